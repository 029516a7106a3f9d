/**
 * Foresees what the words about using other texts, and applying texts by hand, could change: anything could come of
 * them.
 */
import { type Foresights, mayBeDone } from '../../effects/foresight.ts'

export const textForesights: Foresights<'copyAttack' | 'useEffectOf' | 'byHand'> = {
  copyAttack: { could: mayBeDone },
  useEffectOf: { could: mayBeDone },
  byHand: { could: mayBeDone },
}
