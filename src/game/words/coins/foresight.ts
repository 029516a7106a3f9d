/** Foresees what the words about flipping coins could change: anything could come of a coin. */
import { type Foresights, perhaps } from '../../effects/foresight.ts'

export const coinForesights: Foresights<'flip' | 'flipUntilTails'> = {
  flip: { done: perhaps },
  flipUntilTails: { done: perhaps },
}
