/** Everything that a machine reports of one event: every microstep in order, and the final state. */
import type { Snapshot } from 'ptcg-turn-engine'
import type { Game, GameEvent } from 'ptcg-turn-engine/model'

/** One transition taken. */
export interface Taken {
  readonly from: string
  readonly to: string
  /** The source, the event, and the index of the transition among those of both. */
  readonly transition: string
  /** The actions the machine says it ran, in order; null where it does not say. */
  readonly listed: readonly string[] | null
  /** The actions that were called, in order; null if they were not recorded. */
  readonly ran: readonly string[] | null
  readonly game: Game
}

/** The result of one event, or of the beginning. */
export interface Course {
  readonly microsteps: readonly Taken[]
  /** Where it rests; null when it goes round in a circle. */
  readonly end: Snapshot | null
  /** The snapshot is the very same object as before. */
  readonly same: boolean
  /** The chart is over: it takes no event any more. */
  readonly done: boolean
}

/** A machine on its way: it begins when it is made, and is sent one event after another. */
export interface Runner {
  readonly begun: Course
  readonly send: (event: GameEvent) => Course
}

/** The maximum number of microsteps, more than any terminating event causes here. */
export const MAX_MICROSTEPS = 300

/** How both machines say that a transition waits until its source is done. */
export const WHEN_DONE = 'its end'

/** The one way in which both machines name a transition. */
export const transitionName = (source: string, event: string | null, index: number): string =>
  `${source === '' ? 'the root' : source} ${event === null ? 'by itself' : `on ${event}`} #${index}`

/** How both machines name the first microstep, which enters the initial states. */
export const BEGINNING = 'the beginning'
