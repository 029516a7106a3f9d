/** JSON schemas of the effects on attached cards, with the places on a card where each is allowed. */
import { energyType } from '../../cards/cardFilterSchema.ts'
import { PokemonRefSchema, PokemonSetSchema } from '../../cards/pokemonFilterSchema.ts'
import { optional } from '../../cards/schemaParts.ts'
import type { WordShapes } from '../../cards/wordShape.ts'
import { choiceName } from '../../cards/writtenNames.ts'

export const attachedShapes: WordShapes<'attach' | 'discardAllEnergy' | 'discardTools'> = {
  attach: {
    keys: { cards: choiceName, to: PokemonRefSchema },
    allowed: 'effect',
  },
  discardAllEnergy: {
    keys: {
      from: PokemonRefSchema,
      type: optional(energyType),
    },
    allowed: 'requiring',
    inACost: true,
  },
  discardTools: {
    keys: { from: PokemonSetSchema },
    allowed: 'effect',
  },
}
