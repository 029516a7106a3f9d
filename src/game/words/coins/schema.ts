/** Coins that are flipped: their shape as JSON, and where they may stand. */
import { CountSchema } from '../../cards/countSchema.ts'
import type { WordShapes } from '../../cards/wordShape.ts'

export const coinShapes: WordShapes<'flip' | 'flipUntilTails'> = {
  flip: {
    keys: { coins: CountSchema },
    stands: 'requiring',
  },
  flipUntilTails: {
    keys: {},
    stands: 'requiring',
  },
}
