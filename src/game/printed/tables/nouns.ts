/** How cards call cards, Pokémon and players. */

import type { CardFilter } from '../../model/cardFilter.ts'
import { CARD_RULES, type CardRule } from '../../model/cardRules.ts'
import { SPECIAL_CONDITIONS, type SpecialCondition } from '../../model/conditions.ts'
import type { PokemonFilter } from '../../model/effects.ts'
import { ENERGY_TYPES, type EnergyType } from '../../model/energy.ts'
import type { Recognisers } from '../grammar/parser.ts'
import { ways } from '../grammar/productions.ts'
import { unmarked } from '../grammar/tokens.ts'
import { THAT } from '../sentences/said.ts'

const among =
  <Value extends string>(values: readonly Value[]) =>
  (word: string): Value | null =>
    values.find((value) => value === word) ?? null

/** Numbers, types and conditions are words of their own kind. */
export const RECOGNISERS: Recognisers = {
  number: (word) => (/^\d{1,3}$/.test(word) ? Number(word) : null),
  several: (word) => (/^\d{1,3}$/.test(word) && Number(word) > 1 ? Number(word) : null),
  type: among<EnergyType>(ENERGY_TYPES),
  condition: among<SpecialCondition>(SPECIAL_CONDITIONS),
  rule: among<CardRule>(CARD_RULES),
  name: unmarked,
}

export const NUMBERS = ways('some', (say) => [say('[a|an]', () => 1), say('{n:number}', ({ n }) => n)])

export const PLAYERS = ways('whose', (say) => [say('your', () => 'you'), say("your opponent's", () => 'opponent')])

/** "Up to" leaves the least open: what it may be depends on where it stands (A-D.1). */
export const HOW_MANY = ways('howMany', (say) => [
  say('{n:some}', ({ n }) => (n === 1 ? {} : { min: n, max: n })),
  say('up to {n:number}', ({ n }) => ({ max: n })),
  say('any number of', () => ({ min: 0, max: 60 })),
])

/** One kind of Pokémon: on a card and in play. "Pokémon" has no plural of its own. */
export const POKEMON_KINDS = ways('kind', (say) => [
  say('Pokémon', () => ({ kind: 'Pokemon' })),
  say('Basic Pokémon', () => ({ kind: 'Pokemon', stage: 'Basic' })),
  say('Stage 1 Pokémon', () => ({ kind: 'Pokemon', stage: 'Stage 1' })),
  say('Stage 2 Pokémon', () => ({ kind: 'Pokemon', stage: 'Stage 2' })),
  say('Evolution Pokémon', () => ({ kind: 'Pokemon', evolution: true })),
  say('{type:type} Pokémon', ({ type }) => ({ kind: 'Pokemon', type })),
  say('Basic {type:type} Pokémon', ({ type }) => ({ kind: 'Pokemon', stage: 'Basic', type })),
  say('Evolution {type:type} Pokémon', ({ type }) => ({ kind: 'Pokemon', evolution: true, type })),
  say('Pokémon {rule:rule}', ({ rule }) => ({ kind: 'Pokemon', rule })),
  say('Basic Pokémon {rule:rule}', ({ rule }) => ({ kind: 'Pokemon', stage: 'Basic', rule })),
  say('{type:type} Pokémon {rule:rule}', ({ type, rule }) => ({ kind: 'Pokemon', type, rule })),
  say('Pokémon-GX', () => ({ kind: 'Pokemon', rule: 'GX' })),
  say('Pokémon-EX', () => ({ kind: 'Pokemon', rule: 'EX' })),
  say('Radiant Pokémon', () => ({ kind: 'Pokemon', rule: 'Radiant' })),
  say('{kind:kind} that [has|have] a Rule Box', ({ kind }) => ({ ...kind, ruleBox: true })),
  say("{kind:kind} that [doesn't|don't] have a Rule Box", ({ kind }) => ({ ...kind, ruleBox: false })),
])

/** Several kinds: "a Pokémon ex or Pokémon V". */
export const SOME_KINDS = ways('kinds', (say) => [
  say('{kind:kind}', ({ kind }) => kind),
  say('{one:kind} or [|a|an] {other:kind}', ({ one, other }) => ({ any: [one, other] })),
])

