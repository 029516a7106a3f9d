/** Writes the nouns for Pokémon in play and for chosen cards in card texts. */

import type { PokemonFilter, PokemonRef, PokemonSet, Who } from '../model/effects.ts'
import type { InPlayFilter } from '../model/inPlayFilter.ts'
import { plural } from '../model/plural.ts'
import { filterWords } from './cardNouns.ts'

/** A choice to which later sentences refer. `whose` is the owner of the chosen cards, if known. */
export interface NamedChoice {
  readonly name: string
  readonly many: boolean
  readonly whose: Who | null
}

/** The facts about a text that its later phrases depend on: the words for "this Pokémon", the coins just flipped, and the choices made. */
export interface TextSoFar {
  readonly self: string
  readonly coins: number | null
  readonly pokemon: readonly NamedChoice[]
  readonly cards: readonly NamedChoice[]
}

export const THIS_POKEMON = 'this Pokémon'
export const HOLDER = 'the Pokémon this card is attached to'

export const emptyText = (self: string): TextSoFar => ({ self, coins: null, pokemon: [], cards: [] })

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** The words for a choice, such as "that Pokémon" for the latest; earlier ones get an ordinal number. */
const choiceWords = (choices: readonly NamedChoice[], name: string, one: string, many: string): string => {
  const index = choices.findLastIndex((choice) => choice.name === name)
  const isMany = choices[index]?.many === true
  if (index === choices.length - 1) return isMany ? `those ${many}` : `that ${one}`
  return `the ${ORDINALS[index] ?? 'earlier'} ${isMany ? many : one} chosen`
}

export const cardsWords = (soFar: TextSoFar, name: string): string => choiceWords(soFar.cards, name, 'card', 'cards')

export const ownerOfChosen = (soFar: TextSoFar, name: string): string => {
  const choice = soFar.cards.find((one) => one.name === name)
  if (choice?.whose === 'you') return 'your'
  if (choice?.whose === 'opponent') return "your opponent's"
  return choice?.many === true ? "their owner's" : "its owner's"
}

export const refWords = (soFar: TextSoFar, ref: PokemonRef): string => {
  switch (ref) {
    case 'thisPokemon':
      return soFar.self
    case 'yourActive':
      return 'your Active Pokémon'
    case 'opponentActive':
      return "your opponent's Active Pokémon"
    case 'attacker':
      return 'the Attacking Pokémon'
    default:
      return choiceWords(soFar.pokemon, ref.chosen, 'Pokémon', 'Pokémon')
  }
}

/** The words for several Pokémon: `of` is "each of" if something is done to all, "any of" if one of them is picked. */
export const setWords = (soFar: TextSoFar, set: PokemonSet, of: 'each of' | 'any of' = 'each of'): string => {
  if (typeof set === 'object' && 'each' in set) return `${of} ${pokemonFilterWords(soFar, set.each)}`
  if (typeof set === 'object' && 'eachChosen' in set) {
    const chosen = choiceWords(soFar.pokemon, set.eachChosen, 'Pokémon', 'Pokémon')
    return soFar.pokemon.some(({ name, many }) => name === set.eachChosen && many) ? `${of} ${chosen}` : chosen
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
      return refWords(soFar, set)
  }
}

/** Phrases for the properties of a Pokémon that are not printed, such as its damage. `many`: for several Pokémon. */
export const inPlayPhrases = (filter: InPlayFilter, many = false): readonly string[] => {
  const [it, is, has] = many ? ['them', 'are', 'have'] : ['it', 'is', 'has']
  const { damaged, hurt, countersAtLeast, hpLeftAtMost, withEnergy, energyAtLeast, withTool, inCondition } = filter
  const { evolved, cameThisTurn, any, not } = filter
  return [
    damaged === undefined ? '' : damaged ? `with damage counters on ${it}` : `without damage counters on ${it}`,
    hurt === undefined ? '' : hurt ? `that ${is} damaged or in a Special Condition` : `that ${is} unhurt`,
    countersAtLeast === undefined ? '' : `with at least ${plural(countersAtLeast, 'damage counter')} on ${it}`,
    hpLeftAtMost === undefined ? '' : `with ${hpLeftAtMost} HP or less left`,
    withEnergy === undefined ? '' : `with ${filterWords({ kind: 'Energy', ...withEnergy }, true)} attached to ${it}`,
    energyAtLeast === undefined ? '' : `with at least ${energyAtLeast} Energy attached to ${it}`,
    withTool === undefined ? '' : `with ${filterWords({ trainer: 'Tool', ...withTool }, true)} attached to ${it}`,
    inCondition === undefined ? '' : inCondition === 'any' ? 'in a Special Condition' : `that ${is} ${inCondition}`,
    evolved === undefined ? '' : evolved ? `that ${has} evolved` : `that ${has} not evolved`,
    cameThisTurn === undefined ? '' : `that ${cameThisTurn ? 'came' : 'did not come'} into play this turn`,
    any === undefined
      ? ''
      : any.some(({ fits }) => fits !== undefined)
        ? `that ${is} ${any.map((one) => inPlayWords(one, many)).join(' or ')}`
        : any.flatMap((one) => inPlayPhrases(one, many)).join(' or '),
    not === undefined ? '' : `that ${is} not ${inPlayWords(not, many)}`,
  ].filter((phrase) => phrase !== '')
}

/** The words for one Pokémon that fits the filter, with an article. `many`: for several such Pokémon, without an article. */
export const inPlayWords = (filter: InPlayFilter, many = false): string => {
  const noun = filterWords({ kind: 'Pokemon', ...filter.fits }, many)
  const article = many ? [] : [/^[AEIO]/i.test(noun) ? 'an' : 'a']
  return [...article, noun, ...inPlayPhrases(filter, many)].join(' ')
}

const SIDES: { readonly [Whose in PokemonFilter['whose']]: (by: Who) => string } = {
  you: () => 'your',
  opponent: (by) => (by === 'opponent' ? 'their' : "your opponent's"),
  either: () => "either player's",
}

/** The Pokémon in play that a filter allows, in words that follow "1 of" or "any of". */
export const pokemonFilterWords = (soFar: TextSoFar, filter: PokemonFilter, by: Who = 'you'): string =>
  `${SIDES[filter.whose](by)} ${unownedWords(soFar, filter)}`

/** The words of `pokemonFilterWords` without the side. */
export const unownedWords = (soFar: TextSoFar, { where, fits, except, ...filter }: PokemonFilter): string =>
  [
    ...(where === undefined ? [] : [where === 'Bench' ? 'Benched' : 'Active']),
    filterWords({ kind: 'Pokemon', ...fits }, true),
    ...inPlayPhrases(filter),
    ...(except === undefined ? [] : [`other than ${refWords(soFar, except)}`]),
  ].join(' ')
