/** JSON schemas of the effects that look at cards or reveal them, with the places on a card where each is allowed. */
import * as v from 'valibot'
import { CountSchema } from '../../cards/countSchema.ts'
import { who } from '../../cards/pokemonFilterSchema.ts'
import { optional } from '../../cards/schemaParts.ts'
import type { WordShapes } from '../../cards/wordShape.ts'
import { choiceName } from '../../cards/writtenNames.ts'

export const lookingShapes: WordShapes<'lookAtTop' | 'lookAtPrizes' | 'reveal' | 'revealHand'> = {
  lookAtTop: {
    keys: {
      whose: who,
      cards: CountSchema,
      from: optional(v.literal('bottom')),
      revealed: optional(v.literal(true)),
    },
    allowed: 'requiring',
  },
  lookAtPrizes: {
    keys: { whose: who },
    allowed: 'asking',
  },
  reveal: {
    keys: { cards: choiceName },
    allowed: 'effect',
    inACost: true,
  },
  revealHand: {
    keys: { whose: who },
    allowed: 'effect',
  },
}