/** Cards, after their number. */
export const CARDS = ways('cards', (say) => [
  say('[card|cards]', () => ({})),
  say('{kind:kind} [|card|cards]', ({ kind }) => kind),
  say('Trainer [card|cards]', () => ({ kind: 'Trainer' })),
  say('Item [card|cards]', () => ({ trainer: 'Item' })),
  say('Supporter [card|cards]', () => ({ trainer: 'Supporter' })),
  say('Stadium [card|cards]', () => ({ trainer: 'Stadium' })),
  say('Pokémon Tool [card|cards]', () => ({ trainer: 'Tool' })),
  say('{energy:energy} [card|cards]', ({ energy }) => energy),
  say('{one:cards} or [|a|an] {other:cards}', ({ one, other }) => ({ any: [one, other] })),
])

export const ENERGY = ways('energy', (say) => [
  say('Energy', () => ({ kind: 'Energy' })),
  say('basic Energy', () => ({ basicEnergy: true })),
  say('Special Energy', () => ({ basicEnergy: false })),
  say('{type:type} Energy', ({ type }) => ({ kind: 'Energy', type })),
  say('basic {type:type} Energy', ({ type }) => ({ basicEnergy: true, type })),
])

/** What is attached to a Pokémon. */
export const ATTACHED = ways('attached', (say) => [
  say('{energy:energy} [|card|cards]', ({ energy }) => energy),
  say('Pokémon [Tool|Tools] [|card|cards]', () => ({ trainer: 'Tool' })),
])

/** What a text asks of a Pokémon in play; of "Pokémon" it asks nothing. */
const printedAs = ({ kind, ...rest }: CardFilter): Pick<PokemonFilter, 'fits'> =>
  Object.keys(rest).length === 0 ? {} : { fits: kind === undefined ? rest : { kind, ...rest } }

/** Pokémon in play that a player picks from, after "1 of". */
export const POKEMON_IN_PLAY = ways('among', (say) => [
  say('{whose:whose} {kinds:kinds} [|in play]', ({ whose, kinds }) => ({ whose, ...printedAs(kinds) })),
  say('{whose:whose} Benched {kinds:kinds}', ({ whose, kinds }) => ({ whose, where: 'Bench', ...printedAs(kinds) })),
  say('your other Pokémon', () => ({ whose: 'you', except: 'thisPokemon' })),
  say('{among:among} that [has|have] any damage counters on [it|them]', ({ among }) => ({ ...among, damaged: true })),
  say('{among:among} that [has|have] any {energy:energy} attached', ({ among, energy }) => ({
    ...among,
    withEnergy: energy,
  })),
])

/** One Pokémon, without a choice. */
export const POKEMON = ways('ref', (say) => [
  say('this Pokémon', () => 'thisPokemon'),
  say('your Active Pokémon', () => 'yourActive'),
  say("[your opponent's Active|the Defending] Pokémon", () => 'opponentActive'),
  say('[that|the new Active] Pokémon', () => ({ chosen: THAT })),
  say('the Attacking Pokémon', () => 'attacker'),
])

export const ONE = ways('one', (say) => [
  say('{ref:ref}', ({ ref }) => ({ first: [], ref })),
  say('1 of {among:among}', ({ among }) => ({
    first: [{ do: 'choosePokemon', as: THAT, from: among }],
    ref: { chosen: THAT },
  })),
])

export const TARGETS = ways('target', (say) => [
  say('{one:one}', ({ one }) => ({ first: one.first, set: one.ref })),
  say('{n:several} of {among:among}', ({ n, among }) => ({
    first: [{ do: 'choosePokemon', as: THAT, from: among, min: n, max: n }],
    set: { eachChosen: THAT },
  })),
  say('each of your Pokémon', () => ({ first: [], set: 'eachOfYours' })),
  say('each of your Benched Pokémon', () => ({ first: [], set: 'eachOfYourBench' })),
  say("each of your opponent's Pokémon", () => ({ first: [], set: 'eachOfOpponents' })),
  say("each of your opponent's Benched Pokémon", () => ({ first: [], set: 'eachOfOpponentBench' })),
])
