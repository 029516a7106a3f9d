/** PLAY_SUPPORTER: one Supporter a turn, and none on the first turn of the player who goes first (T2D.3, T2D.4). */
import * as E from 'fp-ts/lib/Either.js'
import { board } from 'ptcg-turn-test-kit/board'
import { cardNamesIn } from 'ptcg-turn-test-kit/found'
import { A, after, B, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect, test } from 'vitest'
import { loadPosition, savePosition } from '../../../src/engine/files/position.ts'
import { cardName } from '../../../src/game/board/definitions.ts'
import { sunAndMoon, swordAndShield } from '../../../src/game/rulesets/rulesets.ts'

const READY = `
  A active  Scorbunny
  A hand    Hop x2, Potion
  A deck    Wooloo, Vulpix, Drampa, Potion x6
  B active  Sobble`

accepts('T2D.3', 'the first Supporter of the turn', () => {
  const end = after(board(READY), A.supporter('Hop'))
  expect(cardNamesIn(end, 0, 'hand')).toEqual(['Hop', 'Potion', 'Wooloo', 'Vulpix', 'Drampa'])
  expect(cardNamesIn(end, 0, 'discard')).toEqual(['Hop'])
})

accepts('T2D.3', 'another Supporter on the next turn', () => {
  const next = after(board(READY), A.supporter('Hop'), A.endTurn(), B.endTurn())
  expect(refusals(next, A.supporter('Hop'))).toEqual([])
})

rejects('T2D.3', 'a second Supporter in the same turn', () => {
  const once = after(board(READY), A.supporter('Hop'))
  expect(refusals(once, A.supporter('Hop'))).toEqual(['SUPPORTER_ALREADY_PLAYED'])
})

rejects('T2D.3', 'an Item played as a Supporter', () => {
  const start = board(READY.replace('Scorbunny', 'Scorbunny -30'))
  expect(refusals(start, A.supporter('Potion'))).toEqual(['NOT_A_SUPPORTER'])
})

accepts('T2D.4', 'a Supporter on the first turn of the player who goes second', () => {
  expect(refusals(board(`turn 2 of A ${READY}`), A.supporter('Hop'))).toEqual([])
})

accepts('T2D.4', 'a Supporter on the first turn of the game, in an era that allows it', () => {
  const start = board(`turn 1 of A ${READY}`, { ruleset: sunAndMoon })
  expect(refusals(start, A.supporter('Hop'))).toEqual([])
})

rejects('T2D.4', "a Supporter on the first player's first turn", () => {
  expect(refusals(board(`turn 1 of A ${READY}`), A.supporter('Hop'))).toEqual(['FIRST_TURN_SUPPORTER'])
})

test('no Supporter in an era that allows none (T2D.3)', () => {
  const never = { ...swordAndShield, id: 'none', perTurn: { ...swordAndShield.perTurn, supporters: 0 } }
  expect(refusals(board(READY, { ruleset: never }), A.supporter('Hop'))).toEqual(['SUPPORTER_ALREADY_PLAYED'])
})

const STAYING = { ruleset: { ...swordAndShield, id: 'own', supportersStay: true } }

accepts('T2D.1', 'a Supporter that lies on the table until the turn is over, in an era in which it does', () => {
  const played = after(board(READY, STAYING), A.supporter('Hop'))
  expect(played.game.turn.played?.map((card) => cardName(played.game, card))).toEqual(['Hop'])
  expect(cardNamesIn(played, 0, 'discard')).toEqual([])
  expect(cardNamesIn(after(played, A.endTurn()), 0, 'discard')).toEqual(['Hop'])
})

accepts('T2D.1', 'a position written down and read while a Supporter lies on the table', () => {
  const played = after(board(READY, STAYING), A.supporter('Hop'))
  const read = E.chainW(loadPosition)(savePosition(played))
  expect(E.isRight(read) && cardNamesIn(after(read.right, A.endTurn()), 0, 'discard')).toEqual(['Hop'])
})
