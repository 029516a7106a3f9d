/** The rulebook as data: every rule with its id, in the order of the game. */
import { AROUND_RULES } from './around.ts'
import { ATTACK_RULES } from './attack.ts'
import type { Rule } from './rule.ts'
import { TURN_RULES } from './turn.ts'

const ALL = [...TURN_RULES, ...ATTACK_RULES, ...AROUND_RULES]

/** The id of a rule, such as `T2C.1`. */
export type RuleId = (typeof ALL)[number]['id']

/** A rule whose id is known to exist. */
export interface CitedRule extends Rule {
  readonly id: RuleId
}

/** Every rule: its id, part of the rulebook, source, and one sentence. */
export const rulebook: readonly CitedRule[] = ALL

const byId = new Map<string, CitedRule>(ALL.map((rule) => [rule.id, rule]))

/** The rule with this id. */
export const ruleOf = (id: RuleId): CitedRule => byId.get(id) as CitedRule
