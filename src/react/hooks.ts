/** React hooks for a game: a component is drawn again when what it asked for has changed, and not otherwise. */
import { dequal } from 'dequal/lite'
import type { Request } from '../engine/play/request.ts'
import type { Playable } from '../engine/session/playable.ts'
import type { Session } from '../engine/session/session.ts'
import type { Snapshot } from '../engine/stepper/snapshot.ts'
import type { GameEvent } from '../game/model/events.ts'
import type { PlayerId } from '../game/model/players.ts'
import type { Violation } from '../game/rules/violation.ts'
import { useSelected } from './useSelected.ts'

/** When two selections are the same: `Object.is` unless something else is said. */
export type IsEqual<Selected> = (a: Selected, b: Selected) => boolean

const whole = (snapshot: Snapshot): Snapshot => snapshot

/** Gives `useGame` and `useView` their two forms. */
interface UseGame {
  (game: Playable): Snapshot
  <Selected>(game: Playable, select: (snapshot: Snapshot) => Selected, isEqual?: IsEqual<Selected>): Selected
}

/**
 * Where a game stands, or what is selected from it. `game` is a session, a seat, or anything else `Playable`. The selector may be
 * written inline; give `isEqual` where it makes a new object each time.
 */
export const useGame: UseGame = <Selected>(
  game: Playable,
  select: (snapshot: Snapshot) => Selected | Snapshot = whole,
  isEqual: IsEqual<Selected | Snapshot> = Object.is,
): Selected | Snapshot => useSelected(game, select, isEqual)

/** Gives `useView` its two forms. */
interface UseView {
  (session: Session, player: PlayerId): Snapshot
  <Selected>(
    session: Session,
    player: PlayerId,
    select: (snapshot: Snapshot) => Selected,
    isEqual?: IsEqual<Selected>,
  ): Selected
}

/** What one player sees of a session, or what is selected from that. */
export const useView: UseView = <Selected>(
  session: Session,
  player: PlayerId,
  select: (snapshot: Snapshot) => Selected | Snapshot = whole,
  isEqual: IsEqual<Selected | Snapshot> = Object.is,
): Selected | Snapshot => useSelected(session.seat(player), select, isEqual)

/** Who must act, and between what; null when the game is over. An equal request is the same object. */
export const useRequest = (game: Playable): Request | null => useSelected(game, () => game.request(), dequal)

const all = (): boolean => true

/** Every legal event, or those that `keep` lets through (it may be written inline). An equal list is the same object. */
export const useLegalEvents = (game: Playable, keep: (event: GameEvent) => boolean = all): readonly GameEvent[] =>
  useSelected(game, () => game.legalEvents().filter(keep), dequal)

const NO_REASONS: readonly Violation[] = []

/** Every reason why an event would be refused now, none when it would be accepted; none for null, which asks nothing. */
export const useWhyNot = (game: Playable, event: unknown): readonly Violation[] =>
  useSelected(game, () => (event === null ? NO_REASONS : game.whyNot(event)), dequal)
