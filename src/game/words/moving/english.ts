/** English phrases for the effects that move cards between zones or shuffle them. */
import { countedWords, quantity, whoseWords } from '../../cards/countNouns.ts'
import { acts } from '../../cards/limitWords.ts'
import { cardsWords, ownerOfChosen } from '../../cards/nouns.ts'
import { DESTINATIONS } from '../../cards/placeWords.ts'
import type { Tellings } from '../../cards/telling.ts'
import { isUntil, noteChoice } from '../../cards/told.ts'

export const movingTellings: Tellings<
  'draw' | 'discardHand' | 'discardTop' | 'move' | 'shuffleDeck' | 'shufflePrizes'
> = {
  draw: {
    says: ({ who, cards }, told) =>
      isUntil(cards, who)
        ? `${acts(who, 'draw')} cards until ${who === 'you' ? 'you' : 'they'} have ${countedWords(told, cards.from)} in hand`
        : `${acts(who, 'draw')} ${quantity(told, cards, 'card', 'cards')}`,
  },
  discardHand: {
    says: ({ whose }) => (whose === 'you' ? 'discard your hand' : 'your opponent discards their hand'),
  },
  discardTop: {
    says: ({ whose, cards }, told) =>
      `discard ${cards === 1 ? 'the top card' : `the top ${quantity(told, cards, 'card', 'cards')}`} of ${whoseWords(whose)} deck`,
  },
  move: {
    says: ({ cards, to, anyStage }, told) =>
      `${DESTINATIONS[to](cardsWords(told, cards), ownerOfChosen(told, cards))}${anyStage === true ? ', of whatever stage' : ''}`,
    told: ({ cards, to }, told) =>
      to === 'bench' ? { ...told, pokemon: noteChoice(told.pokemon, { name: cards, many: false, whose: null }) } : told,
  },
  shuffleDeck: {
    says: ({ whose, bottom }, told) =>
      bottom === undefined
        ? `shuffle ${whoseWords(whose)} deck`
        : `shuffle the bottom ${quantity(told, bottom, 'card', 'cards')} of ${whoseWords(whose)} deck`,
  },
  shufflePrizes: {
    says: ({ whose }) => `shuffle ${whoseWords(whose)} Prize cards`,
  },
}
