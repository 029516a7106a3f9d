/** DECLARE_ATTACK: an attack that the Active Pokémon has, is paid for, and may be announced (A-A). */

import { board } from 'ptcg-turn-test-kit/board'
import { damageOn } from 'ptcg-turn-test-kit/found'
import { A, after, B, factsNamed, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'

const attacker = (pokemon: string) =>
  board(`
    A active  ${pokemon}
    A bench   Laboratory Mouse
    A hand    Switch
    B active  Laboratory Shield`)

accepts('A-A.1', 'every attack of the Active Pokémon', () => {
  const start = attacker('Raboot < Scorbunny {Fire Energy, Fire Energy}')
  expect([refusals(start, A.attack('Kick')), refusals(start, A.attack('Heat Blast'))]).toEqual([[], []])
})

rejects('A-A.1', 'an attack that the Active Pokémon does not have', () => {
  expect(refusals(attacker('Scorbunny {Fire Energy}'), A.attack(2))).toEqual(['NO_SUCH_ATTACK'])
})

rejects('A-A.1', 'an attack of a Benched Pokémon', () => {
  expect(refusals(attacker('Scorbunny {Fire Energy}'), A.attack('Nibble'))).toEqual(['NO_SUCH_ATTACK'])
})

accepts('A-A.2', 'Energy that exceeds the cost', () => {
  expect(refusals(attacker('Scorbunny {Water Energy, Fire Energy, Fire Energy}'), A.attack('Flare'))).toEqual([])
})

accepts('A-A.2', 'a Special Energy that provides the missing symbol', () => {
  expect(refusals(attacker('Scorbunny {Laboratory Any Energy, Water Energy}'), A.attack('Flare'))).toEqual([])
})

rejects('A-A.2', 'enough Energy of the wrong type', () => {
  expect(refusals(attacker('Scorbunny {Water Energy, Water Energy}'), A.attack('Flare'))).toEqual([
    'ATTACK_COST_NOT_COVERED',
  ])
})

rejects('A-A.2', 'too little Energy of the right type', () => {
  expect(refusals(attacker('Scorbunny {Fire Energy}'), A.attack('Flare'))).toEqual(['ATTACK_COST_NOT_COVERED'])
})

rejects('A-A.2', 'one unit of every type for two symbols', () => {
  const start = attacker('Laboratory Furnace {Laboratory Any Energy, Water Energy}')
  expect(refusals(start, A.attack('Burn Out'))).toEqual(['ATTACK_COST_NOT_COVERED'])
})

accepts('A-A.3', 'the attack is announced by its name', () => {
  const end = after(attacker('Laboratory Rat Poisoned Burned'), A.attack('Nip'), () => ({
    type: 'COIN_LANDED',
    heads: true,
  }))
  expect(factsNamed(end, 'ATTACK_DECLARED')).toMatchObject([{ player: 0, attack: 'Nip' }])
})

rejects('A-A.3', 'an attack of an Asleep Pokémon, but not an attack of a Pokémon that is switched in for it', () => {
  const start = attacker('Laboratory Rat Asleep')
  expect(refusals(start, A.attack('Nip'))).toEqual(['ATTACKER_ASLEEP'])
  expect(damageOn(after(start, A.item('Switch'), A.attack('Nibble')), 1, 'Laboratory Shield')).toBe(10)
})

rejects('A-A.3', 'an attack of a Paralyzed Pokémon', () => {
  expect(refusals(attacker('Laboratory Rat Paralyzed'), A.attack('Nip'))).toEqual(['ATTACKER_PARALYZED'])
})

rejects('A-A.3', 'an attack of a Pokémon that cannot attack this turn', () => {
  const sturdy = board(`
    A active  Laboratory Ox
    B active  Laboratory Vessel VMAX < Laboratory Vessel V`)
  expect(refusals(after(sturdy, A.attack('Heave'), B.endTurn()), A.attack('Heave'))).toEqual(['ATTACK_FORBIDDEN'])
})

rejects('A-A.3', 'an attack that its own effect forbids in the next turn, but not the other attack', () => {
  const start = board(`
    A active  Laboratory Pendulum
    B active  Laboratory Vessel V`)
  const next = after(start, A.attack('Full Swing'), B.endTurn())
  expect(refusals(next, A.attack('Full Swing'))).toEqual(['ATTACK_FORBIDDEN'])
  expect(refusals(next, A.attack('Half Swing'))).toEqual([])
})

rejects('A-A.3', 'the attack that the opponent has chosen to forbid, but not the other attack', () => {
  const start = board(`
    A active  Laboratory Blank
    B active  Laboratory Pendulum`)
  const next = after(start, A.attack('Forget'), A.choose('second'))
  expect(refusals(next, B.attack('Half Swing'))).toEqual(['ATTACK_FORBIDDEN'])
  expect(refusals(next, B.attack('Full Swing'))).toEqual([])
  expect(refusals(after(next, B.endTurn(), A.endTurn()), B.attack('Half Swing'))).toEqual([])
})
