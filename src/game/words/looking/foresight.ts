/** Decides beforehand whether effects that look at cards or reveal them could change anything. A look at an empty pile changes nothing. */
import { playerOf } from '../../board/references.ts'
import type { Foresights } from '../../effects/foresight.ts'
import { couldBeSome, couldChooseCards } from '../../effects/prospects.ts'

export const lookingForesights: Foresights<'lookAtTop' | 'lookAtPrizes' | 'reveal' | 'revealHand'> = {
  lookAtTop: {
    could: (prospects, { whose, cards }) =>
      prospects.game.players[playerOf(prospects.source, whose)].deck.length > 0 && couldBeSome(prospects, cards),
    looksAt: 'lookedAt',
  },
  lookAtPrizes: { could: ({ game, source }, { whose }) => game.players[playerOf(source, whose)].prizes.length > 0 },
  reveal: { done: (prospects, { cards }) => couldChooseCards(prospects, cards) },
  revealHand: {
    could: ({ game, source }, { whose }) => game.players[playerOf(source, whose)].hand.length > 0,
    looksAt: 'hand',
    hand: true,
  },
}
