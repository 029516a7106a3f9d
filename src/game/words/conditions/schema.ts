/** JSON schemas of the effects on Special Conditions, with the places on a card where each is allowed. */

import { condition, PokemonRefSchema, PokemonSetSchema } from '../../cards/pokemonFilterSchema.ts'
import { optional, wholeNumber } from '../../cards/schemaParts.ts'
import type { WordShapes } from '../../cards/wordShape.ts'
import { at } from '../../json/problem.ts'

export const conditionShapes: WordShapes<'condition' | 'recover'> = {
  condition: {
    keys: {
      pokemon: PokemonRefSchema,
      condition,
      counters: optional(wholeNumber(1, 100)),
    },
    allowed: 'effect',
    problems: ({ condition, counters }, path) =>
      counters === undefined || condition === 'Poisoned' || condition === 'Burned'
        ? []
        : [{ path: at(path, 'counters'), message: `${condition} places no damage counters.` }],
  },
  recover: {
    keys: {
      pokemon: PokemonSetSchema,
      from: optional(condition),
    },
    allowed: 'effect',
  },
}
