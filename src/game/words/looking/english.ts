/** English phrases for the effects that look at cards or reveal them. */
import { quantity, whoseWords } from '../../cards/countNouns.ts'
import { cardsWords } from '../../cards/nouns.ts'
import type { Phrasings } from '../../cards/phrasing.ts'

export const lookingPhrasings: Phrasings<'lookAtTop' | 'lookAtPrizes' | 'reveal' | 'revealHand'> = {
  lookAtTop: {
    says: ({ whose, cards, from = 'top', revealed }, soFar) =>
      `${revealed === true ? 'reveal' : 'look at'} the ${from} ${quantity(soFar, cards, 'card', 'cards')} of ${whoseWords(whose)} deck`,
  },
  lookAtPrizes: {
    says: ({ whose }) => `look at ${whoseWords(whose)} Prize cards`,
  },
  reveal: {
    says: ({ cards }, soFar) => `reveal ${cardsWords(soFar, cards)}`,
  },
  revealHand: {
    says: ({ whose }) => (whose === 'you' ? 'reveal your hand' : 'your opponent reveals their hand'),
  },
}
