/** A whole game as one statechart: set-up, turns, Knock Outs, Checkups and the end of the game. */
import { checkup } from './checkup.ts'
import { knockOut } from './knockOut.ts'
import { setUp } from './setUp.ts'
import { state } from './state.ts'
import { wholeChart } from './targets.ts'
import { turn } from './turn.ts'
import { cite, when } from './vocabulary.ts'

const chart = state({
  id: 'game',
  description: 'A game of the Pokémon Trading Card Game between two players.',
  meta: cite('T0.1'),
  initial: 'setUp',
  on: {
    CONCEDE: {
      description: 'A player gives up.',
      meta: cite('WL.4'),
      guard: when('theGameIsNotOver'),
      actions: 'concede',
      target: '.gameOver',
    },
  },
  states: {
    setUp,
    turn,
    knockOut,
    checkup,
    gameOver: {
      description: 'The game is over, and no event is legal.',
      meta: cite('WL.4'),
      type: 'final',
    },
  },
})

/** The chart as plain data. Both the XState machine and the table that `play` steps through are made from it. */
export const game = wholeChart(chart)
