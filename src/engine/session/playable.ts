/** The interface for showing or playing a game, which sessions, seats and remote games implement. */
import type * as E from '#fp-ts/Either'
import type { GameEvent } from '../../game/model/events.ts'
import type { Violation } from '../../game/rules/violation.ts'
import type { Rejection } from '../play/play.ts'
import type { Request } from '../play/request.ts'
import type { Snapshot } from '../stepper/snapshot.ts'

/** Ends a subscription. Ending it twice does nothing. */
export type Unsubscribe = () => void

/** A game for a user interface. While the game does not change, `state`, `request` and `legalEvents` return the same objects. */
export interface Playable {
  /** The current snapshot. A seat returns its player's view of it. */
  readonly state: () => Snapshot
  /** The pending request: who must act, and the options; null when the game is over. */
  readonly request: () => Request | null
  /**
   * The legal events in the order of the chart. Conceding and changes by hand are not listed, although they may be possible, and a shuffle
   * is listed with one order. A seat lists only the events of its player.
   */
  readonly legalEvents: () => readonly GameEvent[]
  /** True if an event would be accepted. Never throws. */
  readonly can: (event: GameEvent) => boolean
  /** Every reason for refusing an event, each with a rule id; empty if the event would be accepted. Never throws. */
  readonly whyNot: (event: GameEvent) => readonly Violation[]
  /**
   * Sends an event. If the event is refused, the left side has every reason, and nothing changes. Use `readEvent` to read an event from a
   * message.
   */
  readonly send: (event: GameEvent) => E.Either<Rejection, unknown>
  /** Calls the listener after every change until the subscription ends. */
  readonly subscribe: (listener: () => void) => Unsubscribe
}
