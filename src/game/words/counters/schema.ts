/** JSON schemas of the effects on damage counters, with the places on a card where each is allowed. */
import * as v from 'valibot'
import { CountSchema } from '../../cards/countSchema.ts'
import { PokemonFilterSchema, PokemonRefSchema, PokemonSetSchema } from '../../cards/pokemonFilterSchema.ts'
import { MOST_POINTS, optional, points, wholeNumber } from '../../cards/schemaParts.ts'
import type { WordShapes } from '../../cards/wordShape.ts'

export const counterShapes: WordShapes<'putCounters' | 'spreadCounters' | 'moveCounters' | 'knockOut' | 'heal'> = {
  putCounters: {
    keys: {
      on: PokemonSetSchema,
      counters: CountSchema,
    },
    allowed: 'effect',
  },
  spreadCounters: {
    keys: {
      among: PokemonFilterSchema,
      counters: wholeNumber(1, 100),
    },
    allowed: 'effect',
  },
  moveCounters: {
    keys: {
      from: PokemonSetSchema,
      to: PokemonRefSchema,
      counters: v.union([CountSchema, v.literal('all')]),
    },
    allowed: 'effect',
  },
  knockOut: {
    keys: { pokemon: PokemonSetSchema },
    allowed: 'effect',
  },
  heal: {
    keys: {
      pokemon: PokemonSetSchema,
      damage: v.union([points(0, MOST_POINTS), v.literal('all')]),
      times: optional(CountSchema),
    },
    allowed: 'effect',
  },
}
