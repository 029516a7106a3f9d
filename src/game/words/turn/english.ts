/** English phrases for the effects on the attack and the turn in progress. */
import type { Phrasings } from '../../cards/phrasing.ts'

export const turnPhrasings: Phrasings<'doesNothing' | 'doesNotHappen' | 'endTurn' | 'anotherTurn'> = {
  doesNothing: {
    says: () => 'this attack does nothing',
  },
  doesNotHappen: {
    says: () => "this attack doesn't happen",
  },
  endTurn: {
    says: () => 'your turn ends',
    isAState: true,
  },
  anotherTurn: {
    says: ({ atOnce }) =>
      `take another turn after this one${atOnce === undefined ? '' : ', without a Pokémon Checkup between'}`,
    isAState: true,
  },
}
