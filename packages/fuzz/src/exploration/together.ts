/** Merges the results of several games: the best paths that show each rule, and the rules that no game has shown. */
import type { RuleId } from 'ptcg-turn-engine'
import { RULES_OF_EVENTS } from '../coverage/evidence.ts'
import type { Path } from './explored.ts'
import type { ExploredGame } from './exploring.ts'
import type { SmallGame } from './games.ts'
import type { Clarity } from './showing.ts'

/** A path that shows a rule, and the game to which it belongs. */
export interface Shortest {
  readonly game: SmallGame
  readonly path: Path
}

/** A path that shows a rule rejecting something, the game to which it belongs, and how clearly it shows the rule. */
export interface Rejecting extends Shortest {
  readonly clarity: Clarity
}

/** The best paths on which a rule accepts and rejects something. A path is null if no game has shown the rule in this way. */
export interface BothWaysShown {
  readonly rule: RuleId
  readonly accepted: Shortest | null
  readonly rejected: Rejecting | null
}

/** The path that shows a rule most clearly; among equally clear paths the shortest, and among those the first. */
const best = (ways: readonly Rejecting[]): Rejecting | null =>
  ways.toSorted((one, other) => other.clarity - one.clarity || one.path.length - other.path.length)[0] ?? null

const waysIn = (games: readonly ExploredGame[], rule: RuleId, way: 'accepted' | 'rejected'): readonly Rejecting[] =>
  games.flatMap(({ game, explored }) => {
    const ways = explored.rules.get(rule)
    const path = ways?.[way] ?? null
    return path === null ? [] : [{ game, path, clarity: way === 'rejected' ? (ways?.clarity ?? 0) : 0 }]
  })

/** The evidence of the games for one rule. */
export const ruleShown = (games: readonly ExploredGame[], rule: RuleId): BothWaysShown => ({
  rule,
  accepted: best(waysIn(games, rule, 'accepted')),
  rejected: best(waysIn(games, rule, 'rejected')),
})

/** Every rule that an event can show, with the best paths found. */
export const rulesShown = (games: readonly ExploredGame[]): readonly BothWaysShown[] =>
  RULES_OF_EVENTS.map((rule) => ruleShown(games, rule))
