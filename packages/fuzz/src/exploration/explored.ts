/** What an exploration came to. */

import type { RuleId } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { HowTelling } from './showing.ts'

/** Events from the beginning of a game. */
export type Path = readonly GameEvent[]

/** What is wrong, and a shortest way there; the last event is the one that went wrong, where one did. */
export interface Wrong {
  readonly check: string
  readonly says: string
  readonly path: Path
}

/** A shortest way to show a rule either way; the last event is the one that shows it. Null: it was not shown. */
export interface Ways {
  readonly accepted: Path | null
  readonly rejected: Path | null
  /** How well the refusal shows it. */
  readonly telling: HowTelling
}

/** What the exploration of one game came to. */
export interface Explored {
  readonly states: number
  readonly transitions: number
  /** Events on the shortest way to the states farthest from the beginning. */
  readonly depth: number
  /** States in which the game is over. */
  readonly ends: number
  /** States from which, by the cut of the game, nothing was sent. */
  readonly cut: number
  /** Whether every state that can be reached was. */
  readonly complete: boolean
  /** States in which what is not listed was tried. */
  readonly probed: number
  /** The first thing found by each check. */
  readonly wrong: readonly Wrong[]
  readonly rules: ReadonlyMap<RuleId, Ways>
}
