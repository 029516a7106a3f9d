/** Merges the results of several games: the shortest way for each rule, and the rules that nothing has shown. */
import type { RuleId } from 'ptcg-turn-engine'
import { RULES_OF_EVENTS } from '../coverage/evidence.ts'
import type { Path } from './explored.ts'
import type { ExploredGame } from './exploring.ts'
import type { SmallGame } from './games.ts'
import type { HowTelling } from './showing.ts'

/** A way to show a rule, and its game. */
export interface Shortest {
  readonly game: SmallGame
  readonly path: Path
}

/** A way to show that a rule rejects something, its game, and how clearly it shows the rule. */
export interface Rejecting extends Shortest {
  readonly telling: HowTelling
}

/** The shortest ways to show a rule, or null if no game has shown it. */
export interface BothWaysShown {
  readonly rule: RuleId
  readonly accepted: Shortest | null
  readonly rejected: Rejecting | null
}

/** The clearest way to show a rule; of equally clear ways the shortest, and the first of those. */
const best = (ways: readonly Rejecting[]): Rejecting | null =>
  ways.toSorted((one, other) => other.telling - one.telling || one.path.length - other.path.length)[0] ?? null

const waysIn = (games: readonly ExploredGame[], rule: RuleId, way: 'accepted' | 'rejected'): readonly Rejecting[] =>
  games.flatMap(({ game, explored }) => {
    const ways = explored.rules.get(rule)
    const path = ways?.[way] ?? null
    return path === null ? [] : [{ game, path, telling: way === 'rejected' ? (ways?.telling ?? 0) : 0 }]
  })

/** The evidence of the games for one rule. */
export const ruleShown = (games: readonly ExploredGame[], rule: RuleId): BothWaysShown => ({
  rule,
  accepted: best(waysIn(games, rule, 'accepted')),
  rejected: best(waysIn(games, rule, 'rejected')),
})

/** Every rule that an event can show, with the shortest ways found. */
export const rulesShown = (games: readonly ExploredGame[]): readonly BothWaysShown[] =>
  RULES_OF_EVENTS.map((rule) => ruleShown(games, rule))
