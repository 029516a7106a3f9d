/**
 * Decides beforehand whether effects that use other texts, or are applied by hand, could change anything: always possible, because the
 * other text is not known yet.
 */
import { type Foresights, mayBeDone } from '../../effects/foresight.ts'

export const textForesights: Foresights<'copyAttack' | 'useEffectOf' | 'byHand'> = {
  copyAttack: { could: mayBeDone },
  useEffectOf: { could: mayBeDone },
  byHand: { could: mayBeDone },
}
