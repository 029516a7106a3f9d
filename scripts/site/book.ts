/** All that the book tells of, and what leads from one thing to another: rules, rulings, states, clauses, events, cards. */
import { gameChart } from '../../machines/gameChart.ts'
import { legalEvents } from '../../src/engine/listing/legalEvents.ts'
import { cards } from '../../src/game/cards/cards.ts'
import { rulebook } from '../../src/game/rulebook/rulebook.ts'
import type { Clause } from '../../src/game/rules/clause.ts'
import { RULES } from '../../src/game/rules/clauses.ts'
import { chartGraph } from '../../src/view/chart/graph.ts'
import { RULINGS } from '../../test/rulings/cases/rulings.ts'
import type { Ruling } from '../../test/rulings/ruling.ts'
import type { RuleCase } from '../../test/support/ruleCases.ts'
import { refusedAfter, triedInRuling } from './cases.ts'
import { after, afterEvents, type ShownCase, shown } from './shown.ts'

export const graph = chartGraph(gameChart)

export const clauses = Object.entries(RULES as unknown as Readonly<Record<string, Clause>>)

/** The rules that a clause stands for: its own, and others where it guards certain events. */
export const rulesOfClause = ({ rule, ruleOn }: Clause): readonly string[] => [
  ...new Set([rule, ...Object.values(ruleOn ?? {})]),
]

/** The clauses that a rule is enforced by. */
export const clausesOf = (rule: string): readonly string[] =>
  clauses.filter(([, clause]) => rulesOfClause(clause).includes(rule)).map(([name]) => name)

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

/** What the case is called that comes after an allowed event. */
export const AFTERWARDS = 'What is refused after that'

/** What is refused after an allowed event, for a chapter whose cases refuse nothing: its rule makes things happen. */
const refusalAfter = (one: ShownCase): readonly ShownCase[] => {
  const next = after(one)
  const found = next === null || one.event === null ? null : refusedAfter(next, one.event)
  if (found === null || one.event === null) return []
  const before = [...one.before, one.event]
  const refused = shown({ from: one.from, before, event: found.event, refused: found.codes }, AFTERWARDS)
  return [found.event === one.event ? { ...refused, says: `${one.says}, once more` } : refused]
}

/** What is allowed on the board of a case, for a chapter that is about refusals only. */
const allowedBeside = ({ from, before }: ShownCase): readonly ShownCase[] => {
  const at = afterEvents(from, before)
  if (at === null) return []
  const all = legalEvents(at)
  const event = all.find(({ type }) => type === 'END_TURN') ?? all[0]
  return event === undefined ? [] : [shown({ from, before, event, refused: [] }, 'What is allowed there')]
}

const firstOf = (cases: readonly ShownCase[], make: (one: ShownCase) => readonly ShownCase[]): readonly ShownCase[] => {
  for (const one of cases) {
    const made = make(one)
    if (made.length > 0) return made
  }
  return []
}

/** Every chapter has an event that is allowed and one that is refused. */
const bothSides = (cases: readonly ShownCase[]): readonly ShownCase[] => [
  ...cases,
  ...(cases.some(({ allowed }) => allowed) ? [] : firstOf(cases, allowedBeside)),
  ...(cases.some(({ allowed }) => !allowed) ? [] : firstOf(cases, refusalAfter)),
]

/** So many of either kind are shown on a page; the rest is in the tests. */
const MOST = 4

const some = (cases: readonly ShownCase[]): readonly ShownCase[] => {
  const once = cases.filter((one, at) => cases.findIndex((two) => JSON.stringify(two) === JSON.stringify(one)) === at)
  return [
    ...once.filter(({ allowed }) => allowed).slice(0, MOST),
    ...once.filter(({ allowed }) => !allowed).slice(0, MOST),
  ]
}

const chapterOfRule = (id: string, says: string, all: readonly RuleCase[]): Chapter => {
  const own = all.filter(({ rule }) => rule === id)
  const cases = own.flatMap(({ what, side, tried }) => {
    const refused = tried.filter((one) => one.refused.length > 0)
    // What a test plays on its way to a refusal says nothing by itself.
    const telling = side === 'rejects' && refused.length > 0 ? refused : tried
    const title = side === 'accepts' || refused.length > 0 ? what : `It does not come to: ${what}`
    return telling.map((one) => shown(one, title))
  })
  return { id, path: `rules/${id}.html`, says, cases: some(bothSides(cases)) }
}

/** Gathers the book. */
export const gathered = (all: readonly RuleCase[]): Book => ({
  rules: rulebook.map(({ id, says }) => chapterOfRule(id, says, all)),
  rulings: RULINGS.map((ruling) => {
    const cases = ruling.cases.flatMap((one) => triedInRuling(one).map((tried) => shown(tried, one.shows)))
    return {
      id: ruling.id,
      path: `rulings/${ruling.id}.html`,
      says: ruling.says,
      cases: some(bothSides(cases)),
      ruling,
    }
  }),
})

export const isKnownCard = (id: string): boolean => Object.hasOwn(cards, id)
