/** Writes what card texts call Pokémon, cards and numbers. */
import type { CardFilter } from '../model/cardFilter.ts'
import type { CardRule } from '../model/cardRules.ts'
import type { Count, PokemonFilter, PokemonRef, PokemonSet, Who } from '../model/effects.ts'

/** A choice as later sentences refer to it. `whose` is the owner of chosen cards, where that is known. */
export interface NamedChoice {
  readonly name: string
  readonly many: boolean
  readonly whose: Who | null
}

/** What has been told so far: how "this Pokémon" is called, the coins just flipped, and what has been chosen. */
export interface TextSoFar {
  readonly self: string
  readonly coins: number | null
  readonly pokemon: readonly NamedChoice[]
  readonly cards: readonly NamedChoice[]
}

export const THIS_POKEMON = 'this Pokémon'
export const HOLDER = 'the Pokémon this card is attached to'

export const nothingTold = (self: string): TextSoFar => ({ self, coins: null, pokemon: [], cards: [] })

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** "That Pokémon" is the latest one chosen; earlier ones are counted. */
const choiceWords = (choices: readonly NamedChoice[], name: string, one: string, many: string): string => {
  const index = choices.findLastIndex((choice) => choice.name === name)
  const isMany = choices[index]?.many === true
  if (index === choices.length - 1) return isMany ? `those ${many}` : `that ${one}`
  return `the ${ORDINALS[index] ?? 'earlier'} ${isMany ? many : one} chosen`
}

export const cardsWords = (told: TextSoFar, name: string): string => choiceWords(told.cards, name, 'card', 'cards')

export const ownerOfChosen = (told: TextSoFar, name: string): string => {
  const choice = told.cards.find((one) => one.name === name)
  if (choice?.whose === 'you') return 'your'
  if (choice?.whose === 'opponent') return "your opponent's"
  return choice?.many === true ? "their owner's" : "its owner's"
}

export const refWords = (told: TextSoFar, ref: PokemonRef): string => {
  switch (ref) {
    case 'thisPokemon':
      return told.self
    case 'yourActive':
      return 'your Active Pokémon'
    case 'opponentActive':
      return "your opponent's Active Pokémon"
    case 'attacker':
      return 'the Attacking Pokémon'
    default:
      return choiceWords(told.pokemon, ref.chosen, 'Pokémon', 'Pokémon')
  }
}

/** Several Pokémon: `of` is "each of" where something is done to all, "any of" where one of them is picked from. */
export const setWords = (told: TextSoFar, set: PokemonSet, of: 'each of' | 'any of' = 'each of'): string => {
  if (typeof set === 'object' && 'eachChosen' in set) {
    const chosen = choiceWords(told.pokemon, set.eachChosen, 'Pokémon', 'Pokémon')
    return told.pokemon.some(({ name, many }) => name === set.eachChosen && many) ? `${of} ${chosen}` : chosen
  }
  switch (set) {
    case 'eachOfYours':
      return `${of} your Pokémon`
    case 'eachOfYourBench':
      return `${of} your Benched Pokémon`
    case 'eachOfOpponents':
      return `${of} your opponent's Pokémon`
    case 'eachOfOpponentBench':
      return `${of} your opponent's Benched Pokémon`
    default:
      return refWords(told, set)
  }
}

const CARD_KINDS = { Pokemon: 'Pokémon', Energy: 'Energy card', Trainer: 'Trainer card' } as const

/** What cards with a rule box are called. */
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

const cardNoun = ({ kind, trainer, basicEnergy, stage, evolution, rule }: CardFilter): string => {
  if (rule !== undefined) return RULE_NOUNS[rule]
  if (evolution !== undefined) return CARD_KINDS.Pokemon
  if (trainer !== undefined) return trainer === 'Tool' ? 'Pokémon Tool card' : `${trainer} card`
  if (kind === 'Pokemon' || stage !== undefined) return CARD_KINDS.Pokemon
  if (basicEnergy !== undefined) return CARD_KINDS.Energy
  return kind === undefined ? 'card' : CARD_KINDS[kind]
}

