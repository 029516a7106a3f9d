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
  RETURNING,
  type Scope,
  WHO,
} from 'ptcg-turn-engine/model'
import { mentions } from '../oracle/mentions.ts'
import type { Rng } from '../rng.ts'
import { drawCount, someInPlayFilter, someQuestion } from './asking.ts'
import { perhaps, someCondition, writingFor } from './writing.ts'

const AMOUNTS = [10, 20, 30, -10, -20, -30, -40] as const

/** A filter for the Pokémon that an effect mentions besides its holder, such as attackers or targets; usually the opponent's. */
export const someOthers = (rng: Rng): Others => ({
  whose: rng.chance(0.8) ? 'opponent' : 'you',
  ...perhaps(rng, 0.5, 'where', () => rng.pick(['Active', 'Active', 'Bench'] as const)),
  ...someInPlayFilter(rng, 0.08),
})

/** Sometimes draws a multiplier: a count of something that both players see, or else 2. */
const someTimes = (rng: Rng): { readonly times?: Count } =>
  perhaps(rng, 0.2, 'times', () => {
    const times = drawCount(writingFor(rng, 'checkup'), 1)
    return isSettledQuestion({ is: 'atLeast', what: times, number: 1 }) ? times : 2
  })

/** For each kind of modifier, a function that draws one. `attacks` are names of attacks that the modifier may mention. */
const MODIFIERS: {
  readonly [Kind in ModifierKind]: (rng: Rng, attacks: readonly string[]) => Modifiers[Kind]
} = {
  cantRetreat: () => ({}),
  cantAttack: () => ({}),
  cantUseAttack: ({ pick }, attacks) => ({ attack: pick(attacks.length === 0 ? ['Scratch'] : attacks) }),
  attackMayFail: (rng) => perhaps(rng, 0.3, 'coins', () => 1 + rng.upTo(1)),
  damageDealt: (rng, attacks) => ({
    amount: rng.pick(AMOUNTS),
    ...someTimes(rng),
    ...perhaps(rng, 0.4, 'to', () => someOthers(rng)),
    ...(attacks.length > 0 ? perhaps(rng, 0.2, 'attack', () => rng.pick(attacks)) : {}),
  }),
  damageTaken: (rng) => ({
    amount: rng.pick(AMOUNTS),
    ...someTimes(rng),
    ...perhaps(rng, 0.4, 'from', () => someOthers(rng)),
    ...perhaps(rng, 0.5, 'discards', () => true as const),
  }),
  preventDamage: (rng) => ({
    ...perhaps(rng, 0.4, 'from', () => someOthers(rng)),
    ...perhaps(rng, 0.2, 'atMost', () => 10 * (1 + rng.upTo(9))),
    ...perhaps(rng, 0.2, 'atLeast', () => 10 * (1 + rng.upTo(9))),
    ...perhaps(rng, 0.4, 'onHeads', () => true as const),
  }),
  preventEffects: (rng) => ({
    ...perhaps(rng, 0.4, 'from', () => someOthers(rng)),
    ...perhaps(rng, 0.4, 'of', () => rng.pick(['Items', 'Supporters', 'Abilities'] as const)),
    ...perhaps(rng, 0.3, 'just', () => 'counters' as const),
  }),
  hp: (rng) => ({ amount: rng.pick([30, 50, 100, -10, -20]), ...someTimes(rng) }),
  retreatCost: (rng) => ({ amount: rng.pick([1, 2, -1, -2]), ...someTimes(rng) }),
  noRetreatCost: () => ({}),
  attackCost: (rng, attacks) => ({
    amount: rng.pick([1, 2, -1, -2]),
    ...someTimes(rng),
    ...(attacks.length > 0 ? perhaps(rng, 0.2, 'attack', () => rng.pick(attacks)) : {}),
  }),
  symbolsSpared: (rng) => ({ symbols: 1 + rng.upTo(1) }),
  attackCostIs: (rng, attacks) => ({
    cost: rng.pick([[], ['Colorless'], ['Fire', 'Colorless']] as const),
    ...(attacks.length > 0 ? perhaps(rng, 0.2, 'attack', () => rng.pick(attacks)) : {}),
  }),
  noAttackCost: () => ({}),
  noWeakness: () => ({}),
  damageUnaffected: (rng) => ({ by: rng.pick(['Weakness', 'Resistance', 'effects'] as const) }),
  noResistance: () => ({}),
  types: (rng) => ({
    types: rng.chance(0.3) ? ['Fire', 'Grass'] : [rng.pick(ENERGY_TYPES)],
    ...perhaps(rng, 0.5, 'besides', () => true as const),
  }),
  weaknessTo: (rng) => ({ type: rng.pick(ENERGY_TYPES), ...perhaps(rng, 0.4, 'factor', () => 2 + rng.upTo(1)) }),
  weaknessTimes: (rng) => ({ factor: 2 + rng.upTo(2) }),
  weaknessDealt: (rng) => ({ factor: 2 + rng.upTo(2), ...perhaps(rng, 0.5, 'to', () => someOthers(rng)) }),
  conditionCounters: ({ pick }) => ({ condition: pick(['Poisoned', 'Burned', 'Confused']), amount: pick([1, 2, -1]) }),
  sleepCoins: (rng) => ({ coins: 2 + rng.upTo(1) }),
  cantBeHealed: () => ({}),
  cantReceive: ({ pick }) => ({
    cards: pick<CardFilter>([{ kind: 'Energy' }, { kind: 'Pokemon' }, { kind: 'Trainer' }]),
  }),
  prizesGiven: (rng) => ({
    amount: rng.pick([1, 2, -1, -10]),
    ...perhaps(rng, 0.4, 'from', () => someOthers(rng)),
    ...perhaps(rng, 0.2, 'oncePerGame', () => true as const),
  }),
  prizesWon: (rng) => ({ amount: rng.pick([1, 2, -1, -10]), ...perhaps(rng, 0.4, 'to', () => someOthers(rng)) }),
  evolvesEarly: (rng) => ({
    ...perhaps(rng, 0.6, 'newcomer', () => rng.pick([true, 'only'] as const)),
    ...perhaps(rng, 0.2, 'into', () => ({ kind: 'Pokemon', type: rng.pick(ENERGY_TYPES) }) as const),
  }),
  keepsConditions: (rng) => perhaps(rng, 0.5, 'condition', () => someCondition(rng)),
  unhindered: (rng) => ({ doing: rng.pick(['attacking', 'retreating'] as const) }),
  usesAttacks: (rng) => ({
    of: rng.chance(0.6) ? rng.pick(['below', 'discard'] as const) : someOthers(rng),
    ...perhaps(rng, 0.3, 'filter', () => ({ kind: 'Pokemon', ruleBox: false }) as const),
  }),
  preventConditions: (rng) => ({
    ...perhaps(rng, 0.5, 'condition', () => someCondition(rng)),
    ...perhaps(rng, 0.5, 'recovers', () => true as const),
  }),
  turnGoesOn: () => ({}),
  attacksTwice: () => ({}),
  countersAtTurnEnd: (rng) => ({ counters: 1 + rng.upTo(3) }),
  knockedOutAtTurnEnd: () => ({}),
  endures: (rng) => ({
    ...perhaps(rng, 0.3, 'from', () => someOthers(rng)),
    ...perhaps(rng, 0.4, 'discards', () => true as const),
    ...perhaps(rng, 0.4, 'onHeads', () => true as const),
  }),
  returnsDamage: (rng) => ({
    ...perhaps(rng, 0.6, 'counters', () => 1 + rng.upTo(3)),
    ...perhaps(rng, 0.3, 'from', () => someOthers(rng)),
  }),
  noAbilities: (rng) => perhaps(rng, 0.3, 'except', () => rng.pick(['Synthetic Ability', 'Open Book'])),
  noToolEffects: () => ({}),
  doublesBasicEnergy: (rng) => ({ type: rng.pick(ENERGY_TYPES) }),
  plainSpecialEnergy: () => ({}),
  lostWhenKnockedOut: () => ({}),
}

