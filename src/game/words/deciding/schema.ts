/**
 * JSON schemas of the effects that decide whether, which and how often other effects are carried out, with the places on a card where each
 * is allowed.
 */

import * as v from 'valibot'
import { CountSchema, PredicateSchema } from '../../cards/countSchema.ts'
import { PokemonSetSchema, who } from '../../cards/pokemonFilterSchema.ts'
import { repeatsIn } from '../../cards/programSteps.ts'
import { name, optional } from '../../cards/schemaParts.ts'
import type { WordShapes } from '../../cards/wordShape.ts'
import { choiceName } from '../../cards/writtenNames.ts'
import { at } from '../../json/problem.ts'
import type { Program } from '../../model/effects.ts'

/** The shapes of these effects. `ProgramSchema` is the schema of the programs inside them. */
export const decidingShapes = (
  ProgramSchema: v.GenericSchema<unknown, Program>,
): WordShapes<'if' | 'may' | 'oneOrBoth' | 'forEach' | 'eachCard' | 'eachPokemon'> => ({
  if: {
    keys: {
      is: PredicateSchema,
      then: ProgramSchema,
      otherwise: optional(ProgramSchema),
    },
    allowed: 'choosing',
  },
  may: {
    keys: { then: ProgramSchema, by: optional(who), once: optional(name) },
    allowed: 'requiring',
  },
  oneOrBoth: {
    keys: {
      first: ProgramSchema,
      second: ProgramSchema,
      just: optional(v.literal('one')),
    },
    allowed: 'effect',
  },
  forEach: {
    keys: { times: CountSchema, then: ProgramSchema },
    allowed: 'effect',
    problems: ({ then }, path) =>
      then.some(repeatsIn)
        ? [{ path: at(path, 'then'), message: 'A "for each" inside a "for each" is not supported.' }]
        : [],
  },
  eachCard: {
    keys: {
      cards: choiceName,
      as: choiceName,
      then: ProgramSchema,
    },
    allowed: 'effect',
  },
  eachPokemon: {
    keys: {
      pokemon: PokemonSetSchema,
      as: choiceName,
      then: ProgramSchema,
    },
    allowed: 'effect',
  },
})
