/**
 * The place in which a text of the effect language is being written and its choices so far, so that it refers only to
 * those.
 */
import type { ProgramSetting } from 'ptcg-turn-engine/internal/game/cards/programMeaning'
import {
  CARD_RULES,
  type CardFilter,
  ENERGY_TYPES,
  type EnergyType,
  type PokemonRef,
  SPECIAL_CONDITIONS,
  type SpecialCondition,
  type Who,
} from 'ptcg-turn-engine/model'
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
  /** How many effects surround it. */
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

/** Types that the package's decks have Energy for are drawn more often. */
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

/** False in places that belong to no Pokémon. */
const hasThisPokemon = ({ place }: Writing): boolean =>
  place !== 'trainer' && place !== 'stadiumCheckup' && place !== 'prize'
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

/** A property with that probability, else none. */
export const perhaps = <K extends string, T>({ chance }: Dice, often: number, key: K, value: () => T) =>
  (chance(often) ? { [key]: value() } : {}) as { readonly [Key in K]?: T }

/** A filter for cards; most often an easy one, and only sometimes one that hardly fits. */
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
    [1, () => ({ evolvesFrom: 'Synthetic 1' })],
    [1, () => ({ hpAtMost: 10 * (3 + dice.upTo(12)) })],
    [1, () => ({ retreatCost: dice.upTo(3) })],
    [1, () => ({ hasAbility: dice.chance(0.5) })],
    [1, () => ({ attack: dice.pick(['Scratch', 'Bite']) })],
    [1, () => ({ label: dice.pick(['Single Strike', 'Ancient'] as const) })],
    [1, () => ({ rule: dice.pick(CARD_RULES) })],
    [1, () => ({ ruleBox: dice.chance(0.5), ...perhaps(dice, 0.5, 'kind', () => 'Pokemon' as const) })],
    [depth > 1 ? 0 : 1, () => ({ any: [someFilter(dice, depth + 1), someFilter(dice, depth + 1)] })],
    [depth > 1 ? 0 : 1, () => ({ ...someFilter(dice, depth + 1), not: someFilter(dice, depth + 1) })],
  ])()