/** The kinds to draw from. Effects that disable Abilities matter only if a player has an Ability to use, so they are drawn more often. */
const KINDS = [...(Object.keys(MODIFIERS) as readonly ModifierKind[]), 'noAbilities', 'noAbilities'] as const

/** A lasting effect of an attack. `attacks` are names of attacks that it may mention. */
export const lastingEffect = (
  rng: Rng,
  attacks: readonly string[],
  kinds: readonly ModifierKind[] = KINDS,
): LastingEffect => {
  const lasting = rng.pick(kinds)
  return { lasting, ...standingAlone(MODIFIERS[lasting](rng, attacks), true) } as LastingEffect
}

/**
 * The holder of an effect: a card of a Pokémon; a Stadium, which belongs to both sides; a text, whose effect lasts for a turn.
 */
export type Holder = 'card' | 'stadium' | 'text'

/** The Pokémon that an effect reaches: always those of both sides for a Stadium, and never "this Pokémon" for a text. */
const someScope = (rng: Rng, on: Holder): Scope => ({
  pokemon:
    on === 'stadium'
      ? 'all'
      : rng.weighted<Scope['pokemon']>([
          [on === 'text' ? 0 : 5, 'thisPokemon'],
          [2, 'yours'],
          [2, 'opponents'],
          [1, 'all'],
        ]),
  ...perhaps(rng, 0.3, 'where', () => rng.pick(['Active', 'Bench'] as const)),
  ...(rng.chance(0.3) ? someInPlayFilter(rng, 0.15) : {}),
})

