/** The state of a text that is being written: its place on the card, and the choices made so far, to which it may refer. */
import type { ProgramSetting } from 'ptcg-turn-engine/internal/game/cards/programSetting'
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
import type { Rng } from '../rng.ts'

/** A text that is being written. */
export interface Writing {
  readonly rng: Rng
  readonly place: ProgramSetting
  /** Names of the card's own attacks, for texts about them. */
  readonly attacks: readonly string[]
  /** Names under which Pokémon and cards have been chosen before this point. */
  readonly pokemon: string[]
  readonly cards: string[]
  /** The number of names given so far in the whole text. */
  readonly given: { names: number }
  lookedAt: boolean
  /** The number of effects in which the current one is nested. */
  readonly depth: number
  readonly insideForEach: boolean
}

/** The state at the beginning of a text. */
export const writingFor = (rng: Rng, place: ProgramSetting, attacks: readonly string[] = []): Writing => ({
  rng,
  place,
  attacks,
  pokemon: [],
  cards: [],
  given: { names: 0 },
  lookedAt: false,
  depth: 0,
  insideForEach: false,
})

/** A random type. Types that the package's decks have Energy for are drawn more often. */
export const someType = ({ weighted, pick }: Rng): EnergyType =>
  weighted<() => EnergyType>([
    [5, () => 'Fire'],
    [5, () => 'Water'],
    [3, () => 'Colorless'],
    [3, () => pick(ENERGY_TYPES)],
  ])()

export const someone = ({ chance }: Rng): Who => (chance(0.6) ? 'you' : 'opponent')

export const someCondition = ({ pick }: Rng): SpecialCondition => pick(SPECIAL_CONDITIONS)

/** A small number, usually 1. */
export const few = ({ weighted, upTo }: Rng): number =>
  weighted([
    [5, 1],
    [3, 2],
    [1, 3],
    [1, 1 + upTo(4)],
  ])

/** Damage points: a multiple of ten. */
export const somePoints = ({ upTo }: Rng, most: number): number => 10 * (1 + upTo(most / 10 - 1))

/** False in places that belong to no Pokémon. */
const hasThisPokemon = ({ place }: Writing): boolean =>
  place !== 'trainer' && place !== 'stadiumCheckup' && place !== 'prize'
const hasAttacker = ({ place }: Writing): boolean =>
  place === 'choose' || place === 'require' || place === 'before' || place === 'after' || place === 'reaction'

export const someRef = (writing: Writing): PokemonRef => {
  const { rng, pokemon } = writing
  return rng.weighted<PokemonRef>([
    [4, 'opponentActive'],
    [3, 'yourActive'],
    ...(hasThisPokemon(writing) ? [[4, 'thisPokemon'] as const] : []),
    ...(hasAttacker(writing) ? [[writing.place === 'reaction' ? 4 : 1, 'attacker'] as const] : []),
    ...pokemon.map((chosen) => [4, { chosen }] as const),
  ])
}

/** An object with the property, at the given probability; otherwise an empty object. */
export const perhaps = <K extends string, T>({ chance }: Rng, often: number, key: K, value: () => T) =>
  (chance(often) ? { [key]: value() } : {}) as { readonly [Key in K]?: T }

/** A filter for cards. Filters that many cards match are drawn more often than others. */
export const someFilter = (rng: Rng, depth = 0): CardFilter =>
  rng.weighted<() => CardFilter>([
    [4, () => ({})],
    [3, () => ({ kind: rng.pick(['Pokemon', 'Energy', 'Trainer'] as const) })],
    [2, () => ({ basicEnergy: true, ...perhaps(rng, 0.3, 'type', () => someType(rng)) })],
    [1, () => ({ stage: rng.pick(['Basic', 'Stage 1', 'Stage 2'] as const) })],
    [1, () => ({ kind: 'Pokemon', type: someType(rng) })],
    [1, () => ({ trainer: rng.pick(['Item', 'Tool', 'Supporter', 'Stadium'] as const) })],
    [1, () => ({ kind: 'Energy', basicEnergy: rng.chance(0.5) })],
    [1, () => ({ named: rng.pick(['Fire Energy', 'Potion', 'Synthetic 1']) })],
    [1, () => ({ namePart: rng.pick(['Energy', 'Synthetic', 'o']) })],
    [1, () => ({ evolution: rng.chance(0.7) })],
    [1, () => ({ evolvesFrom: 'Synthetic 1' })],
    [1, () => ({ hpAtMost: 10 * (3 + rng.upTo(12)) })],
    [1, () => ({ retreatCost: rng.upTo(3) })],
    [1, () => ({ hasAbility: rng.chance(0.5) })],
    [1, () => ({ ability: rng.pick(['Synthetic Ability', 'Knack']) })],
    [1, () => ({ attack: rng.pick(['Scratch', 'Bite']) })],
    [1, () => ({ label: rng.pick(['Single Strike', 'Ancient'] as const) })],
    [1, () => ({ rule: rng.pick(CARD_RULES) })],
    [1, () => ({ ruleBox: rng.chance(0.5), ...perhaps(rng, 0.5, 'kind', () => 'Pokemon' as const) })],
    [depth > 1 ? 0 : 1, () => ({ any: [someFilter(rng, depth + 1), someFilter(rng, depth + 1)] })],
    [depth > 1 ? 0 : 1, () => ({ ...someFilter(rng, depth + 1), not: someFilter(rng, depth + 1) })],
  ])()
