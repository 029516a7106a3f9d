/** The result of an exploration. */

import type { RuleId } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { Clarity } from './showing.ts'

/** Events from the beginning of a game. */
export type Path = readonly GameEvent[]

/** A problem, and a shortest path to it. If an event went wrong, it is the last one of the path. */
export interface Wrong {
  readonly check: string
  readonly says: string
  readonly path: Path
}

/**
 * A path to an event by which a rule accepted something, and a path to an event by which it rejected something. The last event of a path
 * is the evidence. `accepted` is a shortest such path, and `rejected` a shortest one among those that show the rule most clearly. A path
 * is null if no such event was found.
 */
export interface Ways {
  readonly accepted: Path | null
  readonly rejected: Path | null
  /** The grade of how clearly the rejection shows the rule. */
  readonly clarity: Clarity
}

/** The result of exploring one game. */
export interface Explored {
  readonly states: number
  /** The digest of all states in the order in which they were found: equal for equal searches. */
  readonly digest: string
  readonly transitions: number
  /** The number of events on a shortest path to the states that are farthest from the beginning. */
  readonly depth: number
  /** States in which the game is over. */
  readonly ends: number
  /** States from which nothing was sent because of the game's cut. */
  readonly cut: number
  /** True if every reachable state was visited. */
  readonly complete: boolean
  /** States in which unlisted events were tried. */
  readonly probed: number
  /** The first finding of each check. */
  readonly wrong: readonly Wrong[]
  readonly rules: ReadonlyMap<RuleId, Ways>
}
