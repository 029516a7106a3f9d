/** The foresight of the words about flipping coins: anything could come of a coin. */
import type { Foresights } from '../../effects/foresight.ts'

const perhaps = (): boolean => true

export const coinForesights: Foresights<'flip' | 'flipUntilTails'> = {
  flip: { done: perhaps },
  flipUntilTails: { done: perhaps },
}
