/** Decides beforehand whether effects that flip coins could change anything: always possible, because anything may follow from a coin. */
import { type Foresights, mayBeDone } from '../../effects/foresight.ts'

export const coinForesights: Foresights<'flip' | 'flipUntilTails'> = {
  flip: { done: mayBeDone },
  flipUntilTails: { done: mayBeDone },
}
