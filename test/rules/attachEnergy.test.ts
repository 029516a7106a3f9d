/** ATTACH_ENERGY (T2C). */
import { expect } from 'vitest'
import { A, after, activeOf, refusals } from '../support/moves.ts'
import { board } from '../support/board.ts'
import { accepts, rejects } from '../support/rule.ts'

const READY = `
  turn 3 of A
  A active  Scorbunny
  A bench   Wooloo
  A hand    Fire Energy x2, Hop
  B active  Sobble
`

accepts('T2C.1', 'the first Energy card of the turn', () => {
  const { state, game } = after(board(READY), A.attach('Fire Energy', 'Scorbunny'))
  expect(state).toBe('turn.main.ready')
  expect(game.players[0].active?.energy).toHaveLength(1)
  expect(game.players[0].hand).toHaveLength(2)
})

rejects('T2C.1', 'a second Energy card in the same turn', () => {
  const once = after(board(READY), A.attach('Fire Energy', 'Scorbunny'))
  expect(refusals(once, A.attach('Fire Energy', 'Wooloo'))).toEqual(['ENERGY_ALREADY_ATTACHED'])
})

accepts('T2C.2', 'a Benched Pokémon as well as the Active one', () => {
  const { game } = after(board(READY), A.attach('Fire Energy', 'Wooloo'))
  expect(game.players[0].bench[0]?.energy).toHaveLength(1)
})

rejects('T2C.2', "the opponent's Pokémon", () => {
  const start = board(READY)
  const theirs = activeOf(start, 1).id
  const card = start.game.players[0].hand[0] ?? -1
  expect(refusals(start, () => ({ type: 'ATTACH_ENERGY', player: 0, card, pokemon: theirs }))).toEqual(['NOT_YOUR_POKEMON'])
})
