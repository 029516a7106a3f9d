/** English phrases for the effects that look at cards or reveal them. */
import { quantity, whoseWords } from '../../cards/countNouns.ts'
import { cardsWords } from '../../cards/nouns.ts'
import type { Tellings } from '../../cards/telling.ts'

export const lookingTellings: Tellings<'lookAtTop' | 'lookAtPrizes' | 'reveal' | 'revealHand'> = {
  lookAtTop: {
    says: ({ whose, cards, from = 'top', revealed }, told) =>
      `${revealed === true ? 'reveal' : 'look at'} the ${from} ${quantity(told, cards, 'card', 'cards')} of ${whoseWords(whose)} deck`,
  },
  lookAtPrizes: {
    says: ({ whose }) => `look at ${whoseWords(whose)} Prize cards`,
  },
  reveal: {
    says: ({ cards }, told) => `reveal ${cardsWords(told, cards)}`,
  },
  revealHand: {
    says: ({ whose }) => (whose === 'you' ? 'reveal your hand' : 'your opponent reveals their hand'),
  },
}
