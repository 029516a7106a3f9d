/** The attack and the turn in progress: an end is no change by itself, another turn is. */
import type { Foresights } from '../../effects/foresight.ts'

export const turnForesights: Foresights<'doesNothing' | 'doesNotHappen' | 'endTurn' | 'anotherTurn'> = {
  doesNothing: {},
  doesNotHappen: {},
  endTurn: {},
  anotherTurn: { could: () => true },
}
