/** The interface for showing or playing a game: implemented by a session, by one player's seat, and by remote games. */
import type * as E from '#fp-ts/Either'
import type { GameEvent } from '../../game/model/events.ts'
import type { Violation } from '../../game/rules/violation.ts'
import type { Rejection } from '../play/play.ts'
import type { Request } from '../play/request.ts'
import type { Snapshot } from '../stepper/snapshot.ts'

/** Ends a subscription. Ending it twice does nothing. */
export type Unsubscribe = () => void

/** A game as a user interface sees it. Every method returns the same object as long as the game does not change. */
export interface Playable {
  /** The current state of the chart and the game, or its player's view of it. */
  readonly state: () => Snapshot
  /** The pending request: who must act, and the options; null when the game is over. */
  readonly request: () => Request | null
  /**
   * Every event that may be sent now, in the order of the chart. Conceding is not listed, though it is always possible.
   */
  readonly legalEvents: () => readonly GameEvent[]
  /** True if an event would be accepted. Never throws. */
  readonly can: (event: GameEvent) => boolean
  /** Every reason for refusing an event, each with the id of its rule; empty if it would be accepted. Never throws. */
  readonly whyNot: (event: GameEvent) => readonly Violation[]
  /** Sends an event; `readEvent` makes one of a message from outside. Returns an `Either` with every reason on the left. A refused event changes nothing. */
  readonly send: (event: GameEvent) => E.Either<Rejection, unknown>
  /** Calls the listener after every change until the subscription ends. */
  readonly subscribe: (listener: () => void) => Unsubscribe
}
