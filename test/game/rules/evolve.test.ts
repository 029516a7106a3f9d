/** EVOLVE: an Evolution card goes from the hand onto a Pokémon that it evolves from (T2B). */

import { board } from 'ptcg-turn-test-kit/board'
import { activeName, benchNames, cardNamesIn, inPlayNamed } from 'ptcg-turn-test-kit/found'
import { A, activeIn, after, B, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'
import { NO_CONDITIONS } from '../../../src/game/model/conditions.ts'

const READY = `
  A active  Scorbunny
  A bench   Vulpix; Scorbunny
  A hand    Raboot x2, Cinderace, Wooloo, Dubwool
  B active  Sobble`

accepts('T2B.1', 'a card played on the Pokémon that it names', () => {
  const end = after(board(READY), A.evolve('Scorbunny', 'Raboot'))
  expect(activeName(end, 0)).toBe('Raboot')
  expect(activeIn(end, 0).cards).toHaveLength(2)
})

rejects('T2B.1', 'a card played on a Pokémon of another name', () => {
  expect(refusals(board(READY), A.evolve('Vulpix', 'Raboot'))).toEqual(['DOES_NOT_EVOLVE_FROM'])
})

accepts('T2B.2', 'a Pokémon that was benched on an earlier turn', () => {
  const end = after(board(READY), A.bench('Wooloo'), A.endTurn(), B.endTurn(), A.evolve('Wooloo', 'Dubwool'))
  expect(benchNames(end, 0)).toContain('Dubwool')
})

rejects('T2B.2', 'a Pokémon that was benched this turn', () => {
  const benched = after(board(READY), A.bench('Wooloo'))
  expect(refusals(benched, A.evolve('Wooloo', 'Dubwool'))).toEqual(['NEW_IN_PLAY'])
})

accepts('T2B.3', "an Evolution on a player's second turn", () => {
  expect(refusals(board(`turn 3 of A ${READY}`), A.evolve('Scorbunny', 'Raboot'))).toEqual([])
})

rejects('T2B.3', 'an Evolution on the first turn of the player who goes first', () => {
  expect(refusals(board(`turn 1 of A ${READY}`), A.evolve('Scorbunny', 'Raboot'))).toEqual(['YOUR_FIRST_TURN'])
})

rejects('T2B.3', 'an Evolution on the first turn of the player who goes second', () => {
  expect(refusals(board(`turn 2 of A ${READY}`), A.evolve('Scorbunny', 'Raboot'))).toEqual(['YOUR_FIRST_TURN'])
})

accepts('T2B.4', 'Basic to Stage 1 to Stage 2 over two turns', () => {
  const end = after(
    board(READY),
    A.evolve('Scorbunny', 'Raboot'),
    A.endTurn(),
    B.endTurn(),
    A.evolve('Raboot', 'Cinderace'),
  )
  expect(activeName(end, 0)).toBe('Cinderace')
})

rejects('T2B.4', 'a Stage 2 card on a Basic Pokémon', () => {
  expect(refusals(board(READY), A.evolve('Scorbunny', 'Cinderace'))).toEqual(['DOES_NOT_EVOLVE_FROM'])
})

rejects('T2B.4', 'a Basic Pokémon card played as an Evolution', () => {
  expect(refusals(board(READY), A.evolve('Scorbunny', 'Wooloo'))).toEqual(['NOT_AN_EVOLUTION'])
})

accepts('T2B.5', 'two Pokémon in the same turn', () => {
  const end = after(board(READY), A.evolve('Scorbunny', 'Raboot'), A.evolve('Scorbunny', 'Raboot'))
  expect(activeName(end, 0)).toBe('Raboot')
  expect(benchNames(end, 0)).toEqual(['Vulpix', 'Raboot'])
})

rejects('T2B.5', 'the same Pokémon twice in a turn', () => {
  const once = after(board(READY), A.evolve('Scorbunny', 'Raboot'))
  expect(refusals(once, A.evolve('Raboot', 'Cinderace'))).toEqual(['EVOLVED_THIS_TURN'])
})

const LADEN = `
  turn 5 of A
  A active  Scorbunny -30 {Fire Energy, Fire Energy} [Laboratory Vest] Asleep Poisoned
  A bench   Vulpix
  A hand    Raboot
  B active  Sobble`

accepts('T2B.6', 'Energy, Tool, earlier card and damage counters stay on the evolved Pokémon', () => {
  const raboot = activeIn(after(board(LADEN), A.evolve('Scorbunny', 'Raboot')), 0)
  expect(raboot).toMatchObject({ damage: 30 })
  expect([raboot.cards.length, raboot.energy.length, raboot.tools.length]).toEqual([2, 2, 1])
})

rejects('T2B.6', 'cards discarded by evolving', () => {
  const end = after(board(LADEN), A.evolve('Scorbunny', 'Raboot'))
  expect([...cardNamesIn(end, 0, 'discard'), ...cardNamesIn(end, 0, 'hand')]).toEqual([])
})

accepts('T2B.7', 'Special Conditions end', () => {
  const end = after(board(LADEN), A.evolve('Scorbunny', 'Raboot'))
  expect(activeIn(end, 0).conditions).toEqual(NO_CONDITIONS)
})

rejects('T2B.7', 'an effect of an attack that still stops the Pokémon after it has evolved', () => {
  const stuck = after(
    board(`
      turn 4 of B
      A active  Scorbunny {Fire Energy}
      A bench   Vulpix
      A hand    Raboot
      B active  Laboratory Tar`),
    B.attack('Stick'),
  )
  expect(refusals(stuck, A.retreat())).toEqual(['RETREAT_FORBIDDEN'])
  const evolved = after(stuck, A.evolve('Scorbunny', 'Raboot'))
  expect(activeIn(evolved, 0).lasting).toEqual([])
  expect(refusals(evolved, A.retreat())).toEqual([])
})

const RABOOT = `
  A active  Raboot < Scorbunny {Fire Energy, Fire Energy}
  B active  Sobble`

accepts('T2B.8', 'an attack of the top card', () => {
  expect(refusals(board(RABOOT), A.attack('Heat Blast'))).toEqual([])
})

rejects('T2B.8', 'an attack of the card underneath', () => {
  expect(refusals(board(RABOOT), A.attack('Tackle'))).toEqual(['NO_SUCH_ATTACK'])
})

rejects('T2B.8', 'an Ability of the card underneath', () => {
  const evolved = board(`
    A active  Laboratory Vessel VMAX < Laboratory Vessel V
    A bench   Laboratory Froglet < Laboratory Librarian
    B active  Sobble`)
  expect(inPlayNamed(evolved, 0, 'Laboratory Froglet').cards).toHaveLength(2)
  expect(refusals(evolved, A.ability('Laboratory Froglet'))).toEqual(['NO_SUCH_ABILITY'])
})
