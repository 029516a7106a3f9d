/** Where a text in the effect language is being written and what it has chosen so far, so that it refers to nothing else. */
import type { ProgramSetting } from '../../game/cards/programMeaning.ts'
import type { CardFilter } from '../../game/model/cardFilter.ts'
import { CARD_RULES } from '../../game/model/cardRules.ts'
import { SPECIAL_CONDITIONS, type SpecialCondition } from '../../game/model/conditions.ts'
import type { Count, PokemonFilter, PokemonRef, PokemonSet, Predicate, Who } from '../../game/model/effects.ts'
import { ENERGY_TYPES, type EnergyType } from '../../game/model/energy.ts'
import type { Dice } from '../dice.ts'

/** A text that is being written. */
export interface Writing {
  readonly dice: Dice
  readonly place: ProgramSetting
  /** Names of the card's own attacks, for texts about them. */
  readonly attacks: readonly string[]
  /** Names under which Pokémon and cards have been chosen before this point. */
  readonly pokemon: string[]
  readonly cards: string[]
  lookedAt: boolean
  /** How far inside other effects it stands. */
  readonly depth: number
  readonly insideForEach: boolean
}

/** A text at its beginning. */
export const writingFor = (dice: Dice, place: ProgramSetting, attacks: readonly string[] = []): Writing => ({
  dice,
  place,
  attacks,
  pokemon: [],
  cards: [],
  lookedAt: false,
  depth: 0,
  insideForEach: false,
})

/** Types that decks of the package have Energy for come up more often. */
export const someType = ({ weighted, pick }: Dice): EnergyType =>
  weighted<() => EnergyType>([
    [5, () => 'Fire'],
    [5, () => 'Water'],
    [3, () => 'Colorless'],
    [3, () => pick(ENERGY_TYPES)],
  ])()

export const someone = ({ chance }: Dice): Who => (chance(0.6) ? 'you' : 'opponent')

export const someCondition = ({ pick }: Dice): SpecialCondition => pick(SPECIAL_CONDITIONS)

/** A small printed number, one most often. */
export const few = ({ weighted, upTo }: Dice): number =>
  weighted([
    [5, 1],
    [3, 2],
    [1, 3],
    [1, 1 + upTo(4)],
  ])

/** Damage points: a multiple of ten. */
export const somePoints = ({ upTo }: Dice, most: number): number => 10 * (1 + upTo(most / 10 - 1))

/** Places that belong to no Pokémon, and places where somebody has attacked. */
const hasThisPokemon = ({ place }: Writing): boolean => place !== 'trainer' && place !== 'stadiumCheckup'
const hasAttacker = ({ place }: Writing): boolean =>
  place === 'choose' || place === 'require' || place === 'before' || place === 'after' || place === 'reaction'

export const someRef = (writing: Writing): PokemonRef => {
  const { dice, pokemon } = writing
  return dice.weighted<PokemonRef>([
    [4, 'opponentActive'],
    [3, 'yourActive'],
    ...(hasThisPokemon(writing) ? [[4, 'thisPokemon'] as const] : []),
    ...(hasAttacker(writing) ? [[writing.place === 'reaction' ? 4 : 1, 'attacker'] as const] : []),
    ...pokemon.map((chosen) => [4, { chosen }] as const),
  ])
}

export const someSet = (writing: Writing): PokemonSet =>
  writing.dice.weighted<() => PokemonSet>([
    [6, () => someRef(writing)],
    [1, () => 'eachOfYours'],
    [1, () => 'eachOfYourBench'],
    [1, () => 'eachOfOpponents'],
    [1, () => 'eachOfOpponentBench'],
    ...writing.pokemon.map((eachChosen) => [2, () => ({ eachChosen })] as const),
  ])()

/** A property, or none, so often of one time. */
export const perhaps = <K extends string, T>({ chance }: Dice, often: number, key: K, value: () => T) =>
  (chance(often) ? { [key]: value() } : {}) as { readonly [Key in K]?: T }

