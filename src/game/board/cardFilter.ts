/** Tests cards against filters, with which texts describe cards. */

import type { CardFilter } from '../model/cardFilter.ts'
import { type CardRule, RULES_WITHIN } from '../model/cardRules.ts'
import type { CardDefinition, PokemonDefinition } from '../model/cards.ts'
import type { EnergyType } from '../model/energy.ts'
import type { Ruleset } from '../model/ruleset.ts'
import { EVOLVES } from '../model/stages.ts'
import { memoize } from './memoize.ts'

const hasType = (card: CardDefinition, type: EnergyType): boolean =>
  card.kind === 'Pokemon'
    ? card.types.includes(type)
    : card.kind === 'Energy' && card.provides.some((unit) => unit.includes(type))

const hasRule = ({ rules = [] }: CardDefinition, rule: CardRule): boolean =>
  rules.some((one) => one === rule || RULES_WITHIN[rule]?.includes(one))

/** True if a card has a rule box. A Prism Star card has one too. */
const hasRuleBox = ({ rules = [], discardsToLostZone }: CardDefinition): boolean =>
  rules.length > 0 || discardsToLostZone === true

/** The parameters of an era that define the kinds of Trainer cards (T2D.2). */
type TrainerKinds = Pick<Ruleset, 'toolsAreItems'>

const isTrainer = (card: CardDefinition, kind: CardFilter['trainer'], { toolsAreItems }: TrainerKinds): boolean =>
  card.kind === 'Trainer' && (card.trainer === kind || (toolsAreItems && kind === 'Item' && card.trainer === 'Tool'))

/** The properties in a filter that may have changed for a Pokémon in play. */
interface Changeable {
  /** True if the filter depends on Abilities, which the Pokémon may have lost. */
  readonly abilities: boolean
  /** True if the filter depends on a type, which an effect may have changed. */
  readonly type: boolean
}

/** Memoized, because filters never change. */
export const changeableIn: (filter: CardFilter) => Changeable = memoize((filter: CardFilter): Changeable => {
  const inside = [...(filter.any ?? []), ...(filter.not === undefined ? [] : [filter.not])].map(changeableIn)
  return {
    abilities: (filter.hasAbility ?? filter.ability) !== undefined || inside.some(({ abilities }) => abilities),
    type: filter.type !== undefined || inside.some(({ type }) => type),
  }
})

/** Tests a card against one property of a filter. */
type Ask<Key extends keyof CardFilter> = (
  asked: NonNullable<CardFilter[Key]>,
  card: CardDefinition,
  era: TrainerKinds,
) => boolean

/** Makes a test of Pokémon that is false for all other cards. */
const ofPokemon =
  <Asked>(ask: (asked: Asked, card: PokemonDefinition) => boolean) =>
  (asked: Asked, card: CardDefinition): boolean =>
    card.kind === 'Pokemon' && ask(asked, card)

const ASKS: { readonly [Key in keyof CardFilter]-?: Ask<Key> } = {
  kind: (kind, card) => card.kind === kind,
  stage: ofPokemon((stage, card) => card.stage === stage),
  evolution: ofPokemon((evolution, { stage }) => evolution === (EVOLVES[stage] === true)),
  evolvesFrom: ofPokemon((name, { evolvesFrom }) => evolvesFrom === name),
  hpAtMost: ofPokemon((most, { hp }) => hp <= most),
  retreatCost: ofPokemon((cost, { retreatCost }) => retreatCost === cost),
  hasAbility: ofPokemon((has, { abilities = [] }) => has === abilities.length > 0),
  ability: ofPokemon((named, { abilities = [] }) => abilities.some(({ name }) => name === named)),
  attack: ofPokemon((named, { attacks }) => attacks.some(({ name }) => name === named)),
  trainer: (kind, card, era) => isTrainer(card, kind, era),
  basicEnergy: (basic, card) => card.kind === 'Energy' && card.basic === basic,
  type: (type, card) => hasType(card, type),
  named: (name, card) => card.name === name,
  namePart: (part, card) => card.name.includes(part),
  label: (label, card) => card.labels?.includes(label) === true,
  rule: (rule, card) => hasRule(card, rule),
  ruleBox: (has, card) => hasRuleBox(card) === has,
  any: (filters, card, era) => filters.some((one) => matches(card, one, era)),
  not: (filter, card, era) => !matches(card, filter, era),
}

type Test = (card: CardDefinition, era: TrainerKinds) => boolean

/** The tests of a filter, memoized because filters never change. */
const testsOf = memoize((filter: CardFilter): readonly Test[] =>
  (Object.keys(ASKS) as (keyof CardFilter)[]).flatMap((key) => {
    const asked = filter[key]
    if (asked === undefined) return []
    const ask = ASKS[key] as Ask<keyof CardFilter>
    return [(card, era) => ask(asked as never, card, era)]
  }),
)

/** True if the card has every property that the filter gives. A hidden card (null) matches only the empty filter. */
export const matches = (card: CardDefinition | null, filter: CardFilter, era: TrainerKinds): boolean => {
  const tests = testsOf(filter)
  if (card === null) return tests.length === 0
  for (const test of tests) if (!test(card, era)) return false
  return true
}