/** Sometimes the condition under which an effect applies. It mentions "this Pokémon" only if a card of a Pokémon holds the effect. */
const someWhile = (rng: Rng, on: Holder): { readonly while?: Predicate } =>
  perhaps(rng, 0.25, 'while', () => {
    const question = someQuestion(writingFor(rng, on === 'card' ? 'checkup' : 'stadiumCheckup'))
    return isSettledQuestion(question) ? question : ({ is: 'firstTurn', whose: 'you' } as const)
  })

/** Replaces a count of "this Pokémon" by a number if no Pokémon holds the effect. */
const standingAlone = (effect: object, isAlone: boolean): object =>
  isAlone && mentions(effect, 'thisPokemon') ? { ...effect, times: 2 } : effect

/** Cards that a player may not play. */
const someCards = (rng: Rng): CardFilter =>
  rng.pick<CardFilter>([
    { trainer: 'Item' },
    { trainer: 'Supporter' },
    { trainer: 'Stadium' },
    { trainer: 'Tool' },
    { kind: 'Energy' },
    { kind: 'Pokemon' },
    { evolution: true },
  ])

export type KindInPlay = ContinuousEffect['continuous']

const CONTINUOUS: readonly KindInPlay[] = [...KINDS, 'benchLimit', 'cantPlay', 'cantReturn']

/** Draws a continuous effect: of a Tool, Stadium, Special Energy or Ability, for as long as it is in play; or of a text, for a turn. */
export const continuousEffect = (rng: Rng, on: Holder, kinds: readonly KindInPlay[] = CONTINUOUS): ContinuousEffect => {
  const continuous = rng.pick(kinds)
  if (continuous === 'benchLimit')
    return {
      continuous,
      limit: rng.chance(0.6) ? 1 + rng.upTo(3) : 2 + rng.upTo(6),
      ...(on === 'stadium' ? {} : perhaps(rng, 0.5, 'whose', () => rng.pick(WHO))),
      ...someWhile(rng, on),
    }
  if (continuous === 'cantPlay' || continuous === 'cantReturn') {
    const whose = on === 'stadium' ? 'either' : rng.pick(['you', 'opponent', 'opponent', 'either'] as const)
    const cards = someCards(rng)
    if (continuous === 'cantPlay') return { continuous, whose, cards, ...someWhile(rng, on) }
    const to = rng.pick(['hand', 'deck'] as const)
    const by = rng.pick([['Abilities'], ['Items', 'Supporters'], RETURNING] as const)
    return { continuous, whose, cards, to, by, ...someWhile(rng, on) }
  }
  return {
    continuous,
    scope: someScope(rng, on),
    ...someWhile(rng, on),
    ...perhaps(rng, 0.15, 'once', () => true as const),
    ...standingAlone(MODIFIERS[continuous](rng, []), on !== 'card'),
  } as ContinuousEffect
}
