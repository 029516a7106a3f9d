/** Foresees the possible changes by effects that flip coins: anything may follow from a coin. */
import { type Foresights, mayBeDone } from '../../effects/foresight.ts'

export const coinForesights: Foresights<'flip' | 'flipUntilTails'> = {
  flip: { done: mayBeDone },
  flipUntilTails: { done: mayBeDone },
}
