/** The shape of what effects refer to as JSON: Pokémon, numbers counted from the board, yes-or-no questions. */
import * as v from 'valibot'
import { SPECIAL_CONDITIONS } from '../model/conditions.ts'
import type { Count, PokemonFilter, PokemonRef, PokemonSet, Predicate, Who } from '../model/effects.ts'
import { CardFilterSchema, energyType } from './cardFilterSchema.ts'
import { exactly, MOST_POINTS, oneOf, optional, points, whole } from './schemaParts.ts'
import { choiceName } from './writtenNames.ts'

export const who = oneOf<Who>({ you: true, opponent: true })
export const condition = v.picklist(SPECIAL_CONDITIONS)

type RefWord = Extract<PokemonRef, string>
type SetWord = Exclude<Extract<PokemonSet, string>, RefWord>
type Chosen = Extract<PokemonRef, object>
type EachChosen = Extract<PokemonSet, { readonly eachChosen: string }>

const chosen = exactly<Chosen>({ chosen: choiceName })
const refWord = oneOf<RefWord>({ thisPokemon: true, yourActive: true, opponentActive: true, attacker: true })

export const PokemonRefSchema = v.union([refWord, chosen]) satisfies v.GenericSchema<unknown, PokemonRef>

export const PokemonSetSchema = v.union([
  refWord,
  oneOf<SetWord>({ eachOfYours: true, eachOfYourBench: true, eachOfOpponents: true, eachOfOpponentBench: true }),
  chosen,
  exactly<EachChosen>({ eachChosen: choiceName }),
]) satisfies v.GenericSchema<unknown, PokemonSet>

type Counted = Exclude<Count, number>
type CountNamed<Name extends Counted['count']> = Extract<Counted, { readonly count: Name }>

const COUNTS = {
  heads: exactly<CountNamed<'heads'>>({ count: v.literal('heads') }),
  tails: exactly<CountNamed<'tails'>>({ count: v.literal('tails') }),
  damageCountersOn: exactly<CountNamed<'damageCountersOn'>>({
    count: v.literal('damageCountersOn'),
    pokemon: PokemonRefSchema,
  }),
  energyOn: exactly<CountNamed<'energyOn'>>({
    count: v.literal('energyOn'),
    pokemon: PokemonRefSchema,
    type: optional(energyType),
  }),
  retreatCostOf: exactly<CountNamed<'retreatCostOf'>>({ count: v.literal('retreatCostOf'), pokemon: PokemonRefSchema }),
  benchedPokemon: exactly<CountNamed<'benchedPokemon'>>({ count: v.literal('benchedPokemon'), whose: who }),
  cardsInHand: exactly<CountNamed<'cardsInHand'>>({ count: v.literal('cardsInHand'), whose: who }),
  cardsChosen: exactly<CountNamed<'cardsChosen'>>({ count: v.literal('cardsChosen'), named: choiceName }),
  prizesTaken: exactly<CountNamed<'prizesTaken'>>({ count: v.literal('prizesTaken'), whose: who }),
} satisfies { readonly [Name in Counted['count']]: v.GenericSchema<unknown, CountNamed<Name>> }

const counted = v.variant('count', Object.values(COUNTS)) satisfies v.GenericSchema<unknown, Counted>

/** A number of cards, coins, counters. */
export const CountSchema = v.union([whole(0, 100), counted]) satisfies v.GenericSchema<unknown, Count>

/** A number of damage points. */
export const PointsSchema = v.union([points(0, MOST_POINTS), counted]) satisfies v.GenericSchema<unknown, Count>

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
  not: exactly<PredicateNamed<'not'>>({ is: v.literal('not'), what: inner }),
  atLeast: exactly<PredicateNamed<'atLeast'>>({ is: v.literal('atLeast'), what: CountSchema, number: whole(0, 100) }),
} satisfies { readonly [Name in Predicate['is']]: v.GenericSchema<unknown, PredicateNamed<Name>> }

export const PredicateSchema: v.GenericSchema<unknown, Predicate> = v.variant('is', Object.values(PREDICATES))

export const PokemonFilterSchema = exactly<PokemonFilter>({
  whose: who,
  where: optional(oneOf<NonNullable<PokemonFilter['where']>>({ Active: true, Bench: true })),
  damaged: optional(v.boolean()),
  hurt: optional(v.boolean()),
  withEnergy: optional(CardFilterSchema),
  fits: optional(CardFilterSchema),
  except: optional(PokemonRefSchema),
}) satisfies v.GenericSchema<unknown, PokemonFilter>
