/** The settings of a search, as data. */
import type { Weights } from '../evaluation/weights.ts'

export interface SearchSettings {
  /** The number of sampled games that are played ahead for a decision. */
  readonly playouts: number
  /** The number of turns for which a playout continues after the searched one. */
  readonly turnsAhead: number
  /** The weight of the priorities against the results so far, in choosing which event to try next. */
  readonly exploration: number
  /** The number of points of priority that make an event e times as likely to be tried. */
  readonly temperature: number
  /** The probability that a playout picks an event at random instead of following the list of priorities. */
  readonly noise: number
  readonly weights: Weights
}
