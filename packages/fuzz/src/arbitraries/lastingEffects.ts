/** Draws effects that last for a turn, and continuous effects of cards in play. */
import {
  type CardFilter,
  type ContinuousEffect,
  type Count,
  ENERGY_TYPES,
  isSettledQuestion,
  type LastingEffect,
  type ModifierKind,
  type Modifiers,
  type Others,
  type Predicate,
  type Scope,
  WHO,
} from 'ptcg-turn-engine/model'
import type { Dice } from '../dice.ts'
import { mentions } from '../oracle/mentions.ts'
import { counted, someQuestion, someStanding } from './asking.ts'
import { perhaps, someCondition, writingFor } from './writing.ts'

const AMOUNTS = [10, 20, 30, -10, -20, -30, -40] as const

/** Other Pokémon, most often. */
export const someOthers = (dice: Dice): Others => ({
  whose: dice.chance(0.8) ? 'opponent' : 'you',
  ...perhaps(dice, 0.5, 'where', () => dice.pick(['Active', 'Active', 'Bench'] as const)),
  ...someStanding(dice, 0.08),
})

/** A multiplier that is counted from open information. */
const someTimes = (dice: Dice): { readonly times?: Count } =>
  perhaps(dice, 0.2, 'times', () => {
    const times = counted(writingFor(dice, 'checkup'), 1)
    return isSettledQuestion({ is: 'atLeast', what: times, number: 1 }) ? times : 2
  })

/** For each kind of modifier, a random one; `attacks` are names that it may use. */
const MODIFIERS: {
  readonly [Kind in ModifierKind]: (dice: Dice, attacks: readonly string[]) => Modifiers[Kind]
} = {
  cantRetreat: () => ({}),
  cantAttack: () => ({}),
  cantUseAttack: ({ pick }, attacks) => ({ attack: pick(attacks.length === 0 ? ['Scratch'] : attacks) }),
  attackMayFail: (dice) => perhaps(dice, 0.3, 'coins', () => 1 + dice.upTo(1)),
  damageDealt: (dice, attacks) => ({
    amount: dice.pick(AMOUNTS),
    ...someTimes(dice),
    ...perhaps(dice, 0.4, 'to', () => someOthers(dice)),
    ...(attacks.length > 0 ? perhaps(dice, 0.2, 'attack', () => dice.pick(attacks)) : {}),
  }),
  damageTaken: (dice) => ({
    amount: dice.pick(AMOUNTS),
    ...someTimes(dice),
    ...perhaps(dice, 0.4, 'from', () => someOthers(dice)),
  }),
  preventDamage: (dice) => ({
    ...perhaps(dice, 0.4, 'from', () => someOthers(dice)),
    ...perhaps(dice, 0.2, 'atMost', () => 10 * (1 + dice.upTo(9))),
    ...perhaps(dice, 0.2, 'atLeast', () => 10 * (1 + dice.upTo(9))),
  }),
  preventEffects: (dice) => ({
    ...perhaps(dice, 0.4, 'from', () => someOthers(dice)),
    ...perhaps(dice, 0.4, 'of', () => dice.pick(['Supporters', 'Abilities'] as const)),
  }),
  hp: (dice) => ({ amount: dice.pick([30, 50, 100, -10, -20]), ...someTimes(dice) }),
  retreatCost: (dice) => ({ amount: dice.pick([1, 2, -1, -2]), ...someTimes(dice) }),
  noRetreatCost: () => ({}),
  attackCost: (dice, attacks) => ({
    amount: dice.pick([1, 2, -1, -2]),
    ...someTimes(dice),
    ...(attacks.length > 0 ? perhaps(dice, 0.2, 'attack', () => dice.pick(attacks)) : {}),
  }),
  attackCostIs: (dice, attacks) => ({
    cost: dice.pick([[], ['Colorless'], ['Fire', 'Colorless']] as const),
    ...(attacks.length > 0 ? perhaps(dice, 0.2, 'attack', () => dice.pick(attacks)) : {}),
  }),
  noAttackCost: () => ({}),
  noWeakness: () => ({}),
  noResistance: () => ({}),
  types: (dice) => ({
    types: dice.chance(0.3) ? ['Fire', 'Grass'] : [dice.pick(ENERGY_TYPES)],
    ...perhaps(dice, 0.5, 'besides', () => true as const),
  }),
  weaknessTo: (dice) => ({ type: dice.pick(ENERGY_TYPES), ...perhaps(dice, 0.4, 'factor', () => 2 + dice.upTo(1)) }),
  weaknessTimes: (dice) => ({ factor: 2 + dice.upTo(2) }),
  conditionCounters: ({ pick }) => ({ condition: pick(['Poisoned', 'Burned']), amount: pick([1, 2, -1]) }),
  sleepCoins: (dice) => ({ coins: 2 + dice.upTo(1) }),
  cantBeHealed: () => ({}),
  prizesGiven: (dice) => ({
    amount: dice.pick([1, 2, -1, -10]),
    ...perhaps(dice, 0.4, 'from', () => someOthers(dice)),
    ...perhaps(dice, 0.2, 'oncePerGame', () => true as const),
  }),
  prizesWon: (dice) => ({ amount: dice.pick([1, 2, -1, -10]), ...perhaps(dice, 0.4, 'to', () => someOthers(dice)) }),
  evolvesEarly: (dice) => perhaps(dice, 0.6, 'newcomer', () => true as const),
  preventConditions: (dice) => ({
    ...perhaps(dice, 0.5, 'condition', () => someCondition(dice)),
    ...perhaps(dice, 0.5, 'recovers', () => true as const),
  }),
  turnGoesOn: () => ({}),
  attacksTwice: () => ({}),
  countersAtTurnEnd: (dice) => ({ counters: 1 + dice.upTo(3) }),
  knockedOutAtTurnEnd: () => ({}),
  endures: (dice) => ({
    ...perhaps(dice, 0.3, 'from', () => someOthers(dice)),
    ...perhaps(dice, 0.4, 'discards', () => true as const),
  }),
  returnsDamage: (dice) => ({
    ...perhaps(dice, 0.6, 'counters', () => 1 + dice.upTo(3)),
    ...perhaps(dice, 0.3, 'from', () => someOthers(dice)),
  }),
  noAbilities: (dice) => perhaps(dice, 0.3, 'except', () => dice.pick(['Synthetic Ability', 'Open Book'])),
  noToolEffects: () => ({}),
  plainSpecialEnergy: () => ({}),
  lostWhenKnockedOut: () => ({}),
}

