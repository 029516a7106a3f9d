/** React hooks for a game. A component renders again only when the part of the game that it selects has changed. */
import { dequal } from 'dequal/lite'
import type { Request } from '../engine/play/request.ts'
import type { Playable } from '../engine/session/playable.ts'
import type { Session } from '../engine/session/session.ts'
import type { Snapshot } from '../engine/stepper/snapshot.ts'
import type { GameEvent } from '../game/model/events.ts'
import type { PlayerId } from '../game/model/players.ts'
import type { Violation } from '../game/rules/violation.ts'
import { useSelected } from './useSelected.ts'

/** Compares two selections. Default: `Object.is`. */
export type IsEqual<Selected> = (a: Selected, b: Selected) => boolean

const whole = (snapshot: Snapshot): Snapshot => snapshot

/** The two overloads of `useGame`. */
interface UseGame {
  (game: Playable): Snapshot
  <Selected>(game: Playable, select: (snapshot: Snapshot) => Selected, isEqual?: IsEqual<Selected>): Selected
}

/**
 * The state of a game, or a selection from it. `game` is a session, a seat, or anything else `Playable`. The selector
 * may be written inline; pass `isEqual` if it creates a new object each time.
 */
export const useGame: UseGame = <Selected>(
  game: Playable,
  select: (snapshot: Snapshot) => Selected | Snapshot = whole,
  isEqual: IsEqual<Selected | Snapshot> = Object.is,
): Selected | Snapshot => useSelected(game, select, isEqual)

/** The two overloads of `useView`. */
interface UseView {
  (session: Session, player: PlayerId): Snapshot
  <Selected>(
    session: Session,
    player: PlayerId,
    select: (snapshot: Snapshot) => Selected,
    isEqual?: IsEqual<Selected>,
  ): Selected
}

/** One player's view of a session, or a selection from it. */
export const useView: UseView = <Selected>(
  session: Session,
  player: PlayerId,
  select: (snapshot: Snapshot) => Selected | Snapshot = whole,
  isEqual: IsEqual<Selected | Snapshot> = Object.is,
): Selected | Snapshot => useSelected(session.seat(player), select, isEqual)

/**
 * The pending request: who must act, and the options; null when the game is over. The same object is returned while the content of the
 * request is unchanged.
 */
export const useRequest = (game: Playable): Request | null => useSelected(game, () => game.request(), dequal)

const all = (): boolean => true

/**
 * Every legal event, or those for which `keep` (which may be written inline) returns true. The same array is returned while its content is
 * unchanged.
 */
export const useLegalEvents = (game: Playable, keep: (event: GameEvent) => boolean = all): readonly GameEvent[] =>
  useSelected(game, () => game.legalEvents().filter(keep), dequal)

const NO_REASONS: readonly Violation[] = []

/** Every reason why an event would be refused now. Empty if the event would be accepted, or if it is null. */
export const useWhyNot = (game: Playable, event: GameEvent | null): readonly Violation[] =>
  useSelected(game, () => (event === null ? NO_REASONS : game.whyNot(event)), dequal)
