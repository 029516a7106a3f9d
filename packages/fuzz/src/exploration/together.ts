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

const accepting = (games: readonly ExploredGame[], rule: RuleId): Shortest | null => {
  let best: Shortest | null = null
  for (const { game, explored } of games) {
    const path = explored.rules.get(rule)?.accepted ?? null
    if (path !== null && (best === null || path.length < best.path.length)) best = { game, path }
  }
  return best
}

/** The clearest way to show that a rule rejects something; of equally clear ways the shortest. */
const rejecting = (games: readonly ExploredGame[], rule: RuleId): Rejecting | null => {
  let best: Rejecting | null = null
  for (const { game, explored } of games) {
    const ways = explored.rules.get(rule)
    if (ways === undefined || ways.rejected === null) continue
    const { rejected: path, telling } = ways
    const isBetter =
      best === null || telling > best.telling || (telling === best.telling && path.length < best.path.length)
    if (isBetter) best = { game, path, telling }
  }
  return best
}

/** The evidence of the games for one rule. */
export const ruleShown = (games: readonly ExploredGame[], rule: RuleId): BothWaysShown => ({
  rule,
  accepted: accepting(games, rule),
  rejected: rejecting(games, rule),
})

/** Every rule that an event can show, with the shortest ways found. */
export const rulesShown = (games: readonly ExploredGame[]): readonly BothWaysShown[] =>
  RULES_OF_EVENTS.map((rule) => ruleShown(games, rule))
