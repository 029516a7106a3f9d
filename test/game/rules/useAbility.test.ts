/** USE_ABILITY: an Ability of one of your Pokémon is announced and used; others work by themselves (T2F). */

import { board } from 'ptcg-turn-test-kit/board'
import { cardNamesIn, damageOn } from 'ptcg-turn-test-kit/found'
import { A, activeIn, after, B, factsNamed, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'

const READY = `
  A active  Laboratory Librarian
  A bench   Laboratory Librarian; Laboratory Conveyor {Fire Energy}; Laboratory Pin
  B active  Sobble`

accepts('T2F.1', 'Abilities of several Pokémon in one turn, also of the same name', () => {
  const end = after(
    board(READY),
    A.ability('Laboratory Librarian'),
    A.ability('Laboratory Librarian#2'),
    A.ability('Laboratory Conveyor'),
  )
  expect(cardNamesIn(end, 0, 'hand')).toHaveLength(2)
  expect(activeIn(end, 0).energy).toHaveLength(1)
})

accepts('T2F.1', 'an Ability without a limit as often as wanted', () => {
  const start = board(READY.replace('{Fire Energy}', '{Fire Energy, Fire Energy}'))
  const pass = [A.ability('Laboratory Conveyor'), A.choose('Fire Energy')]
  expect(activeIn(after(start, ...pass, A.ability('Laboratory Conveyor')), 0).energy).toHaveLength(2)
})

accepts('T2F.1', 'the same Ability again on the next turn', () => {
  const next = after(board(READY), A.ability('Laboratory Librarian'), A.endTurn(), B.endTurn())
  expect(refusals(next, A.ability('Laboratory Librarian'))).toEqual([])
})

rejects('T2F.1', 'an Ability limited to once a turn, used twice by one Pokémon', () => {
  const once = after(board(READY), A.ability('Laboratory Librarian'))
  expect(refusals(once, A.ability('Laboratory Librarian'))).toEqual(['ABILITY_ALREADY_USED'])
})

const PLACES = `
  A active  Laboratory Lamp -10 Confused
  A bench   Laboratory Prompter; Laboratory Lamp
  B active  Sobble`

accepts('T2F.2', 'an Ability used in the place where it works', () => {
  const start = board(PLACES)
  expect(refusals(start, A.ability('Laboratory Lamp'))).toEqual([])
  expect(activeIn(after(start, A.ability('Laboratory Prompter')), 0).conditions.rotated).toBeNull()
})

accepts('T2F.2', 'an Ability that works by itself', () => {
  const start = board(`
    A active  Laboratory Rat
    B active  Laboratory Cushion`)
  expect(damageOn(after(start, A.attack('Nip')), 1, 'Laboratory Cushion')).toBe(0)
})

rejects('T2F.2', 'an Ability that works only in the Active Spot, used on the Bench', () => {
  expect(refusals(board(PLACES), A.ability('Laboratory Lamp#2'))).toEqual(['ABILITY_NOT_FROM_HERE'])
})

rejects('T2F.2', 'an Ability that works only on the Bench, used in the Active Spot', () => {
  const start = board(`
    A active  Laboratory Prompter Confused
    B active  Sobble`)
  expect(refusals(start, A.ability('Laboratory Prompter'))).toEqual(['ABILITY_NOT_FROM_HERE'])
})

rejects('T2F.2', 'the use of an Ability that works by itself', () => {
  const start = board(`
    A active  Laboratory Cushion
    B active  Sobble`)
  expect(refusals(start, A.ability('Laboratory Cushion'))).toEqual(['NO_SUCH_ABILITY'])
})

accepts('T2F.3', 'an Ability of a Benched Pokémon is announced, and the turn goes on', () => {
  const end = after(board(READY), A.ability('Laboratory Pin'))
  expect(factsNamed(end, 'ABILITY_USED')).toMatchObject([{ player: 0, ability: 'Pinprick' }])
  expect([end.state, end.game.turn.player]).toEqual(['turn.main.ready', 0])
})

rejects('T2F.3', "an Ability of the opponent's Pokémon", () => {
  const start = board(`
    A active  Scorbunny
    B active  Laboratory Librarian`)
  const pokemon = activeIn(start, 1).id
  expect(refusals(start, () => ({ type: 'USE_ABILITY', player: 0, pokemon, ability: 0 }))).toEqual(['NOT_YOUR_POKEMON'])
})

rejects('T2D.1b', 'an Ability that would plainly change nothing', () => {
  const start = board(`
    A active  Laboratory Lamp
    B active  Sobble -30`)
  expect(refusals(start, A.ability('Laboratory Lamp'))).toEqual(['CHANGES_NOTHING'])
})
