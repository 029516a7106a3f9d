/** JSON schemas of counts (numbers counted from the board) and of yes-or-no questions. */
import * as v from 'valibot'
import type { Count, CountedZone, Predicate } from '../model/effects.ts'
import { HAPPENINGS, type Past } from '../model/history.ts'
import { ONCE_PER_GAME } from '../model/oncePerGame.ts'
import { CardFilterSchema, energyType } from './cardFilterSchema.ts'
import {
  condition,
  InPlayFilterSchema,
  PokemonFilterSchema,
  PokemonRefSchema,
  PokemonSetSchema,
  who,
} from './pokemonFilterSchema.ts'
import { exactly, MOST_ALTERNATIVES, name, oneOf, optional, wholeNumber } from './schemaParts.ts'
import { choiceName } from './writtenNames.ts'

type Counted = Exclude<Count, number>
type CountNamed<Name extends Counted['count']> = Extract<Counted, { readonly count: Name }>

const count: v.GenericSchema<unknown, Count> = v.lazy(() => CountSchema)

const several = <Schema extends v.GenericSchema>(one: Schema) =>
  v.pipe(v.array(one), v.minLength(1), v.maxLength(MOST_ALTERNATIVES), v.readonly())

const past = {
  what: v.picklist(HAPPENINGS),
  when: oneOf<Past['when']>({ thisTurn: true, yourLastTurn: true, opponentsLastTurn: true }),
  whose: optional(who),
  pokemon: optional(PokemonRefSchema),
  except: optional(PokemonRefSchema),
  filter: optional(CardFilterSchema),
  attack: optional(name),
  fatal: optional(v.literal(true)),
}

const COUNTS = {
  heads: exactly<CountNamed<'heads'>>({ count: v.literal('heads') }),
  tails: exactly<CountNamed<'tails'>>({ count: v.literal('tails') }),
  damageCountersOn: exactly<CountNamed<'damageCountersOn'>>({
    count: v.literal('damageCountersOn'),
    pokemon: PokemonSetSchema,
  }),
  energyOn: exactly<CountNamed<'energyOn'>>({
    count: v.literal('energyOn'),
    pokemon: PokemonSetSchema,
    type: optional(energyType),
    filter: optional(CardFilterSchema),
  }),
  kindsOfEnergyOn: exactly<CountNamed<'kindsOfEnergyOn'>>({
    count: v.literal('kindsOfEnergyOn'),
    pokemon: PokemonSetSchema,
  }),
  cardsOn: exactly<CountNamed<'cardsOn'>>({
    count: v.literal('cardsOn'),
    pokemon: PokemonSetSchema,
    filter: CardFilterSchema,
  }),
  toolsOn: exactly<CountNamed<'toolsOn'>>({ count: v.literal('toolsOn'), pokemon: PokemonSetSchema }),
  conditionsOn: exactly<CountNamed<'conditionsOn'>>({ count: v.literal('conditionsOn'), pokemon: PokemonRefSchema }),
  attackCost: exactly<CountNamed<'attackCost'>>({ count: v.literal('attackCost'), type: optional(energyType) }),
  retreatCostOf: exactly<CountNamed<'retreatCostOf'>>({ count: v.literal('retreatCostOf'), pokemon: PokemonRefSchema }),
  hpLeftOf: exactly<CountNamed<'hpLeftOf'>>({ count: v.literal('hpLeftOf'), pokemon: PokemonRefSchema }),
  pokemonInPlay: exactly<CountNamed<'pokemonInPlay'>>({ count: v.literal('pokemonInPlay'), of: PokemonFilterSchema }),
  typesOf: exactly<CountNamed<'typesOf'>>({ count: v.literal('typesOf'), of: PokemonFilterSchema }),
  cardsIn: exactly<CountNamed<'cardsIn'>>({
    count: v.literal('cardsIn'),
    whose: who,
    zone: oneOf<CountedZone>({ hand: true, deck: true, discard: true, lostZone: true, prizes: true }),
    filter: optional(CardFilterSchema),
  }),
  cardsChosen: exactly<CountNamed<'cardsChosen'>>({
    count: v.literal('cardsChosen'),
    named: choiceName,
    filter: optional(CardFilterSchema),
    types: optional(v.literal(true)),
  }),
  numberChosen: exactly<CountNamed<'numberChosen'>>({ count: v.literal('numberChosen') }),
  prizesTaken: exactly<CountNamed<'prizesTaken'>>({ count: v.literal('prizesTaken'), whose: who }),
  damageDone: exactly<CountNamed<'damageDone'>>({
    count: v.literal('damageDone'),
    to: optional(v.picklist(['opponentActive', 'thisPokemon'])),
  }),
  happened: exactly<CountNamed<'happened'>>({ count: v.literal('happened'), ...past }),
  plus: exactly<CountNamed<'plus'>>({ count: v.literal('plus'), of: several(count) }),
  minus: exactly<CountNamed<'minus'>>({ count: v.literal('minus'), from: count, less: count }),
  times: exactly<CountNamed<'times'>>({ count: v.literal('times'), of: count, by: wholeNumber(0, 100) }),
  atMost: exactly<CountNamed<'atMost'>>({ count: v.literal('atMost'), of: count, most: count }),
} satisfies { readonly [Name in Counted['count']]: v.GenericSchema<unknown, CountNamed<Name>> }

