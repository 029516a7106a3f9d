/** Decides beforehand whether effects that move cards between zones or shuffle them could change anything. */
import { countOf } from '../../board/count.ts'
import { playerOf } from '../../board/references.ts'
import type { Foresights } from '../../effects/foresight.ts'
import { staysDiscarded } from '../../effects/prevention.ts'
import { couldBeSome, couldChooseCards } from '../../effects/prospects.ts'
import { couldBench } from '../../effects/wouldChange.ts'
import type { Who } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'
import { type EffectSource, NO_MEMORY } from '../../model/resolution.ts'

const pilesOf = (game: Game, source: EffectSource, whose: Who): Game['players'][number] =>
  game.players[playerOf(source, whose)]

export const movingForesights: Foresights<
  'draw' | 'discardHand' | 'discardTop' | 'move' | 'shuffleDeck' | 'shufflePrizes'
> = {
  draw: {
    could: (prospects, { who, cards }) =>
      pilesOf(prospects.game, prospects.source, who).deck.length > 0 && couldBeSome(prospects, cards),
  },
  // Discarding one's own hand is a cost and not a change by itself.
  discardHand: {
    could: ({ game, source, pays }, { whose }) =>
      (whose === 'opponent' || pays) && pilesOf(game, source, whose).hand.length > 0,
    done: ({ game, source }, { whose }) => pilesOf(game, source, whose).hand.length > 0,
    hand: true,
    isThere: (game, source, { whose }) => pilesOf(game, source, whose).hand.length > 0,
  },
  discardTop: {
    could: (prospects, { whose, cards }) =>
      pilesOf(prospects.game, prospects.source, whose).deck.length > 0 && couldBeSome(prospects, cards),
    isThere: (game, source, { whose, cards }) =>
      pilesOf(game, source, whose).deck.length >= countOf(game, source, NO_MEMORY, cards),
  },
  move: {
    could: (prospects, { cards, to, anyStage }) =>
      couldChooseCards(
        prospects,
        cards,
        to === 'bench'
          ? couldBench(prospects, anyStage)
          : (card) => card === null || !staysDiscarded(prospects.game, prospects.source, card, to),
      ),
  },
  shuffleDeck: { done: (_, __, before) => before() },
  shufflePrizes: { done: (_, __, before) => before() },
}
