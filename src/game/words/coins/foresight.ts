/** Coins that are flipped, before they land: anything could come of them. */
import type { Foresights } from '../../effects/foresight.ts'

const perhaps = (): boolean => true

export const coinForesights: Foresights<'flip' | 'flipUntilTails'> = {
  flip: { done: perhaps },
  flipUntilTails: { done: perhaps },
}