/** Cards of a kind; most often any, and only sometimes a filter that hardly fits. */
export const someFilter = (dice: Dice, depth = 0): CardFilter =>
  dice.weighted<() => CardFilter>([
    [4, () => ({})],
    [3, () => ({ kind: dice.pick(['Pokemon', 'Energy', 'Trainer'] as const) })],
    [2, () => ({ basicEnergy: true, ...perhaps(dice, 0.3, 'type', () => someType(dice)) })],
    [1, () => ({ stage: dice.pick(['Basic', 'Stage 1', 'Stage 2'] as const) })],
    [1, () => ({ kind: 'Pokemon', type: someType(dice) })],
    [1, () => ({ trainer: dice.pick(['Item', 'Tool', 'Supporter', 'Stadium'] as const) })],
    [1, () => ({ kind: 'Energy', basicEnergy: dice.chance(0.5) })],
    [1, () => ({ named: dice.pick(['Fire Energy', 'Potion', 'Synthetic 1']) })],
    [1, () => ({ namePart: dice.pick(['Energy', 'Synthetic', 'o']) })],
    [1, () => ({ evolution: dice.chance(0.7) })],
    [1, () => ({ rule: dice.pick(CARD_RULES) })],
    [1, () => ({ ruleBox: dice.chance(0.5), ...perhaps(dice, 0.5, 'kind', () => 'Pokemon' as const) })],
    [depth > 1 ? 0 : 1, () => ({ any: [someFilter(dice, depth + 1), someFilter(dice, depth + 1)] })],
    [depth > 1 ? 0 : 1, () => ({ ...someFilter(dice, depth + 1), not: someFilter(dice, depth + 1) })],
  ])()

export const somePokemonFilter = (writing: Writing, whose: Who = someone(writing.dice)): PokemonFilter => {
  const { dice } = writing
  return {
    whose,
    ...perhaps(dice, 0.4, 'where', () => dice.pick(['Active', 'Bench', 'Bench'] as const)),
    ...perhaps(dice, 0.1, 'damaged', () => dice.chance(0.7)),
    ...perhaps(dice, 0.1, 'hurt', () => dice.chance(0.7)),
    ...perhaps(dice, 0.1, 'withEnergy', () => someFilter(dice)),
    ...perhaps(dice, 0.15, 'fits', () => someFilter(dice)),
    ...perhaps(dice, 0.15, 'except', () => someRef(writing)),
  }
}

/** Something counted. */
const counted = (writing: Writing): Exclude<Count, number> => {
  const { dice, cards } = writing
  return dice.weighted<() => Exclude<Count, number>>([
    [3, () => ({ count: 'heads' })],
    [2, () => ({ count: 'tails' })],
    [2, () => ({ count: 'damageCountersOn', pokemon: someRef(writing) })],
    [2, () => ({ count: 'energyOn', pokemon: someRef(writing), ...perhaps(dice, 0.4, 'type', () => someType(dice)) })],
    [1, () => ({ count: 'retreatCostOf', pokemon: someRef(writing) })],
    [2, () => ({ count: 'benchedPokemon', whose: someone(dice) })],
    [1, () => ({ count: 'cardsInHand', whose: someone(dice) })],
    [1, () => ({ count: 'prizesTaken', whose: someone(dice) })],
    ...cards.map((named) => [3, () => ({ count: 'cardsChosen', named }) as const] as const),
  ])()
}

/** A number, most often printed. */
export const someCount = (writing: Writing, often = 0.3): Count =>
  writing.dice.chance(often) ? counted(writing) : few(writing.dice)

/** A yes-or-no question. */
export const someQuestion = (writing: Writing, depth = 0): Predicate => {
  const { dice } = writing
  return dice.weighted<() => Predicate>([
    [4, () => ({ is: 'heads' })],
    [1, () => ({ is: 'allHeads' })],
    [1, () => ({ is: 'anyTails' })],
    [2, () => ({ is: 'done' })],
    [2, () => ({ is: 'damaged', pokemon: someRef(writing) })],
    [2, () => ({ is: 'inCondition', pokemon: someRef(writing), condition: someCondition(dice) })],
    [1, () => ({ is: 'active', pokemon: someRef(writing) })],
    [2, () => ({ is: 'fits', pokemon: someRef(writing), filter: someFilter(dice) })],
    [2, () => ({ is: 'atLeast', what: counted(writing), number: few(dice) })],
    [depth > 1 ? 0 : 2, () => ({ is: 'not', what: someQuestion(writing, depth + 1) })],
  ])()
}
