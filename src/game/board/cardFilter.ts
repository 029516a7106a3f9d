/** Reads whether a card is one that a text asks for. */

import type { CardFilter } from '../model/cardFilter.ts'
import { type CardRule, RULES_WITHIN } from '../model/cardRules.ts'
import type { CardDefinition } from '../model/cards.ts'
import type { EnergyType } from '../model/energy.ts'
import type { Ruleset } from '../model/ruleset.ts'
import { EVOLVES } from '../model/stages.ts'

const hasType = (card: CardDefinition, type: EnergyType): boolean =>
  card.kind === 'Pokemon'
    ? card.types.includes(type)
    : card.kind === 'Energy' && card.provides.some((unit) => unit.includes(type))

const hasRule = ({ rules = [] }: CardDefinition, rule: CardRule): boolean =>
  rules.some((one) => one === rule || RULES_WITHIN[rule]?.includes(one))

/** A Prism Star card has a rule box too. */
const hasRuleBox = ({ rules = [], discardsToLostZone }: CardDefinition): boolean =>
  rules.length > 0 || discardsToLostZone === true

/** What only Pokémon have printed on them. */
const isSuchPokemon = (
  card: CardDefinition,
  { evolution, evolvesFrom, hpAtMost, retreatCost, hasAbility, attack }: CardFilter,
): boolean => {
  if (card.kind !== 'Pokemon')
    return (
      evolution === undefined &&
      evolvesFrom === undefined &&
      hpAtMost === undefined &&
      retreatCost === undefined &&
      hasAbility === undefined &&
      attack === undefined
    )
  if (evolution !== undefined && evolution !== (EVOLVES[card.stage] === true)) return false
  if (evolvesFrom !== undefined && card.evolvesFrom !== evolvesFrom) return false
  if (hpAtMost !== undefined && card.hp > hpAtMost) return false
  if (retreatCost !== undefined && card.retreatCost !== retreatCost) return false
  if (hasAbility !== undefined && hasAbility !== (card.abilities ?? []).length > 0) return false
  return attack === undefined || card.attacks.some(({ name }) => name === attack)
}

/** What of an era says which kinds of Trainer cards there are (T2D.2). */
type TrainerKinds = Pick<Ruleset, 'toolsAreItems'>

const isTrainer = (card: CardDefinition, kind: CardFilter['trainer'], { toolsAreItems }: TrainerKinds): boolean =>
  card.kind === 'Trainer' && (card.trainer === kind || (toolsAreItems && kind === 'Item' && card.trainer === 'Tool'))

/** True if the filter asks for Abilities: those of a Pokémon in play may be taken away. */
export const asksForAbilities = ({ hasAbility, any, not }: CardFilter): boolean =>
  hasAbility !== undefined || any?.some(asksForAbilities) === true || (not !== undefined && asksForAbilities(not))

/** True if the filter asks for a type: that of a Pokémon in play may be another. */
export const asksForType = ({ type, any, not }: CardFilter): boolean =>
  type !== undefined || any?.some(asksForType) === true || (not !== undefined && asksForType(not))

/** Every property that the filter gives holds. A hidden card (null) matches only the empty filter. */
export const matches = (card: CardDefinition | null, filter: CardFilter, era: TrainerKinds): boolean => {
  if (card === null) return Object.keys(filter).length === 0
  if (filter.kind !== undefined && card.kind !== filter.kind) return false
  if (filter.stage !== undefined && !(card.kind === 'Pokemon' && card.stage === filter.stage)) return false
  if (filter.trainer !== undefined && !isTrainer(card, filter.trainer, era)) return false
  if (filter.basicEnergy !== undefined && !(card.kind === 'Energy' && card.basic === filter.basicEnergy)) return false
  if (filter.type !== undefined && !hasType(card, filter.type)) return false
  if (filter.named !== undefined && card.name !== filter.named) return false
  if (filter.namePart !== undefined && !card.name.includes(filter.namePart)) return false
  if (filter.label !== undefined && card.labels?.includes(filter.label) !== true) return false
  if (!isSuchPokemon(card, filter)) return false
  if (filter.rule !== undefined && !hasRule(card, filter.rule)) return false
  if (filter.ruleBox !== undefined && hasRuleBox(card) !== filter.ruleBox) return false
  if (filter.any !== undefined && !filter.any.some((one) => matches(card, one, era))) return false
  if (filter.not !== undefined && matches(card, filter.not, era)) return false
  return true
}
