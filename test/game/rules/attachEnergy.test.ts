/** ATTACH_ENERGY: one Energy card a turn goes from the hand onto one of your Pokémon, and stays there (T2C). */

import { board } from 'ptcg-turn-test-kit/board'
import { cardNamesIn } from 'ptcg-turn-test-kit/found'
import { A, activeIn, after, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'

const READY = `
  A active  Scorbunny
  A bench   Wooloo
  A hand    Fire Energy x2, Potion
  B active  Sobble`

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

rejects('T2C.1', 'a card that is not an Energy card', () => {
  expect(refusals(board(READY), A.attach('Potion', 'Scorbunny'))).toEqual(['NOT_AN_ENERGY'])
})

accepts('T2C.1', 'an additional attachment by the text of a card', () => {
  const bede = `
    turn 3 of A; energy attached
    A active  Scorbunny
    A bench   Wooloo
    A hand    Bede, Fire Energy
    B active  Sobble`
  const { game } = after(board(bede), A.supporter('Bede'))
  expect(game.players[0].bench[0]?.energy).toHaveLength(1)
  expect(game.turn.energyAttached).toBe(1)
})

accepts('T2C.2', 'a Benched Pokémon as well as the Active one', () => {
  const { game } = after(board(READY), A.attach('Fire Energy', 'Wooloo'))
  expect(game.players[0].bench[0]?.energy).toHaveLength(1)
})

rejects('T2C.2', "the opponent's Pokémon", () => {
  const start = board(READY)
  const pokemon = activeIn(start, 1).id
  const card = start.game.players[0].hand[0] ?? -1
  expect(refusals(start, () => ({ type: 'ATTACH_ENERGY', player: 0, card, pokemon }))).toEqual(['NOT_YOUR_POKEMON'])
})

const CHARGED = `
  A active  Raboot < Scorbunny {Fire Energy, Fire Energy}
  B active  Sobble`

accepts('T2C.3', 'Energy attached after it has paid for an attack', () => {
  expect(activeIn(after(board(CHARGED), A.attack('Heat Blast')), 0).energy).toHaveLength(2)
})

rejects('T2C.3', 'Energy discarded to pay the cost of an attack', () => {
  expect(cardNamesIn(after(board(CHARGED), A.attack('Heat Blast')), 0, 'discard')).toEqual([])
})

rejects('T2C.3', 'Energy that stays attached although the text of the attack discards it', () => {
  const furnace = board(`
    A active  Laboratory Furnace {Fire Energy, Fire Energy}
    B active  Laboratory Shield`)
  expect(activeIn(after(furnace, A.attack('Burn Out')), 0).energy).toEqual([])
})
