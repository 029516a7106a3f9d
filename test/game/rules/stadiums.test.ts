/** PLAY_STADIUM and USE_STADIUM: one Stadium in play for both players, played and used once a turn (T2D.5 to T2D.8). */

import { board } from 'ptcg-turn-test-kit/board'
import { cardNamesIn } from 'ptcg-turn-test-kit/found'
import { A, after, B, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'
import { cardName } from '../../../src/game/board/definitions.ts'

const READY = `
  A active  Scorbunny
  A bench   Wooloo
  A hand    Laboratory Library x2, Laboratory Corridor, Potion
  B active  Sobble`

const LIBRARY_OF_B = `${READY}
  stadium   Laboratory Library of B`

accepts('T2D.5', 'a Stadium stays in play from turn to turn', () => {
  const { game } = after(board(READY), A.stadium('Laboratory Library'), A.endTurn(), B.endTurn())
  expect(game.stadium === null ? null : cardName(game, game.stadium.card)).toBe('Laboratory Library')
  expect(game.players[0].discard).toEqual([])
})

accepts('T2D.5', 'the effect of a Stadium for the other player', () => {
  const theirTurn = after(board(READY), A.stadium('Laboratory Library'), A.endTurn())
  expect(refusals(theirTurn, B.useStadium())).toEqual([])
})

rejects('T2D.5', 'a card that is not a Stadium', () => {
  expect(refusals(board(READY), A.stadium('Potion'))).toEqual(['NOT_A_STADIUM'])
})

rejects('T2D.5', 'the use of a Stadium when none is in play', () => {
  expect(refusals(board(READY), A.useStadium())).toEqual(['NO_STADIUM_TO_USE'])
})

accepts('T2D.6', "the old Stadium goes to its owner's discard pile", () => {
  const end = after(board(LIBRARY_OF_B), A.stadium('Laboratory Corridor'))
  expect(cardNamesIn(end, 1, 'discard')).toEqual(['Laboratory Library'])
  expect(end.game.stadium === null ? null : cardName(end.game, end.game.stadium.card)).toBe('Laboratory Corridor')
})

rejects('T2D.6', 'the effect of the old Stadium once a new one is in play', () => {
  const start = board(`
    A active  Scorbunny
    A bench   Wooloo
    A hand    Laboratory Library
    B active  Sobble
    stadium   Laboratory Corridor of A`)
  expect(refusals(start, A.retreat())).toEqual([])
  const replaced = after(start, A.stadium('Laboratory Library'))
  expect(refusals(replaced, A.retreat())).toEqual(['RETREAT_COST_NOT_COVERED'])
})

accepts('T2D.7', 'a Stadium of another name', () => {
  expect(refusals(board(LIBRARY_OF_B), A.stadium('Laboratory Corridor'))).toEqual([])
})

rejects('T2D.7', 'a Stadium of the same name, whoever played it', () => {
  expect(refusals(board(LIBRARY_OF_B), A.stadium('Laboratory Library'))).toEqual(['SAME_STADIUM_IN_PLAY'])
})

accepts('T2D.8', 'the effect of a Stadium once in each turn', () => {
  const end = after(board(LIBRARY_OF_B), A.useStadium(), A.endTurn(), B.useStadium())
  expect(cardNamesIn(end, 0, 'hand')).toHaveLength(5)
})

accepts('T2D.8', 'the effect of a second copy of a Stadium after the first copy has left play', () => {
  const start = board(`
    A active  Scorbunny
    A hand    Laboratory Library, Laboratory Notebook
    B active  Sobble
    stadium   Laboratory Library of B`)
  const away = A.apply(({ game }) => ({ change: 'move', card: game.stadium?.card ?? -1, to: 'discard' }))
  const removed = after(start, A.useStadium(), A.item('Laboratory Notebook'), away, A.done())
  const end = after(removed, A.stadium('Laboratory Library'), A.useStadium())
  expect(cardNamesIn(end, 0, 'hand')).toHaveLength(2)
})

rejects('T2D.8', 'a second Stadium card in the same turn', () => {
  const once = after(board(READY), A.stadium('Laboratory Library'))
  expect(refusals(once, A.stadium('Laboratory Corridor'))).toEqual(['STADIUM_ALREADY_PLAYED'])
})

rejects('T2D.8', 'the effect of the same Stadium twice in a turn', () => {
  const once = after(board(LIBRARY_OF_B), A.useStadium())
  expect(refusals(once, A.useStadium())).toEqual(['STADIUM_ALREADY_USED'])
})
