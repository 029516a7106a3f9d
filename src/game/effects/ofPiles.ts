/** What a word would change that is about a whole hand, the top of a deck, or all Prize cards: nothing where none are there. */
import { playerOf } from '../board/references.ts'
import type { EffectNamed } from '../model/effects.ts'
import type { Prospects } from './paidAhead.ts'
import { couldBeSome } from './prospects.ts'

type OfAPile = EffectNamed<'discardHand' | 'revealHand' | 'draw' | 'lookAtTop' | 'discardTop' | 'lookAtPrizes'>

/** True if there is something to look at, to draw or to discard. One's own hand is a cost, and no change by itself. */
export const couldUsePile = (prospects: Prospects, effect: OfAPile): boolean => {
  const { game, source } = prospects
  const { hand, deck, prizes } = game.players[playerOf(source, effect.do === 'draw' ? effect.who : effect.whose)]
  switch (effect.do) {
    case 'discardHand':
      return (effect.whose === 'opponent' || prospects.pays === true) && hand.length > 0
    case 'revealHand':
      return hand.length > 0
    case 'draw':
    case 'lookAtTop':
    case 'discardTop':
      return deck.length > 0 && couldBeSome(prospects, effect.cards)
    case 'lookAtPrizes':
      return prizes.length > 0
  }
}