/** Effects that disable Abilities only matter when there is one to use, so they are drawn more often. */
const KINDS = [...(Object.keys(MODIFIERS) as readonly ModifierKind[]), 'noAbilities', 'noAbilities'] as const

/** A lasting effect of an attack; `attacks` are names that it may forbid. */
export const lastingEffect = (dice: Dice, attacks: readonly string[]): LastingEffect => {
  const lasting = dice.pick(KINDS)
  return { lasting, ...standingAlone(MODIFIERS[lasting](dice, attacks), true) } as LastingEffect
}

/**
 * The holder of an effect: a card of a Pokémon; a Stadium, which belongs to both sides; a text, which holds for a turn.
 */
export type Holder = 'card' | 'stadium' | 'text'

/** On a Stadium every effect reaches both sides; a text has no Pokémon of its own. */
const someScope = (dice: Dice, on: Holder): Scope => ({
  pokemon:
    on === 'stadium'
      ? 'all'
      : dice.weighted<Scope['pokemon']>([
          [on === 'text' ? 0 : 5, 'thisPokemon'],
          [2, 'yours'],
          [2, 'opponents'],
          [1, 'all'],
        ]),
  ...perhaps(dice, 0.3, 'where', () => dice.pick(['Active', 'Bench'] as const)),
  ...(dice.chance(0.3) ? someStanding(dice, 0.15) : {}),
})

/** A condition while a card is in play; a Stadium has no "this Pokémon". */
const someWhile = (dice: Dice, on: Holder): { readonly while?: Predicate } =>
  perhaps(dice, 0.25, 'while', () => {
    const question = someQuestion(writingFor(dice, on === 'card' ? 'checkup' : 'stadiumCheckup'))
    return isSettledQuestion(question) ? question : ({ is: 'firstTurn', whose: 'you' } as const)
  })

/** Without a holding Pokémon there is no "this Pokémon" to count from. */
const standingAlone = (effect: object, isAlone: boolean): object =>
  isAlone && mentions(effect, 'thisPokemon') ? { ...effect, times: 2 } : effect

/** Cards that a player may not play. */
const someCards = (dice: Dice): CardFilter =>
  dice.pick<CardFilter>([
    { trainer: 'Item' },
    { trainer: 'Supporter' },
    { trainer: 'Stadium' },
    { trainer: 'Tool' },
    { kind: 'Energy' },
    { kind: 'Pokemon' },
    { evolution: true },
  ])

/** A continuous effect of a Tool, Stadium, Special Energy or Ability while it is in play, or of a text for a turn. */
export const continuousEffect = (dice: Dice, on: Holder): ContinuousEffect => {
  const continuous = dice.pick([...KINDS, 'benchLimit', 'cantPlay'] as const)
  if (continuous === 'benchLimit')
    return {
      continuous,
      limit: 2 + dice.upTo(6),
      ...(on === 'stadium' ? {} : perhaps(dice, 0.5, 'whose', () => dice.pick(WHO))),
      ...someWhile(dice, on),
    }
  if (continuous === 'cantPlay')
    return {
      continuous,
      whose: on === 'stadium' ? 'either' : dice.pick(['you', 'opponent', 'opponent', 'either'] as const),
      cards: someCards(dice),
      ...someWhile(dice, on),
    }
  return {
    continuous,
    scope: someScope(dice, on),
    ...someWhile(dice, on),
    ...perhaps(dice, 0.15, 'once', () => true as const),
    ...standingAlone(MODIFIERS[continuous](dice, []), on !== 'card'),
  } as ContinuousEffect
}
