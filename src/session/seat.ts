/** Models one player's place at a session: what that player sees, and the events that are that player's to send. */
import * as E from 'fp-ts/lib/Either.js'
import { once } from '../board/once.ts'
import type { Played, Rejection } from '../engine/play.ts'
import { readEvent } from '../engine/readEvent.ts'
import type { Snapshot } from '../engine/snapshot.ts'
import type { Fact } from '../model/facts.ts'
import type { PlayerId } from '../model/players.ts'
import type { Violation } from '../rules/violation.ts'
import type { HistoryEntry } from './history.ts'
import { legalEventsAt, reasonsAt, requestAt, viewAt } from './known.ts'
import type { Playable } from './playable.ts'

/** What one player may see and do. Nothing that it gives tells of a card that is hidden from that player. */
export interface Seat extends Playable {
  readonly player: PlayerId
  /** Sends an event of this player. On the right: where the game stands now and what happened, as this player sees it. */
  readonly send: (event: unknown) => E.Either<Rejection, Played>
  /** What happened with each accepted event, oldest first, as this player saw it. */
  readonly facts: () => readonly (readonly Fact[])[]
}

/** What a seat needs of its session. */
export interface Seated extends Playable {
  readonly send: (event: unknown) => E.Either<Rejection, Played>
  readonly history: () => readonly HistoryEntry[]
}

/** Why an event is not this player's to send, or null. */
const notYours = (snapshot: Snapshot, player: PlayerId, event: unknown): Violation | null => {
  const read = readEvent(event)
  if (E.isLeft(read) || ('player' in read.right && read.right.player === player)) return null
  const { players } = snapshot.game
  const whose =
    'player' in read.right ? `${players[read.right.player].name} decides this` : 'The host answers for chance'
  return {
    rule: 'GR.6',
    code: 'NOT_YOUR_CHOICE',
    message: `${whose}, not ${players[player].name}.`,
    remedy: null,
  }
}

/** The seat of a player at a session. */
export const seatAt = (session: Seated, player: PlayerId): Seat => {
  const state = (): Snapshot => viewAt(session.state(), player)
  const ownEventsAt = once((seen: Snapshot) =>
    legalEventsAt(seen).filter((event) => 'player' in event && event.player === player),
  )
  const whyNot = (event: unknown): readonly Violation[] => {
    const other = notYours(session.state(), player, event)
    return other === null ? reasonsAt(state(), event) : [other]
  }
  const seenFacts = once(({ snapshot }: HistoryEntry) => viewAt(snapshot, player).game.facts)
  return {
    player,
    state,
    request: () => requestAt(state()),
    legalEvents: () => ownEventsAt(state()),
    can: (event) => whyNot(event).length === 0,
    whyNot,
    send: (event) => {
      const [first, ...others] = whyNot(event)
      if (first !== undefined) return E.left({ rejected: event, violations: [first, ...others] })
      return E.map((): Played => ({ snapshot: state(), facts: state().game.facts }))(session.send(event))
    },
    subscribe: session.subscribe,
    facts: () => session.history().map(seenFacts),
  }
}
