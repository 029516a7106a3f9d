/** The shape of the words about flipping coins as JSON, and the places where they may stand. */
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
