/**
 * Foresees what the words about using other texts, and applying texts by hand, could change: anything could come of
 * them.
 */
import { type Foresights, perhaps } from '../../effects/foresight.ts'

export const textForesights: Foresights<'copyAttack' | 'useEffectOf' | 'byHand'> = {
  copyAttack: { could: perhaps },
  useEffectOf: { could: perhaps },
  byHand: { could: perhaps },
}
