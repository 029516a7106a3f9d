/** Draws the parts of card texts that read the board: sets of Pokémon, counts, and yes-or-no questions. */
import {
  type Count,
  HAPPENINGS,
  type InPlayFilter,
  ONCE_PER_GAME,
  type Past,
  type PokemonFilter,
  type PokemonSet,
  type Predicate,
} from 'ptcg-turn-engine/model'
import type { Rng } from '../rng.ts'
import {
  few,
  perhaps,
  someCondition,
  someFilter,
  someone,
  somePoints,
  someRef,
  someType,
  type Writing,
} from './writing.ts'

export const someSet = (writing: Writing): PokemonSet =>
  writing.rng.weighted<() => PokemonSet>([
    [6, () => someRef(writing)],
    [1, () => 'eachOfYours'],
    [1, () => 'eachOfYourBench'],
    [1, () => 'eachOfOpponents'],
    [1, () => 'eachOfOpponentBench'],
    [2, () => ({ each: somePokemonFilter(writing) })],
    ...writing.pokemon.map((eachChosen) => [2, () => ({ eachChosen })] as const),
  ])()

/** Draws a condition that a Pokémon in play may meet. */
export const someInPlayFilter = (rng: Rng, often: number, depth = 0): InPlayFilter => ({
  ...perhaps(rng, often, 'damaged', () => rng.chance(0.7)),
  ...perhaps(rng, often, 'hurt', () => rng.chance(0.7)),
  ...perhaps(rng, often / 2, 'countersAtLeast', () => few(rng)),
  ...perhaps(rng, often / 2, 'hpLeftAtMost', () => somePoints(rng, 100)),
  ...perhaps(rng, often, 'withEnergy', () => someFilter(rng)),
  ...perhaps(rng, often / 2, 'energyAtLeast', () => few(rng)),
  ...perhaps(rng, often / 2, 'withTool', () => (rng.chance(0.7) ? {} : someFilter(rng))),
  ...perhaps(rng, often / 2, 'inCondition', () => (rng.chance(0.5) ? 'any' : someCondition(rng))),
  ...perhaps(rng, often / 2, 'evolved', () => rng.chance(0.5)),
  ...perhaps(rng, often / 2, 'cameThisTurn', () => rng.chance(0.5)),
  ...perhaps(rng, often, 'fits', () => someFilter(rng)),
  ...perhaps(rng, depth > 1 ? 0 : often / 2, 'any', () => [
    someInPlayFilter(rng, 0.3, depth + 1),
    someInPlayFilter(rng, 0.3, depth + 1),
  ]),
  ...perhaps(rng, depth > 1 ? 0 : often / 2, 'not', () => someInPlayFilter(rng, 0.3, depth + 1)),
})

export const somePokemonFilter = (
  writing: Writing,
  whose: PokemonFilter['whose'] = writing.rng.chance(0.1) ? 'either' : someone(writing.rng),
): PokemonFilter => {
  const { rng } = writing
  return {
    whose,
    ...perhaps(rng, 0.4, 'where', () => rng.pick(['Active', 'Bench', 'Bench'] as const)),
    ...someInPlayFilter(rng, 0.1),
    ...perhaps(rng, 0.15, 'except', () => someRef(writing)),
  }
}

/** Draws a kind of past event and the turn of that event: this turn, or the last turn of either player. */
const somePast = (writing: Writing): Past => {
  const { rng, attacks } = writing
  return {
    what: rng.pick(HAPPENINGS),
    when: rng.pick(['thisTurn', 'thisTurn', 'yourLastTurn', 'opponentsLastTurn', 'opponentsLastTurn'] as const),
    ...perhaps(rng, 0.6, 'whose', () => someone(rng)),
    ...perhaps(rng, 0.2, 'pokemon', () => someRef(writing)),
    ...perhaps(rng, 0.1, 'except', () => someRef(writing)),
    ...perhaps(rng, 0.1, 'filter', () => someFilter(rng)),
    ...perhaps(rng, attacks.length === 0 ? 0 : 0.1, 'attack', () => rng.pick(attacks)),
    ...perhaps(rng, 0.1, 'fatal', () => true as const),
  }
}

/** Draws the Pokémon whose damage is counted. A text that belongs to no Pokémon can only mean the opponent's Active Pokémon. */
const ofDamage = ({ rng, place }: Writing): 'opponentActive' | 'thisPokemon' =>
  place === 'trainer' || place === 'stadiumCheckup' || place === 'prize' || rng.chance(0.5)
    ? 'opponentActive'
    : 'thisPokemon'

