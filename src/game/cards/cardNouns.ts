/** Writes the nouns for cards in card texts. */
import type { CardFilter } from '../model/cardFilter.ts'
import type { CardRule } from '../model/cardRules.ts'

const CARD_KINDS = { Pokemon: 'Pokémon', Energy: 'Energy card', Trainer: 'Trainer card' } as const

/** The noun for the cards with each rule box. */
const RULE_NOUNS: { readonly [Rule in CardRule]: string } = {
  V: 'Pokémon V',
  VMAX: 'Pokémon VMAX',
  VSTAR: 'Pokémon VSTAR',
  GX: 'Pokémon-GX',
  EX: 'Pokémon-EX',
  ex: 'Pokémon ex',
  'TAG TEAM': 'TAG TEAM',
  'ACE SPEC': 'ACE SPEC card',
  Radiant: 'Radiant Pokémon',
}

/** The keys of a card filter that ask for a property which only Pokémon cards have. */
const OF_POKEMON = [
  'stage',
  'evolution',
  'evolvesFrom',
  'hpAtMost',
  'retreatCost',
  'hasAbility',
  'ability',
  'attack',
] as const

const cardNoun = (filter: CardFilter): string => {
  const { kind, trainer, basicEnergy, rule } = filter
  if (rule !== undefined) return RULE_NOUNS[rule]
  if (trainer !== undefined) return trainer === 'Tool' ? 'Pokémon Tool card' : `${trainer} card`
  if (kind === 'Pokemon' || OF_POKEMON.some((key) => filter[key] !== undefined)) return CARD_KINDS.Pokemon
  if (basicEnergy !== undefined) return CARD_KINDS.Energy
  return kind === undefined ? 'card' : CARD_KINDS[kind]
}

/** The noun phrase for the cards that a filter allows. `many`: in the plural ("Pokémon" is its own plural). */
export const filterWords = (filter: CardFilter, many: boolean): string => {
  const { any, not, ...own } = filter
  const alternatives = (any ?? []).map((one) => filterWords({ ...own, ...one }, many)).join(' or ')
  const besides = not === undefined ? '' : ` except for ${filterWords(not, true)}`
  return `${alternatives === '' ? ownWords(own, many) : alternatives}${besides}`
}

const ownWords = (filter: CardFilter, many: boolean): string => {
  const noun = cardNoun(filter)
  const words = [
    filter.basicEnergy === undefined ? '' : filter.basicEnergy ? 'basic' : 'Special',
    filter.type ?? '',
    filter.label ?? '',
    filter.stage ?? '',
    filter.evolution === undefined ? '' : filter.evolution ? 'Evolution' : 'not evolved',
    many && noun.endsWith('card') ? `${noun}s` : noun,
    filter.named === undefined ? '' : `named ${filter.named}`,
    filter.namePart === undefined ? '' : `with "${filter.namePart}" in the name`,
    filter.ruleBox === undefined ? '' : `${filter.ruleBox ? 'with' : 'without'} a rule box`,
    filter.evolvesFrom === undefined ? '' : `that ${many ? 'evolve' : 'evolves'} from ${filter.evolvesFrom}`,
    filter.hpAtMost === undefined ? '' : `with ${filter.hpAtMost} HP or less`,
    filter.retreatCost === undefined ? '' : `with a Retreat Cost of exactly ${filter.retreatCost}`,
    filter.hasAbility === undefined ? '' : `${filter.hasAbility ? 'with' : 'without'} an Ability`,
    filter.ability === undefined ? '' : `with the Ability ${filter.ability}`,
    filter.attack === undefined ? '' : `with the attack ${filter.attack}`,
  ]
  return words.filter((word) => word !== '').join(' ')
}
