/**
 * Decides beforehand whether effects on the attack and the turn in progress could change anything. Ending the turn is no change by itself,
 * but "if you do" holds after it. Another turn is a change.
 */
import { type Foresights, mayBeDone } from '../../effects/foresight.ts'

export const turnForesights: Foresights<'doesNothing' | 'doesNotHappen' | 'endTurn' | 'anotherTurn'> = {
  doesNothing: {},
  doesNotHappen: {},
  endTurn: { done: mayBeDone },
  anotherTurn: { could: mayBeDone },
}