/** The schema of a number of cards, coins, counters or repetitions. */
export const CountSchema: v.GenericSchema<unknown, Count> = v.union([
  wholeNumber(0, 100),
  v.variant('count', Object.values(COUNTS)),
])

type PredicateNamed<Name extends Predicate['is']> = Extract<Predicate, { readonly is: Name }>

const inner: v.GenericSchema<unknown, Predicate> = v.lazy(() => PredicateSchema)

const PREDICATES = {
  heads: exactly<PredicateNamed<'heads'>>({ is: v.literal('heads') }),
  allHeads: exactly<PredicateNamed<'allHeads'>>({ is: v.literal('allHeads') }),
  anyTails: exactly<PredicateNamed<'anyTails'>>({ is: v.literal('anyTails') }),
  done: exactly<PredicateNamed<'done'>>({ is: v.literal('done') }),
  damaged: exactly<PredicateNamed<'damaged'>>({ is: v.literal('damaged'), pokemon: PokemonRefSchema }),
  inCondition: exactly<PredicateNamed<'inCondition'>>({
    is: v.literal('inCondition'),
    pokemon: PokemonRefSchema,
    condition,
  }),
  active: exactly<PredicateNamed<'active'>>({ is: v.literal('active'), pokemon: PokemonRefSchema }),
  fits: exactly<PredicateNamed<'fits'>>({ is: v.literal('fits'), pokemon: PokemonRefSchema, filter: CardFilterSchema }),
  like: exactly<PredicateNamed<'like'>>({
    is: v.literal('like'),
    pokemon: PokemonRefSchema,
    filter: InPlayFilterSchema,
  }),
  stadiumInPlay: exactly<PredicateNamed<'stadiumInPlay'>>({
    is: v.literal('stadiumInPlay'),
    whose: optional(who),
    filter: optional(CardFilterSchema),
  }),
  firstTurn: exactly<PredicateNamed<'firstTurn'>>({ is: v.literal('firstTurn'), whose: who }),
  wentFirst: exactly<PredicateNamed<'wentFirst'>>({ is: v.literal('wentFirst'), whose: who }),
  spent: exactly<PredicateNamed<'spent'>>({ is: v.literal('spent'), whose: who, power: v.picklist(ONCE_PER_GAME) }),
  happened: exactly<PredicateNamed<'happened'>>({ is: v.literal('happened'), ...past }),
  not: exactly<PredicateNamed<'not'>>({ is: v.literal('not'), what: inner }),
  all: exactly<PredicateNamed<'all'>>({ is: v.literal('all'), of: several(inner) }),
  any: exactly<PredicateNamed<'any'>>({ is: v.literal('any'), of: several(inner) }),
  atLeast: exactly<PredicateNamed<'atLeast'>>({ is: v.literal('atLeast'), what: CountSchema, number: CountSchema }),
} satisfies { readonly [Name in Predicate['is']]: v.GenericSchema<unknown, PredicateNamed<Name>> }

export const PredicateSchema: v.GenericSchema<unknown, Predicate> = v.variant('is', Object.values(PREDICATES))
