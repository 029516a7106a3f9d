/** Decides beforehand whether effects that last for a turn could change anything. */
import { attacksToUse } from '../../board/lent.ts'
import { type Foresights, mayBeDone } from '../../effects/foresight.ts'
import { couldBeAmong } from '../../effects/prospects.ts'

export const lastingForesights: Foresights<'lasting' | 'lastingRule' | 'lockAttack'> = {
  lasting: { could: (prospects, { on }) => couldBeAmong(prospects, on).length > 0 },
  lastingRule: { could: mayBeDone },
  lockAttack: {
    could: (prospects, { on }) =>
      couldBeAmong(prospects, on).some((target) => attacksToUse(prospects.game, target).length > 0),
  },
}
