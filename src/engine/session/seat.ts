/** One player's seat at a session. A seat shows the game as its player sees it and accepts only events of its player. */
import * as E from '#fp-ts/Either'
import { memoize } from '../../game/board/memoize.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { Fact } from '../../game/model/facts.ts'
import type { PlayerId } from '../../game/model/players.ts'
import type { Violation } from '../../game/rules/violation.ts'
import type { Played, Rejection } from '../play/play.ts'
import { readEvent } from '../play/readEvent.ts'
import { translateEvent, viewOfFact } from '../play/view.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import type { HistoryEntry } from './history.ts'
import { legalEventsAt, reasonsAt, requestAt, viewAt } from './known.ts'
import type { Playable } from './playable.ts'

/** One player's interface to a game. Nothing that it returns reveals a card that is hidden from that player. */
export interface Seat extends Playable {
  readonly player: PlayerId
  /** Sends an event of this player. The right side has the next snapshot and the facts, as this player sees them. */
  readonly send: (event: GameEvent) => E.Either<Rejection, Played>
  /** The facts of each accepted event, oldest first, as this player saw them. */
  readonly facts: () => readonly (readonly Fact[])[]
}

/** The part of a session that a seat needs. */
export interface Seated extends Playable {
  readonly send: (event: GameEvent) => E.Either<Rejection, Played>
  readonly history: () => readonly HistoryEntry[]
}

/**
 * The reason why this player may not send an event, because the other player or the host must send it; null if the event is the player's
 * own.
 */
const notYours = ({ game }: Snapshot, player: PlayerId, event: GameEvent): Violation | null => {
  if ('player' in event && event.player === player) return null
  const whose = 'player' in event ? `${game.players[event.player].name} decides this` : 'The host answers for chance'
  return {
    rule: 'GR.6',
    code: 'NOT_YOUR_CHOICE',
    clause: null,
    message: `${whose}, not ${game.players[player].name}.`,
    remedy: null,
  }
}

/** The seat of a player at a session. */
export const seatAt = (session: Seated, player: PlayerId): Seat => {
  const state = (): Snapshot => viewAt(session.state(), player)
  const ownEventsAt = memoize((seen: Snapshot) =>
    legalEventsAt(seen).filter((event) => 'player' in event && event.player === player),
  )
  const whyNotRead = (event: GameEvent): readonly Violation[] => {
    const other = notYours(session.state(), player, event)
    return other === null ? reasonsAt(state(), event) : [other]
  }
  const whyNot = (event: GameEvent): readonly Violation[] => {
    const read = readEvent(event)
    return E.isLeft(read) ? read.left : whyNotRead(read.right)
  }
  const playedAs = (snapshot: Snapshot): Played => {
    const seen = viewAt(snapshot, player)
    return { snapshot: seen, facts: seen.game.facts }
  }
  const seenFacts = memoize(({ facts }: HistoryEntry) => facts.map((fact) => viewOfFact(fact, player)))
  return {
    player,
    state,
    request: () => requestAt(state()),
    legalEvents: () => ownEventsAt(state()),
    can: (event) => whyNot(event).length === 0,
    whyNot,
    send: (event) => {
      // The event is read only once, because a getter may return a different value each time.
      const read = readEvent(event)
      if (E.isLeft(read)) return E.left({ rejected: event, violations: read.left })
      const [first, ...others] = whyNotRead(read.right)
      if (first !== undefined) return E.left({ rejected: event, violations: [first, ...others] })
      return E.bimap(
        ({ violations }: Rejection): Rejection => ({ rejected: event, violations }),
        ({ snapshot }: Played) => playedAs(snapshot),
      )(session.send(translateEvent(session.state().game, player, read.right)))
    },
    // The listener is called without the change, which contains the whole game.
    subscribe: (listener) => session.subscribe(() => listener()),
    facts: () => session.history().map(seenFacts),
  }
}
