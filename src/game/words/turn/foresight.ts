/**
 * Foresees what the words about the attack and the turn in progress could change: ending a turn is not a change by
 * itself, though "if you do" holds after it; taking another turn is.
 */
import { type Foresights, perhaps } from '../../effects/foresight.ts'

export const turnForesights: Foresights<'doesNothing' | 'doesNotHappen' | 'endTurn' | 'anotherTurn'> = {
  doesNothing: {},
  doesNotHappen: {},
  endTurn: { done: perhaps },
  anotherTurn: { could: perhaps },
}
