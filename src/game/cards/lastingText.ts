/** Writes what card texts say of lasting and continuous effects. */
import type { Duration } from '../model/effects.ts'
import type { ContinuousEffect, LastingEffect, Scope } from '../model/lasting.ts'
import { filterWords } from './cardNouns.ts'
import type { TextSoFar } from './nouns.ts'

type LastingNamed<Name extends LastingEffect['lasting']> = Extract<LastingEffect, { readonly lasting: Name }>

const moreOrLess = (amount: number, what: string): string =>
  `${Math.abs(amount)} ${amount < 0 ? 'less' : 'more'} ${what}`

const LASTING: { readonly [Name in LastingEffect['lasting']]: (on: string, effect: LastingNamed<Name>) => string } = {
  cantRetreat: (on) => `${on} can't retreat`,
  cantAttack: (on) => `${on} can't attack`,
  cantUseAttack: (on, { attack }) => `${on} can't use ${attack}`,
  attackMayFail: (on) => `whenever ${on} tries to attack, a coin is flipped, and on tails that attack doesn't happen`,
  damageDealt: (on, { amount }) =>
    `attacks of ${on} do ${moreOrLess(amount, 'damage')} to the Active Pokémon of the other player (before Weakness and Resistance)`,
  damageTaken: (on, { amount }) =>
    `${on} takes ${moreOrLess(amount, 'damage')} from attacks (after Weakness and Resistance)`,
  preventDamage: (on) => `no attack does any damage to ${on}`,
  preventEffects: (on) => `no effect of an opponent's attack reaches ${on}`,
}

const DURATIONS: { readonly [During in Duration]: string } = {
  opponentsNextTurn: "during your opponent's next turn",
  yourNextTurn: 'during your next turn',
  thisTurn: 'during this turn',
}

export const lastingPhrase = (on: string, effect: LastingEffect, during: Duration): string => {
  const tell = LASTING[effect.lasting] as (on: string, effect: LastingEffect) => string
  return `${DURATIONS[during]}, ${tell(on, effect)}`
}

/** Pokémon that a scope reaches, with the verbs they need. */
interface Subject {
  readonly words: string
  readonly many: boolean
}

const WHOSE: { readonly [Whose in Exclude<Scope['pokemon'], 'thisPokemon'>]: string } = {
  yours: 'your',
  opponents: "your opponent's",
  all: 'all',
}

const subject = (told: TextSoFar, { pokemon, where, filter }: Scope): Subject => {
  if (pokemon === 'thisPokemon') {
    const place = where === 'Active' ? ' while it is in the Active Spot' : ' while it is on the Bench'
    return { words: `${told.self}${where === undefined ? '' : place}`, many: false }
  }
  const place = where === undefined ? '' : where === 'Active' ? 'Active ' : 'Benched '
  const noun = filter === undefined ? 'Pokémon' : filterWords({ ...filter, kind: 'Pokemon' }, true)
  const isOne = where === 'Active' && pokemon !== 'all'
  return { words: `${WHOSE[pokemon]} ${place}${noun}`, many: !isOne }
}

const verb = ({ many }: Subject, one: string, several: string): string => (many ? several : one)

const ofOpponents = (from: 'opponent' | undefined): string => (from === undefined ? '' : " of an opponent's Pokémon")

type ContinuousNamed<Name extends ContinuousEffect['continuous']> = Extract<
  ContinuousEffect,
  { readonly continuous: Name }
>

const CONTINUOUS: {
  readonly [Name in ContinuousEffect['continuous']]: (effect: ContinuousNamed<Name>, told: TextSoFar) => string
} = {
  damageDealt: ({ amount, scope }, told) =>
    `attacks of ${subject(told, scope).words} do ${moreOrLess(amount, 'damage')} to the Active Pokémon of the other player (before Weakness and Resistance)`,
  damageTaken: ({ amount, scope, from }, told) => {
    const on = subject(told, scope)
    return `${on.words} ${verb(on, 'takes', 'take')} ${moreOrLess(amount, 'damage')} from attacks${ofOpponents(from)} (after Weakness and Resistance)`
  },
  hp: ({ amount, scope }, told) => {
    const on = subject(told, scope)
    return `${on.words} ${verb(on, 'has', 'have')} ${moreOrLess(amount, 'HP')}`
  },
  retreatCost: ({ amount, scope }, told) =>
    `the Retreat Cost of ${subject(told, scope).words} is ${moreOrLess(amount, 'Colorless')}`,
  noRetreatCost: ({ scope }, told) => {
    const on = subject(told, scope)
    return `${on.words} ${verb(on, 'has', 'have')} no Retreat Cost`
  },
  cantRetreat: ({ scope }, told) => `${subject(told, scope).words} can't retreat`,
  preventDamage: ({ scope, from }, told) =>
    `no attack${ofOpponents(from)} does any damage to ${subject(told, scope).words}`,
  preventEffects: ({ scope, from }, told) =>
    `no effect of an attack${ofOpponents(from)} reaches ${subject(told, scope).words}`,
  benchLimit: ({ limit }) => `no player can have more than ${limit} Benched Pokémon`,
}

export const continuousPhrase = (effect: ContinuousEffect, told: TextSoFar): string => {
  const tell = CONTINUOUS[effect.continuous] as (effect: ContinuousEffect, told: TextSoFar) => string
  return tell(effect, told)
}
