/** Puts what several games have shown together: for each rule the shortest way, and which rules nothing has shown. */
import type { RuleId } from '../../game/rulebook/rulebook.ts'
import { RULES_OF_EVENTS } from '../coverage/evidence.ts'
import type { Path } from './explored.ts'
import type { ExploredGame } from './exploring.ts'
import type { SmallGame } from './games.ts'

/** A way to show a rule, and the game it is of. */
export interface Shortest {
  readonly game: SmallGame
  readonly path: Path
}

/** The same for a rule that rejects something. */
export interface Rejecting extends Shortest {
  /** No other rule had a part in it. */
  readonly alone: boolean
}

/** The shortest ways to show a rule, or null where no game has shown it. */
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

/** Where one game rejects something by this rule alone, longer ways by it and others do not count. */
const rejecting = (games: readonly ExploredGame[], rule: RuleId): Rejecting | null => {
  let best: Rejecting | null = null
  for (const { game, explored } of games) {
    const ways = explored.rules.get(rule)
    if (ways === undefined || ways.rejected === null) continue
    const { rejected: path, alone } = ways
    const isBetter = best === null || (alone === best.alone ? path.length < best.path.length : alone)
    if (isBetter) best = { game, path, alone }
  }
  return best
}

/** What games have shown of one rule. */
export const ruleShown = (games: readonly ExploredGame[], rule: RuleId): BothWaysShown => ({
  rule,
  accepted: accepting(games, rule),
  rejected: rejecting(games, rule),
})

/** Every rule that an event can show, with the shortest ways there are. */
export const rulesShown = (games: readonly ExploredGame[]): readonly BothWaysShown[] =>
  RULES_OF_EVENTS.map((rule) => ruleShown(games, rule))
