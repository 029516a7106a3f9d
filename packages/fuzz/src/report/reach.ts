/**
 * Everything that games can reach, and what a campaign has missed: states, transitions, and rules and clauses in both of their ways
 * (accepted and rejected, true and false).
 */

import { rulebook } from 'ptcg-turn-engine'
import type { ChartGraph } from 'ptcg-turn-engine/chart'
import type { Tally } from '../coverage/tally.ts'
import { countFor } from './figures.ts'

export interface ReachedOf {
  /** The names of all rules, states, transitions or clauses that games can reach. */
  readonly all: readonly string[]
  readonly missing: readonly string[]
}

export const REACHES = ['rules', 'states', 'transitions', 'clauses'] as const
export type ReachName = (typeof REACHES)[number]
export type Reach = { readonly [Name in ReachName]: ReachedOf }

const reached = (all: readonly string[], isReached: (name: string) => boolean): ReachedOf => ({
  all,
  missing: all.filter((name) => !isReached(name)),
})

/** Every clause that a transition of the chart refers to, without repetition. */
export const clausesOf = (graph: ChartGraph): readonly string[] => [
  ...new Set(graph.transitions.flatMap(({ clauses }) => clauses)),
]

const NEVER = { accepted: 0, rejected: 0 } as const
const UNASKED = { held: 0, failed: 0 } as const

export const ruleCounts = ({ rules }: Tally, id: string) => (Object.hasOwn(rules, id) ? (rules[id] ?? NEVER) : NEVER)

export const clauseCounts = ({ clauses }: Tally, name: string) =>
  Object.hasOwn(clauses, name) ? (clauses[name] ?? UNASKED) : UNASKED

/**
 * Lists everything that games can reach, and the part of it that this tally has not reached. The root of the chart is left out, since a
 * game is always in it.
 */
export const reachOf = (tally: Tally, graph: ChartGraph): Reach => ({
  rules: reached(
    rulebook.map(({ id }) => id),
    (id) => {
      const { accepted, rejected } = ruleCounts(tally, id)
      return accepted > 0 && rejected > 0
    },
  ),
  states: reached(
    graph.states.filter(({ parent }) => parent !== null).map(({ path }) => path),
    (path) => countFor(tally.states, path) > 0,
  ),
  transitions: reached(
    graph.transitions.map(({ id }) => id),
    (id) => countFor(tally.transitions, id) > 0,
  ),
  clauses: reached(clausesOf(graph), (name) => {
    const { held, failed } = clauseCounts(tally, name)
    return held > 0 && failed > 0
  }),
})

/** The number of names reached. */
export const reachedCount = ({ all, missing }: ReachedOf): number => all.length - missing.length
