/**
 * Collects the contents of the living rulebook, called the book, and the links between them: rules, rulings, states, clauses, events,
 * cards.
 */

import { cards, rulebook } from 'ptcg-turn-engine'
import { type ChartTransition, chartGraph } from 'ptcg-turn-engine/chart'
import type { Clause } from 'ptcg-turn-engine/internal/game/rules/clause'
import { RULES, STEERING } from 'ptcg-turn-engine/internal/game/rules/clauses'
import { gameChart } from 'ptcg-turn-engine/machines'
import type { ShownCase } from 'ptcg-turn-engine-conformance'
import { chapterCases } from 'ptcg-turn-engine-conformance/internal/suite/chapterCases'
import type { WrittenCase } from 'ptcg-turn-engine-conformance/internal/suite/writtenCases'
import { RULINGS } from '../../../test/rulings/cases/rulings.ts'
import type { Ruling } from '../../../test/rulings/ruling.ts'

export const graph = chartGraph(gameChart)

export const clauses = Object.entries(RULES as unknown as Readonly<Record<string, Clause>>)

/** The rules of a clause: its own rule, and those that it enforces on certain events. */
export const rulesOfClause = ({ rule, ruleOn }: Clause): readonly string[] => [
  ...new Set([rule, ...Object.values(ruleOn ?? {})]),
]

/** The clauses that enforce a rule. */
export const clausesEnforcing = (rule: string): readonly string[] =>
  clauses.filter(([, clause]) => rulesOfClause(clause).includes(rule)).map(([name]) => name)

/** The clauses that steer automatic transitions. */
export const steering: readonly string[] = Object.keys(STEERING)

/** The transitions that check a clause. */
export const stepsThatAsk = (name: string): readonly ChartTransition[] =>
  graph.transitions.filter(({ clauses: asked }) => asked.includes(name))

/** The rules cited by the transitions that check a clause. */
export const rulesSteeredBy = (name: string): readonly string[] => [
  ...new Set(stepsThatAsk(name).flatMap(({ cite }) => cite)),
]

/** The steering clauses of the transitions that cite a rule. */
export const steeringOf = (rule: string): readonly string[] =>
  steering.filter((name) => rulesSteeredBy(name).includes(rule))

/** The events accepted in the states to which the transitions with a clause lead. */
export const eventsBehind = (name: string): readonly string[] => {
  const into = new Set(stepsThatAsk(name).map(({ target }) => target))
  const taken = graph.transitions.flatMap(({ source, event }) => (event !== null && into.has(source) ? [event] : []))
  return [...new Set(taken)]
}

/** The steering clauses that lead to a state in which an event is accepted. */
export const steeringTo = (event: string): readonly string[] =>
  steering.filter((name) => eventsBehind(name).includes(event))

/** A rule or a ruling with its cases. */
export interface Chapter {
  readonly id: string
  readonly path: string
  readonly says: string
  readonly cases: readonly ShownCase[]
}

export interface Book {
  readonly rules: readonly Chapter[]
  readonly rulings: readonly (Chapter & { readonly ruling: Ruling })[]
}

/** Collects the book. */
export const gatherBook = (written: readonly WrittenCase[]): Book => ({
  rules: rulebook.map(({ id, says }) => ({ id, path: `rules/${id}.html`, says, cases: chapterCases(id, written) })),
  rulings: RULINGS.map((ruling) => {
    const { id, says } = ruling
    return { id, path: `rulings/${id}.html`, says, cases: chapterCases(id, written), ruling }
  }),
})

export const isKnownCard = (id: string): boolean => Object.hasOwn(cards, id)