/** Draws a count, such as heads of coin flips or Energy on a Pokémon. */
export const drawCount = (writing: Writing, depth = 0): Exclude<Count, number> => {
  const { rng, cards } = writing
  const other = (): Count => (rng.chance(0.6) ? drawCount(writing, depth + 1) : rng.upTo(6))
  const arithmetic = depth > 1 ? 0 : 1
  return rng.weighted<() => Exclude<Count, number>>([
    [4, () => ({ count: 'heads' })],
    [2, () => ({ count: 'tails' })],
    [2, () => ({ count: 'damageCountersOn', pokemon: someSet(writing) })],
    [2, () => ({ count: 'energyOn', pokemon: someSet(writing), ...perhaps(rng, 0.4, 'type', () => someType(rng)) })],
    [1, () => ({ count: 'energyOn', pokemon: someSet(writing), filter: someFilter(rng) })],
    [1, () => ({ count: 'kindsOfEnergyOn', pokemon: someSet(writing) })],
    [1, () => ({ count: 'cardsOn', pokemon: someSet(writing), filter: someFilter(rng) })],
    [1, () => ({ count: 'toolsOn', pokemon: someSet(writing) })],
    [1, () => ({ count: 'conditionsOn', pokemon: someRef(writing) })],
    [1, () => ({ count: 'attackCost', ...perhaps(rng, 0.5, 'type', () => someType(rng)) })],
    [1, () => ({ count: 'retreatCostOf', pokemon: someRef(writing) })],
    [1, () => ({ count: 'hpLeftOf', pokemon: someRef(writing) })],
    [3, () => ({ count: 'pokemonInPlay', of: somePokemonFilter(writing) })],
    [1, () => ({ count: 'typesOf', of: somePokemonFilter(writing) })],
    [2, () => ({ count: 'cardsIn', whose: someone(rng), zone: rng.pick(ZONES) })],
    [1, () => ({ count: 'cardsIn', whose: someone(rng), zone: rng.pick(SEEN), filter: someFilter(rng) })],
    [1, () => ({ count: 'numberChosen' })],
    [1, () => ({ count: 'prizesTaken', whose: someone(rng) })],
    [
      1,
      () => ({
        count: 'damageDone',
        ...perhaps(rng, 0.6, 'to', () => ofDamage(writing)),
      }),
    ],
    [1, () => ({ count: 'happened', ...somePast(writing) })],
    [arithmetic, () => ({ count: 'plus', of: [other(), other()] })],
    [arithmetic, () => ({ count: 'minus', from: other(), less: other() })],
    [arithmetic, () => ({ count: 'times', of: other(), by: rng.upTo(3) })],
    [arithmetic, () => ({ count: 'atMost', of: other(), most: other() })],
    ...cards.map(
      (named) =>
        [
          3,
          () => ({
            count: 'cardsChosen' as const,
            named,
            ...perhaps(rng, 0.3, 'filter', () => someFilter(rng)),
            ...perhaps(rng, 0.2, 'types', () => true as const),
          }),
        ] as const,
    ),
  ])()
}

const ZONES = ['hand', 'hand', 'deck', 'discard', 'lostZone', 'prizes'] as const
/** Zones whose cards both players know. */
const SEEN = ['discard', 'lostZone'] as const

/**
 * Draws a number: usually a fixed one, sometimes a count. `often` is the probability that `drawCount` draws a count. If it does not,
 * `edges` is the probability that `someEdge` draws one.
 */
export const someCount = (writing: Writing, often = 0.3, edges = 0.12): Count => {
  const { rng } = writing
  if (rng.chance(often)) return drawCount(writing)
  return rng.chance(edges) ? someEdge(rng) : few(rng)
}

/** Draws a number at an edge: the size of a pile; that size plus 1; that size minus 1; or 1 minus that size, which is usually 0 or less. */
const someEdge = (rng: Rng): Count => {
  const whose = someone(rng)
  const all: Count = { count: 'cardsIn', whose, zone: rng.pick(['deck', 'deck', 'hand', 'discard', 'lostZone']) }
  return rng.pick<Count>([
    all,
    { count: 'plus', of: [all, 1] },
    { count: 'minus', from: all, less: 1 },
    { count: 'minus', from: 1, less: all },
  ])
}

/** A yes-or-no question. */
export const someQuestion = (writing: Writing, depth = 0): Predicate => {
  const { rng } = writing
  return rng.weighted<() => Predicate>([
    [4, () => ({ is: 'heads' })],
    [1, () => ({ is: 'allHeads' })],
    [1, () => ({ is: 'anyTails' })],
    [2, () => ({ is: 'done' })],
    [2, () => ({ is: 'damaged', pokemon: someRef(writing) })],
    [2, () => ({ is: 'inCondition', pokemon: someRef(writing), condition: someCondition(rng) })],
    [1, () => ({ is: 'active', pokemon: someRef(writing) })],
    [2, () => ({ is: 'fits', pokemon: someRef(writing), filter: someFilter(rng) })],
    [2, () => ({ is: 'like', pokemon: someRef(writing), filter: someInPlayFilter(rng, 0.3) })],
    [
      1,
      () => ({
        is: 'stadiumInPlay',
        ...perhaps(rng, 0.4, 'whose', () => someone(rng)),
        ...perhaps(rng, 0.2, 'filter', () => someFilter(rng)),
      }),
    ],
    [3, () => ({ is: 'happened', ...somePast(writing) })],
    [1, () => ({ is: 'firstTurn', whose: someone(rng) })],
    [1, () => ({ is: 'wentFirst', whose: someone(rng) })],
    [1, () => ({ is: 'spent', whose: someone(rng), power: rng.pick(ONCE_PER_GAME) })],
    [2, () => ({ is: 'atLeast', what: drawCount(writing), number: few(rng) })],
    [1, () => ({ is: 'atLeast', what: drawCount(writing), number: drawCount(writing) })],
    [
      depth > 1 ? 0 : 1,
      () => ({ is: 'all', of: [someQuestion(writing, depth + 1), someQuestion(writing, depth + 1)] }),
    ],
    [
      depth > 1 ? 0 : 1,
      () => ({ is: 'any', of: [someQuestion(writing, depth + 1), someQuestion(writing, depth + 1)] }),
    ],
    [depth > 1 ? 0 : 2, () => ({ is: 'not', what: someQuestion(writing, depth + 1) })],
  ])()
}
