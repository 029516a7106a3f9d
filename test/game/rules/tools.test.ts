/** PLAY_TOOL: one Pokémon Tool on a Pokémon; it stays until the Pokémon leaves play (TL). */

import { board } from 'ptcg-turn-test-kit/board'
import { cardIn, cardNamesIn, inPlayNamed } from 'ptcg-turn-test-kit/found'
import { A, activeIn, after, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'

const READY = `
  A active  Scorbunny
  A bench   Wooloo [Laboratory Padding]
  A hand    Laboratory Vest, Laboratory Dumbbell, Raboot, Switch, Potion
  B active  Sobble`

accepts('TL.1', 'a Tool on a Pokémon without one', () => {
  const end = after(board(READY), A.tool('Laboratory Vest', 'Scorbunny'))
  expect(activeIn(end, 0).tools).toHaveLength(1)
  expect(cardNamesIn(end, 0, 'discard')).toEqual([])
})

rejects('TL.1', 'a second Tool on the same Pokémon', () => {
  expect(refusals(board(READY), A.tool('Laboratory Vest', 'Wooloo'))).toEqual(['TOOL_ATTACHED'])
})

rejects('TL.1', 'a card that is not a Tool', () => {
  expect(refusals(board(READY), A.tool('Potion', 'Scorbunny'))).toEqual(['NOT_A_TOOL'])
})

rejects('TL.1', "a Tool on the opponent's Pokémon", () => {
  const start = board(READY)
  const card = cardIn(start, 0, 'hand', 'Laboratory Vest')
  const pokemon = activeIn(start, 1).id
  expect(refusals(start, () => ({ type: 'PLAY_TOOL', player: 0, card, pokemon }))).toEqual(['NOT_YOUR_POKEMON'])
})

accepts('TL.2', 'a Tool stays when its Pokémon evolves and when it changes places', () => {
  const end = after(
    board(READY),
    A.tool('Laboratory Vest', 'Scorbunny'),
    A.evolve('Scorbunny', 'Raboot'),
    A.item('Switch'),
  )
  expect(inPlayNamed(end, 0, 'Raboot').tools).toHaveLength(1)
})

accepts('TL.2', 'a Tool goes to the discard pile with its Knocked Out Pokémon', () => {
  const start = board(`
    A active  Laboratory Ox
    B active  Wooloo [Laboratory Padding]
    B bench   Sobble`)
  expect(cardNamesIn(after(start, A.attack('Heave')), 1, 'discard')).toEqual(['Wooloo', 'Laboratory Padding'])
})

rejects('TL.2', 'a Tool leaving a Pokémon that is only damaged', () => {
  const start = board(`
    A active  Laboratory Ox
    B active  Cramorant [Laboratory Padding]
    B bench   Sobble`)
  const end = after(start, A.attack('Heave'))
  expect(activeIn(end, 1).tools).toHaveLength(1)
})