/** What kind of cards a filter allows. "Pokémon" has no plural of its own. */
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
    filter.stage ?? '',
    filter.evolution === undefined ? '' : filter.evolution ? 'Evolution' : 'not evolved',
    many && noun.endsWith('card') ? `${noun}s` : noun,
    filter.named === undefined ? '' : `named ${filter.named}`,
    filter.namePart === undefined ? '' : `with "${filter.namePart}" in the name`,
    filter.ruleBox === undefined ? '' : `${filter.ruleBox ? 'with' : 'without'} a rule box`,
  ]
  return words.filter((word) => word !== '').join(' ')
}

/** Which Pokémon in play a filter allows, after "1 of" or "any of". */
export const pokemonFilterWords = (told: TextSoFar, filter: PokemonFilter, by: Who = 'you'): string => {
  const whose = filter.whose === 'you' ? 'your' : by === 'opponent' ? 'their' : "your opponent's"
  const { damaged, hurt, withEnergy, fits, except } = filter
  return [
    `${whose}${filter.where === undefined ? '' : filter.where === 'Bench' ? ' Benched' : ' Active'} ${fits === undefined ? 'Pokémon' : filterWords({ kind: 'Pokemon', ...fits }, true)}`,
    damaged === undefined ? '' : damaged ? 'with damage counters on it' : 'without damage counters on it',
    hurt === undefined ? '' : hurt ? 'that is damaged or in a Special Condition' : 'that is unhurt',
    withEnergy === undefined ? '' : `with ${filterWords({ kind: 'Energy', ...withEnergy }, true)} attached to it`,
    except === undefined ? '' : `other than ${refWords(told, except)}`,
  ]
    .filter((word) => word !== '')
    .join(' ')
}

type Counted = Exclude<Count, number>

/** What is counted, one of them and several. */
const countNoun = (told: TextSoFar, count: Counted): readonly [string, string] => {
  const ofWhose = (whose: Who, yours: string, theirs: string): string => (whose === 'you' ? yours : theirs)
  switch (count.count) {
    case 'heads':
      return ['heads', 'heads']
    case 'tails':
      return ['tails', 'tails']
    case 'damageCountersOn': {
      const on = refWords(told, count.pokemon)
      return [`damage counter on ${on}`, `damage counters on ${on}`]
    }
    case 'energyOn': {
      const energy = `${count.type === undefined ? '' : `${count.type} `}Energy attached to ${refWords(told, count.pokemon)}`
      return [energy, energy]
    }
    case 'retreatCostOf': {
      const cost = `in the Retreat Cost of ${refWords(told, count.pokemon)}`
      return [`Colorless ${cost}`, `Colorless ${cost}`]
    }
    case 'benchedPokemon': {
      const bench = `Pokémon on ${ofWhose(count.whose, 'your', "your opponent's")} Bench`
      return [bench, bench]
    }
    case 'cardsInHand': {
      const hand = `in ${ofWhose(count.whose, 'your', "your opponent's")} hand`
      return [`card ${hand}`, `cards ${hand}`]
    }
    case 'cardsChosen':
      return ['card chosen in this way', 'cards chosen in this way']
    case 'prizesTaken': {
      const taken = ofWhose(count.whose, 'you have taken', 'your opponent has taken')
      return [`Prize card ${taken}`, `Prize cards ${taken}`]
    }
  }
}

export const eachWords = (told: TextSoFar, count: Counted): string => `for each ${countNoun(told, count)[0]}`

export const countedWords = (told: TextSoFar, count: Count): string =>
  typeof count === 'number' ? `${count}` : countNoun(told, count)[1]

/** So many of something: "3 cards", or "1 card for each heads". */
export const quantity = (told: TextSoFar, count: Count, one: string, many: string): string =>
  typeof count === 'number' ? `${count} ${count === 1 ? one : many}` : `1 ${one} ${eachWords(told, count)}`
