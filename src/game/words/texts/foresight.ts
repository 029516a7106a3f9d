/** Other texts that are used, before they are: anything could come of them. */
import type { Foresights } from '../../effects/foresight.ts'

const perhaps = (): boolean => true

export const textForesights: Foresights<'copyAttack' | 'useEffectOf' | 'byHand'> = {
  copyAttack: { could: perhaps },
  useEffectOf: { could: perhaps },
  byHand: { could: perhaps },
}
