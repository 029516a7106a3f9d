/** JSON schemas of references to Pokémon: to one, to several, and to those that fit a filter. */
import * as v from 'valibot'
import { SPECIAL_CONDITIONS } from '../model/conditions.ts'
import type { PokemonFilter, PokemonRef, PokemonSet, Who } from '../model/effects.ts'
import type { InPlayFilter } from '../model/inPlayFilter.ts'
import { CardFilterSchema } from './cardFilterSchema.ts'
import {
  exactly,
  isNoArray,
  MOST_ALTERNATIVES,
  MOST_POINTS,
  oneOf,
  optional,
  points,
  wholeNumber,
} from './schemaParts.ts'
import { choiceName } from './writtenNames.ts'

export const who = oneOf<Who>({ you: true, opponent: true })
export const condition = v.picklist(SPECIAL_CONDITIONS)

type RefWord = Extract<PokemonRef, string>
type SetWord = Exclude<Extract<PokemonSet, string>, RefWord>
type Chosen = Extract<PokemonRef, object>
type EachChosen = Extract<PokemonSet, { readonly eachChosen: string }>
type Each = Extract<PokemonSet, { readonly each: PokemonFilter }>

const chosen = exactly<Chosen>({ chosen: choiceName })
const refWord = oneOf<RefWord>({ thisPokemon: true, yourActive: true, opponentActive: true, attacker: true })

export const PokemonRefSchema = v.union([refWord, chosen]) satisfies v.GenericSchema<unknown, PokemonRef>

const inner: v.GenericSchema<unknown, InPlayFilter> = v.lazy(() => InPlayFilterSchema)

export const inPlayFilter = {
  fits: optional(CardFilterSchema),
  damaged: optional(v.boolean()),
  hurt: optional(v.boolean()),
  countersAtLeast: optional(wholeNumber(1, 100)),
  hpLeftAtMost: optional(points(10, MOST_POINTS)),
  withEnergy: optional(CardFilterSchema),
  energyAtLeast: optional(wholeNumber(1, 100)),
  withTool: optional(CardFilterSchema),
  inCondition: optional(v.picklist([...SPECIAL_CONDITIONS, 'any'])),
  evolved: optional(v.boolean()),
  cameThisTurn: optional(v.boolean()),
  any: optional(v.pipe(v.array(inner), v.minLength(1), v.maxLength(MOST_ALTERNATIVES), v.readonly())),
  not: optional(inner),
}

/** The schema of a filter for a Pokémon in play. */
export const InPlayFilterSchema: v.GenericSchema<unknown, InPlayFilter> = v.pipe(
  v.custom<object>(isNoArray),
  exactly<InPlayFilter>(inPlayFilter),
)

export const PokemonFilterSchema = exactly<PokemonFilter>({
  whose: v.picklist(['you', 'opponent', 'either']),
  where: optional(oneOf<NonNullable<PokemonFilter['where']>>({ Active: true, Bench: true })),
  except: optional(PokemonRefSchema),
  ...inPlayFilter,
}) satisfies v.GenericSchema<unknown, PokemonFilter>

export const PokemonSetSchema = v.union([
  refWord,
  oneOf<SetWord>({ eachOfYours: true, eachOfYourBench: true, eachOfOpponents: true, eachOfOpponentBench: true }),
  chosen,
  exactly<EachChosen>({ eachChosen: choiceName }),
  exactly<Each>({ each: PokemonFilterSchema }),
]) satisfies v.GenericSchema<unknown, PokemonSet>
