/** Rulings about the beginning and the end of games and turns: decking out, empty Benches, the first turns, the last Prize. */

import { board } from 'ptcg-turn-test-kit/board'
import { cardIn, cardNamesIn, damageOn, inPlayNamed } from 'ptcg-turn-test-kit/found'
import { A, after } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'

test('WL.1 The last Prize card taken by the text of a card wins as well', () => {
  const start = board(`
    A active  Laboratory Mouse
    A hand    Laboratory Notebook
    A prizes  Hop
    B active  Laboratory Mouse
  `)
  const { game } = after(
    start,
    A.item('Laboratory Notebook'),
    A.apply({ change: 'takePrize', player: 0, position: 0 }),
    A.done(),
  )
  expect(game.result).toEqual({ outcome: 'win', winner: 0, reasons: ['allPrizesTaken'] })
})

test('WL.1 the last Prize card wins before triggers of the same text', () => {
  const start = board(`
    A active  Laboratory Mouse
    A hand    Laboratory Notebook, lab-106
    A deck    Hop x3
    A prizes  Hop
    B active  Laboratory Mouse
  `)
  const over = after(
    start,
    A.item('Laboratory Notebook'),
    A.apply({
      change: 'attach',
      card: cardIn(start, 0, 'hand', 'Laboratory Spark Energy'),
      pokemon: inPlayNamed(start, 0, 'Laboratory Mouse').id,
    }),
    A.apply({ change: 'takePrize', player: 0, position: 0 }),
    A.done(),
  )
  expect([over.state, cardNamesIn(over, 0, 'deck').length]).toEqual(['gameOver', 3])
})

test('WL.1 The last Prize card taken by the text of an attack wins at its end', () => {
  const start = board('A active Laboratory Scribe\n A prizes Hop\n B active Laboratory Shield')
  const { game } = after(
    start,
    A.attack('Footnote'),
    A.apply({ change: 'takePrize', player: 0, position: 0 }),
    A.done(),
  )
  expect(game.result).toEqual({ outcome: 'win', winner: 0, reasons: ['allPrizesTaken'] })
})

test('TI.1 In Sudden Death "Prize cards taken" counts from the one card of that game', () => {
  const start = board(`
    A active  Laboratory Abacus
    A prizes  Hop
    B active  Laboratory Shield
    B prizes  Hop
  `)
  const suddenDeath = { ...start, game: { ...start.game, tieBreak: 1 } }
  const hit = after(suddenDeath, A.attack('Count Prizes'))
  expect(damageOn(hit, 1, 'Laboratory Shield'), 'no Prize card was taken: 20, not 80').toBe(20)
})
