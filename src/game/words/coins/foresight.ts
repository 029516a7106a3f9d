/** Foresees what the words about flipping coins could change: anything could come of a coin. */
import { type Foresights, mayBeDone } from '../../effects/foresight.ts'

export const coinForesights: Foresights<'flip' | 'flipUntilTails'> = {
  flip: { done: mayBeDone },
  flipUntilTails: { done: mayBeDone },
}
