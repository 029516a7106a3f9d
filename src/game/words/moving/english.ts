/** English phrases for the effects that move cards between zones or shuffle them. */
import { countedWords, quantity, whoseWords } from '../../cards/countNouns.ts'
import { acts } from '../../cards/limitWords.ts'
import { cardsWords, ownerOfChosen } from '../../cards/nouns.ts'
import type { Phrasings } from '../../cards/phrasing.ts'
import { DESTINATIONS } from '../../cards/placeWords.ts'
import { isUntil, noteChoice } from '../../cards/sharedPhrases.ts'

export const movingPhrasings: Phrasings<
  'draw' | 'discardHand' | 'discardTop' | 'move' | 'shuffleDeck' | 'shufflePrizes'
> = {
  draw: {
    says: ({ who, cards }, soFar) =>
      isUntil(cards, who)
        ? `${acts(who, 'draw')} cards until ${who === 'you' ? 'you' : 'they'} have ${countedWords(soFar, cards.from)} in hand`
        : `${acts(who, 'draw')} ${quantity(soFar, cards, 'card', 'cards')}`,
  },
  discardHand: {
    says: ({ whose }) => (whose === 'you' ? 'discard your hand' : 'your opponent discards their hand'),
  },
  discardTop: {
    says: ({ whose, cards }, soFar) =>
      `discard ${cards === 1 ? 'the top card' : `the top ${quantity(soFar, cards, 'card', 'cards')}`} of ${whoseWords(whose)} deck`,
  },
  move: {
    says: ({ cards, to, anyStage }, soFar) =>
      `${DESTINATIONS[to](cardsWords(soFar, cards), ownerOfChosen(soFar, cards))}${anyStage === true ? ', of whatever stage' : ''}`,
    after: ({ cards, to }, soFar) =>
      to === 'bench'
        ? { ...soFar, pokemon: noteChoice(soFar.pokemon, { name: cards, many: false, whose: null }) }
        : soFar,
  },
  shuffleDeck: {
    says: ({ whose, bottom }, soFar) =>
      bottom === undefined
        ? `shuffle ${whoseWords(whose)} deck`
        : `shuffle the bottom ${quantity(soFar, bottom, 'card', 'cards')} of ${whoseWords(whose)} deck`,
  },
  shufflePrizes: {
    says: ({ whose }) => `shuffle ${whoseWords(whose)} Prize cards`,
  },
}
