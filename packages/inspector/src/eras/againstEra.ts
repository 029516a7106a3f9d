/**
 * Lists how the rules of the current game differ from those of an era. Each difference has the tokens of the parts of the chart to
 * highlight.
 */

import { type RulesetId, rulesets } from 'ptcg-turn-engine'
import { isRuleClause, STEERING } from 'ptcg-turn-engine/internal/game/rules/clauses'
import { ERAS } from 'ptcg-turn-engine/internal/game/rulesets/eraNamed'
import { type EraDifference, eraDifferences } from 'ptcg-turn-engine/internal/view/eras/differences'
import type { Ruleset } from 'ptcg-turn-engine/model'
import type { About } from '../selection.ts'

export interface SelectableDifference extends EraDifference {
  readonly about: readonly About[]
}

export interface AgainstEra {
  readonly id: RulesetId
  readonly name: string
  readonly differences: readonly SelectableDifference[]
  /** The tokens of all differences. */
  readonly all: readonly About[]
}

const isClause = (name: string): boolean => isRuleClause(name) || Object.hasOwn(STEERING, name)

const aboutOf = ({ states, transitions, read }: EraDifference): readonly About[] => [
  ...states.map((path): About => `state:${path}`),
  ...transitions.map((id): About => `transition:${id}`),
  ...read.filter(isClause).map((name): About => `clause:${name}`),
]

/** Every era, the newest first. */
export const ERAS_TO_COMPARE: readonly { readonly id: RulesetId; readonly name: string }[] = ERAS.map((id) => ({
  id,
  name: rulesets[id].name,
})).toReversed()

/** The first era to compare with: the newest one that differs. */
export const firstToCompare = (ruleset: Ruleset): RulesetId =>
  ERAS_TO_COMPARE.find(({ id }) => id !== ruleset.id)?.id ?? 'sword-and-shield'

export const againstEra = (ruleset: Ruleset, id: RulesetId): AgainstEra => {
  const differences = eraDifferences(ruleset, rulesets[id]).map((one) => ({ ...one, about: aboutOf(one) }))
  return { id, name: rulesets[id].name, differences, all: [...new Set(differences.flatMap(({ about }) => about))] }
}
