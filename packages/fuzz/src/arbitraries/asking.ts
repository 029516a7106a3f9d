/** Writes the questions in texts: which Pokémon in play, how many, yes or no. */
import {
  type Count,
  HAPPENINGS,
  ONCE_PER_GAME,
  type Past,
  type PokemonFilter,
  type PokemonSet,
  type Predicate,
  type StandingFilter,
} from 'ptcg-turn-engine/model'
import type { Dice } from '../dice.ts'
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
  writing.dice.weighted<() => PokemonSet>([
    [6, () => someRef(writing)],
    [1, () => 'eachOfYours'],
    [1, () => 'eachOfYourBench'],
    [1, () => 'eachOfOpponents'],
    [1, () => 'eachOfOpponentBench'],
    [2, () => ({ each: somePokemonFilter(writing) })],
    ...writing.pokemon.map((eachChosen) => [2, () => ({ eachChosen })] as const),
  ])()

/** A condition on a Pokémon in play. */
export const someStanding = (dice: Dice, often: number, depth = 0): StandingFilter => ({
  ...perhaps(dice, often, 'damaged', () => dice.chance(0.7)),
  ...perhaps(dice, often, 'hurt', () => dice.chance(0.7)),
  ...perhaps(dice, often / 2, 'countersAtLeast', () => few(dice)),
  ...perhaps(dice, often / 2, 'hpLeftAtMost', () => somePoints(dice, 100)),
  ...perhaps(dice, often, 'withEnergy', () => someFilter(dice)),
  ...perhaps(dice, often / 2, 'energyAtLeast', () => few(dice)),
  ...perhaps(dice, often / 2, 'withTool', () => (dice.chance(0.7) ? {} : someFilter(dice))),
  ...perhaps(dice, often / 2, 'inCondition', () => (dice.chance(0.5) ? 'any' : someCondition(dice))),
  ...perhaps(dice, often / 2, 'evolved', () => dice.chance(0.5)),
  ...perhaps(dice, often / 2, 'cameThisTurn', () => dice.chance(0.5)),
  ...perhaps(dice, often, 'fits', () => someFilter(dice)),
  ...perhaps(dice, depth > 1 ? 0 : often / 2, 'any', () => [
    someStanding(dice, 0.3, depth + 1),
    someStanding(dice, 0.3, depth + 1),
  ]),
  ...perhaps(dice, depth > 1 ? 0 : often / 2, 'not', () => someStanding(dice, 0.3, depth + 1)),
})

export const somePokemonFilter = (
  writing: Writing,
  whose: PokemonFilter['whose'] = writing.dice.chance(0.1) ? 'either' : someone(writing.dice),
): PokemonFilter => {
  const { dice } = writing
  return {
    whose,
    ...perhaps(dice, 0.4, 'where', () => dice.pick(['Active', 'Bench', 'Bench'] as const)),
    ...someStanding(dice, 0.1),
    ...perhaps(dice, 0.15, 'except', () => someRef(writing)),
  }
}

/** An event in the past, most often of this turn. */
const somePast = (writing: Writing): Past => {
  const { dice, attacks } = writing
  return {
    what: dice.pick(HAPPENINGS),
    when: dice.pick(['thisTurn', 'thisTurn', 'yourLastTurn', 'opponentsLastTurn', 'opponentsLastTurn'] as const),
    ...perhaps(dice, 0.6, 'whose', () => someone(dice)),
    ...perhaps(dice, 0.2, 'pokemon', () => someRef(writing)),
    ...perhaps(dice, 0.1, 'except', () => someRef(writing)),
    ...perhaps(dice, 0.1, 'filter', () => someFilter(dice)),
    ...perhaps(dice, attacks.length === 0 ? 0 : 0.1, 'attack', () => dice.pick(attacks)),
    ...perhaps(dice, 0.1, 'fatal', () => true as const),
  }
}

/** A Trainer card has no Pokémon of its own to speak of. */
const ofDamage = ({ dice, place }: Writing): 'opponentActive' | 'thisPokemon' =>
  place === 'trainer' || place === 'stadiumCheckup' || place === 'prize' || dice.chance(0.5)
    ? 'opponentActive'
    : 'thisPokemon'

