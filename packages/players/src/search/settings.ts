/** How a search goes about its work, as data. */
import type { Weights } from '../evaluation/weights.ts'

export interface SearchSettings {
  /** Games that are sampled and played ahead for a decision. */
  readonly playouts: number
  /** Turns that a playout goes on for after the one that is searched. */
  readonly turnsAhead: number
  /** How strongly what the priorities recommend is tried before what has done well. */
  readonly exploration: number
  /** How many points of priority make an event e times as likely to be tried. */
  readonly temperature: number
  /** How often a playout leaves the list of priorities for an event by chance. */
  readonly noise: number
  readonly weights: Weights
}
