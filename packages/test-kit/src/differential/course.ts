/** Everything that a machine reports about one event: every microstep in order, and the final state. */
import type { Snapshot } from 'ptcg-turn-engine'
import type { Game, GameEvent } from 'ptcg-turn-engine/model'

/** One transition taken. */
export interface Taken {
  readonly from: string
  readonly to: string
  /** The source, the event, and the index of the transition among those with the same source and event. */
  readonly transition: string
  /** The actions that the machine reports, in order; null if it does not report them. */
  readonly listed: readonly string[] | null
  /** The actions that were called, in order; null if they were not recorded. */
  readonly ran: readonly string[] | null
  readonly game: Game
}

/** The result of one event, or of the beginning of the game. */
export interface Course {
  readonly microsteps: readonly Taken[]
  /** The snapshot at rest; null if the machine loops endlessly. */
  readonly end: Snapshot | null
  /** True if the snapshot is the same object as before. */
  readonly same: boolean
  /** True if the chart is over: it takes no more events. */
  readonly done: boolean
}

/** A running machine: it begins when it is created, and is sent one event after another. */
export interface Runner {
  readonly begun: Course
  readonly send: (event: GameEvent) => Course
}

/** The maximum number of microsteps of an event. Any event that causes more is taken for an endless loop. */
export const MAX_MICROSTEPS = 300

/** The event name with which both machines describe a transition that waits until its source is done. */
export const WHEN_DONE = 'its end'

/** The name of a transition, the same for both machines. */
export const transitionName = (source: string, event: string | null, index: number): string =>
  `${source === '' ? 'the root' : source} ${event === null ? 'by itself' : `on ${event}`} #${index}`

/** The name that both machines give the first microstep, which enters the initial states. */
export const BEGINNING = 'the beginning'
