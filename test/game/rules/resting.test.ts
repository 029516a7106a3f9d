/** A reason that depends on another clause is not reported if that clause fails. */

import { board } from 'ptcg-turn-test-kit/board'
import { cardIn } from 'ptcg-turn-test-kit/found'
import { A, after, B, type NamedMove, refusals } from 'ptcg-turn-test-kit/moves'
import { expect, test } from 'vitest'
import { swordAndShield } from '../../../src/game/rulesets/rulesets.ts'

const READY = `
  turn 1 of A
  A active  Scorbunny
  A hand    Laboratory Vest, Fire Energy x2
  A discard Potion, Laboratory Library, Laboratory Vest
  B active  Sobble
  B hand    Drizzile
  stadium   Laboratory Library of B`

/** A card of the discard pile played as if it were in the hand. */
const fromTheDiscardPile =
  (type: 'PLAY_ITEM' | 'PLAY_STADIUM' | 'BENCH_POKEMON', name: string): NamedMove =>
  (at) => ({ type, player: 0, card: cardIn(at, 0, 'discard', name) })

test('T0.2 the wrong turn is reported before the limits of a first turn', () => {
  expect(refusals(board(READY), B.evolve('Sobble', 'Drizzile'))).toEqual(['NOT_YOUR_TURN'])
})

test('T2D.1 a missing card, or one of the wrong kind, is not also refused for changing nothing', () => {
  expect(refusals(board(READY), fromTheDiscardPile('PLAY_ITEM', 'Potion'))).toEqual(['CARD_NOT_IN_HAND'])
  expect(refusals(board(READY), A.item('Laboratory Vest'))).toEqual(['NOT_AN_ITEM'])
})

test('T2A.1 a missing card is not also refused for its kind', () => {
  expect(refusals(board(READY), fromTheDiscardPile('BENCH_POKEMON', 'Potion'))).toEqual(['CARD_NOT_IN_HAND'])
})

test('T2D.7 a missing Stadium card is not compared with the one in play', () => {
  expect(refusals(board(READY), fromTheDiscardPile('PLAY_STADIUM', 'Laboratory Library'))).toEqual(['CARD_NOT_IN_HAND'])
})

test('T2D.8 a Stadium that has no effect to use is refused only for that', () => {
  const corridor = board(`${READY.replace('Library of B', 'Corridor of B')} used`)
  expect(refusals(corridor, A.useStadium())).toEqual(['NO_STADIUM_TO_USE'])
})

test('T2C.1 an era may have no limit', () => {
  const ruleset = { ...swordAndShield, perTurn: { ...swordAndShield.perTurn, energy: null } }
  const once = after(board(READY, { ruleset }), A.attach('Fire Energy', 'Scorbunny'))
  expect(refusals(once, A.attach('Fire Energy', 'Scorbunny'))).toEqual([])
})
