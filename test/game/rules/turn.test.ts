/** The shape of a turn: draw, main actions in any order, at most one attack, the end (T0, T1, T3). */

import { board } from 'ptcg-turn-test-kit/board'
import { activeName, cardNamesIn, order } from 'ptcg-turn-test-kit/found'
import { A, after, B, factsNamed, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'
import { legalEvents } from '../../../src/engine/listing/legalEvents.ts'
import { rulesets } from '../../../src/game/rulesets/rulesets.ts'

const READY = `
  A active  Scorbunny -30 {Fire Energy}
  A bench   Wooloo
  A hand    Potion, Fire Energy, Vulpix
  B active  Sobble
  B hand    Potion`

accepts('T0.1', 'main actions in any order, then one attack', () => {
  const one = after(board(READY), A.bench('Vulpix'), A.item('Potion'), A.retreat(), A.choose('Wooloo'), A.endTurn())
  expect(one.game.turn.player).toBe(1)
  const other = after(board(READY), A.item('Potion'), A.attach('Fire Energy', 'Scorbunny'), A.attack('Flare'))
  expect(order(other, 'TRAINER_PLAYED', 'CARD_ATTACHED', 'ATTACK_DECLARED', 'TURN_ENDED', 'TURN_BEGAN')).toEqual([
    'TRAINER_PLAYED',
    'CARD_ATTACHED',
    'ATTACK_DECLARED',
    'TURN_ENDED',
    'TURN_BEGAN',
  ])
})

rejects('T0.1', 'a main action in the middle of another', () => {
  const retreating = after(board(READY.replace('Wooloo', 'Wooloo; Sobble')), A.retreat())
  expect(refusals(retreating, A.item('Potion'))).toEqual(['NOT_NOW'])
})

accepts('T0.2', 'a main action of the player whose turn it is', () => {
  expect(refusals(board(READY), A.item('Potion'))).toEqual([])
})

rejects('T0.2', 'a main action and an attack of the other player', () => {
  const start = board(READY.replace('active  Sobble', 'active  Sobble -30 {Water Energy}'))
  expect(refusals(start, B.item('Potion'))).toEqual(['NOT_YOUR_TURN'])
  expect(refusals(start, B.attack('Pound'))).toEqual(['NOT_YOUR_TURN'])
})

accepts('T0.3', 'the end of a turn without an attack', () => {
  const end = after(board(READY), A.endTurn())
  expect([end.state, end.game.turn.player, end.game.turn.number]).toEqual(['turn.main.ready', 1, 4])
})

rejects('T0.3', 'the end of a turn in the middle of a choice', () => {
  const retreating = after(board(READY.replace('Wooloo', 'Wooloo; Sobble')), A.retreat())
  expect(refusals(retreating, A.endTurn())).toEqual(['NOT_NOW'])
})

accepts('T1.1', 'one card at the beginning of a turn, from the top of the deck', () => {
  const start = board(`${READY}
    B deck    Vulpix, Drampa`)
  const end = after(start, A.endTurn())
  expect(cardNamesIn(end, 1, 'hand')).toEqual(['Potion', 'Vulpix'])
  expect(factsNamed(end, 'CARDS_DRAWN')).toMatchObject([{ player: 1, count: 1 }])
})

rejects('T1.1', 'a second card drawn at the beginning of a turn, or a card drawn by the other player', () => {
  const end = after(board(READY), A.endTurn())
  expect([end.game.players[0].deck.length, end.game.players[1].deck.length]).toEqual([5, 4])
})

accepts('T1.2', 'the opponent of a player who cannot draw at the beginning of a turn wins', () => {
  const start = board(`${READY}
    B deck`)
  const end = after(start, A.endTurn())
  expect(end.state).toBe('gameOver')
  expect(end.game.result).toEqual({ outcome: 'win', winner: 0, reasons: ['emptyDeck'] })
})

rejects('T1.2', 'a loss for drawing the last card', () => {
  const start = board(`${READY}
    B deck    Hop`)
  const end = after(start, A.endTurn())
  expect([end.state, end.game.players[1].deck.length]).toEqual(['turn.main.ready', 0])
})

rejects('T1.2', 'a loss for having no card to draw for an effect', () => {
  const start = board(`
    A active  Sudowoodo {Fire Energy}
    A deck
    B active  Sobble`)
  expect(after(start, A.attack('Double Draw')).game.result).toBeNull()
})

accepts('T3.1', 'the turn of the opponent after an attack', () => {
  const end = after(board(READY), A.attack('Tackle'))
  expect([end.state, end.game.turn.player]).toEqual(['turn.main.ready', 1])
})

const FAR_SHOT = `
  A active  Laboratory Archer
  A hand    Vulpix
  B active  Sobble
  B bench   Krabby; Wooloo`

rejects('T3.1', 'a main action during the attack and after it', () => {
  const choosing = after(board(FAR_SHOT), A.attack('Far Shot'))
  expect(refusals(choosing, A.bench('Vulpix'))).toEqual(['NOT_NOW'])
  expect(refusals(after(choosing, A.choose('Krabby')), A.bench('Vulpix'))).toEqual(['NOT_YOUR_TURN'])
})

rejects('T3.1', 'a second attack', () => {
  expect(refusals(after(board(READY), A.attack('Tackle')), A.attack('Tackle'))).toContain('NOT_YOUR_TURN')
})

const FIRST = `
  turn 1 of A
  A active  Laboratory Rat
  B active  Laboratory Mouse`

accepts('T3.2', 'an attack that says it may be used on the first turn', () => {
  const start = board(FIRST.replace('Rat', 'Early Bird'))
  expect(refusals(start, A.attack('Head Start'))).toEqual([])
  expect(legalEvents(start)).toContainEqual(A.attack('Head Start')(start))
})

accepts('T3.2', 'an attack on the first turn of the player who goes second', () => {
  expect(refusals(after(board(FIRST), A.endTurn()), B.attack('Nibble'))).toEqual([])
})

accepts('T3.2', 'an attack on the first turn of the game, in an era that allows it', () => {
  expect(refusals(board(FIRST, { ruleset: rulesets['black-and-white'] }), A.attack('Nip'))).toEqual([])
})

rejects('T3.2', 'an attack on the first turn of the player who goes first', () => {
  const start = board(FIRST)
  expect(activeName(start, 0)).toBe('Laboratory Rat')
  expect(refusals(start, A.attack('Nip'))).toEqual(['FIRST_TURN_ATTACK'])
})