/** Something counted. */
export const counted = (writing: Writing, depth = 0): Exclude<Count, number> => {
  const { dice, cards } = writing
  const other = (): Count => (dice.chance(0.6) ? counted(writing, depth + 1) : dice.upTo(6))
  const arithmetic = depth > 1 ? 0 : 1
  return dice.weighted<() => Exclude<Count, number>>([
    [4, () => ({ count: 'heads' })],
    [2, () => ({ count: 'tails' })],
    [2, () => ({ count: 'damageCountersOn', pokemon: someSet(writing) })],
    [2, () => ({ count: 'energyOn', pokemon: someSet(writing), ...perhaps(dice, 0.4, 'type', () => someType(dice)) })],
    [1, () => ({ count: 'energyOn', pokemon: someSet(writing), filter: someFilter(dice) })],
    [1, () => ({ count: 'kindsOfEnergyOn', pokemon: someSet(writing) })],
    [1, () => ({ count: 'cardsOn', pokemon: someSet(writing), filter: someFilter(dice) })],
    [1, () => ({ count: 'toolsOn', pokemon: someSet(writing) })],
    [1, () => ({ count: 'conditionsOn', pokemon: someRef(writing) })],
    [1, () => ({ count: 'retreatCostOf', pokemon: someRef(writing) })],
    [1, () => ({ count: 'hpLeftOf', pokemon: someRef(writing) })],
    [3, () => ({ count: 'pokemonInPlay', of: somePokemonFilter(writing) })],
    [1, () => ({ count: 'typesOf', of: somePokemonFilter(writing) })],
    [2, () => ({ count: 'cardsIn', whose: someone(dice), zone: dice.pick(ZONES) })],
    [1, () => ({ count: 'cardsIn', whose: someone(dice), zone: dice.pick(SEEN), filter: someFilter(dice) })],
    [1, () => ({ count: 'prizesTaken', whose: someone(dice) })],
    [
      1,
      () => ({
        count: 'damageDone',
        ...perhaps(dice, 0.6, 'to', () => ofDamage(writing)),
      }),
    ],
    [1, () => ({ count: 'happened', ...somePast(writing) })],
    [arithmetic, () => ({ count: 'plus', of: [other(), other()] })],
    [arithmetic, () => ({ count: 'minus', from: other(), less: other() })],
    [arithmetic, () => ({ count: 'times', of: other(), by: dice.upTo(3) })],
    [arithmetic, () => ({ count: 'atMost', of: other(), most: other() })],
    ...cards.map(
      (named) =>
        [
          3,
          () => ({ count: 'cardsChosen' as const, named, ...perhaps(dice, 0.3, 'filter', () => someFilter(dice)) }),
        ] as const,
    ),
  ])()
}

const ZONES = ['hand', 'hand', 'deck', 'discard', 'lostZone', 'prizes'] as const
/** Zones whose cards both players know. */
const SEEN = ['discard', 'lostZone'] as const

/** A number, most often a printed one. */
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
    [2, () => ({ is: 'like', pokemon: someRef(writing), filter: someStanding(dice, 0.3) })],
    [
      1,
      () => ({
        is: 'stadiumInPlay',
        ...perhaps(dice, 0.4, 'whose', () => someone(dice)),
        ...perhaps(dice, 0.2, 'filter', () => someFilter(dice)),
      }),
    ],
    [3, () => ({ is: 'happened', ...somePast(writing) })],
    [1, () => ({ is: 'firstTurn', whose: someone(dice) })],
    [1, () => ({ is: 'wentFirst', whose: someone(dice) })],
    [1, () => ({ is: 'spent', whose: someone(dice), power: dice.pick(ONCE_PER_GAME) })],
    [2, () => ({ is: 'atLeast', what: counted(writing), number: few(dice) })],
    [1, () => ({ is: 'atLeast', what: counted(writing), number: counted(writing) })],
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
