/** JSON schemas of the effects that flip coins, with the places on a card where each is allowed. */
import { CountSchema } from '../../cards/countSchema.ts'
import type { WordShapes } from '../../cards/wordShape.ts'

export const coinShapes: WordShapes<'flip' | 'flipUntilTails'> = {
  flip: {
    keys: { coins: CountSchema },
    allowed: 'requiring',
  },
  flipUntilTails: {
    keys: {},
    allowed: 'requiring',
  },
}
