/** What anybody needs of a game who shows or plays it, be it a whole session, the seat of one player, or a game elsewhere. */
import type * as E from '#fp-ts/Either'
import type { GameEvent } from '../../game/model/events.ts'
import type { Violation } from '../../game/rules/violation.ts'
import type { Rejection } from '../play/play.ts'
import type { Request } from '../play/request.ts'
import type { Snapshot } from '../stepper/snapshot.ts'

/** Ends a subscription. Ending it twice does nothing. */
export type Unsubscribe = () => void

/** A game as a user interface sees it. What it gives is the same object for as long as the game stands where it stands. */
export interface Playable {
  /** Where the game stands: the state of the chart and the game, or what its player sees of it. */
  readonly state: () => Snapshot
  /** Who must act, and between what; null when the game is over. */
  readonly request: () => Request | null
  /** Every event that may be sent now, in the order of the chart. Conceding is not listed, though always possible. */
  readonly legalEvents: () => readonly GameEvent[]
  /** Whether an event would be accepted. Takes anything, never throws. */
  readonly can: (event: unknown) => boolean
  /** Every reason why an event would be refused, each with the id of its rule; none when it would be accepted. Never throws. */
  readonly whyNot: (event: unknown) => readonly Violation[]
  /** Sends an event: an `Either` with every reason on the left. A refused event changes nothing. */
  readonly send: (event: unknown) => E.Either<Rejection, unknown>
  /** Calls back after every change, until it is ended. */
  readonly subscribe: (listener: () => void) => Unsubscribe
}
