/** Pokémon Checkup and the end of a turn: the order of events between two turns (PC, ET). */

import { board } from 'ptcg-turn-test-kit/board'
import { activeName, damageOn, order } from 'ptcg-turn-test-kit/found'
import { A, activeIn, after, B, factsNamed, heads, refusals, tails } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'

const sides = (a: string, b: string, rest = '') =>
  board(`
    A active  ${a}
    A bench   Wooloo
    B active  ${b}
    B bench   Wooloo
    ${rest}`)

accepts('PC.1', 'Poisoned, Burned, Asleep, Paralyzed in this order, for both players', () => {
  const end = after(
    sides('Cramorant Poisoned Burned Asleep', 'Cramorant Poisoned Burned Asleep'),
    A.endTurn(),
    ...[tails, tails, tails, tails],
  )
  expect(factsNamed(end, 'COUNTERS_PLACED').map(({ by, owner }) => [by, owner])).toEqual([
    ['Poisoned', 0],
    ['Poisoned', 1],
    ['Burned', 0],
    ['Burned', 1],
  ])
  expect(factsNamed(end, 'COIN_FLIPPED').map((fact) => [fact.for, fact.player])).toEqual([
    ['Burned', 0],
    ['Burned', 1],
    ['Asleep', 0],
    ['Asleep', 1],
  ])
})

rejects('PC.1', 'a Checkup during a turn', () => {
  const during = after(
    sides('Cramorant Poisoned', 'Sobble', 'A hand Fire Energy'),
    A.attach('Fire Energy', 'Cramorant'),
  )
  expect([factsNamed(during, 'CHECKUP_BEGAN'), damageOn(during, 0, 'Cramorant')]).toEqual([[], 0])
})

accepts('PC.2', 'one damage counter, at every Checkup', () => {
  const once = after(sides('Cramorant Poisoned', 'Sobble'), A.endTurn())
  expect(damageOn(once, 0, 'Cramorant')).toBe(10)
  expect(damageOn(after(once, B.endTurn()), 0, 'Cramorant')).toBe(20)
})

accepts('PC.2', 'two damage counters if the attack says so', () => {
  expect(damageOn(after(sides('Laboratory Hemlock', 'Cramorant'), A.attack('Strong Dose')), 1, 'Cramorant')).toBe(20)
})

rejects('PC.2', 'a damage counter for a Pokémon that is not Poisoned', () => {
  expect(damageOn(after(sides('Cramorant Poisoned', 'Sobble'), A.endTurn()), 1, 'Sobble')).toBe(0)
})

accepts('PC.3', 'two damage counters on a Burned Pokémon, which recovers on heads', () => {
  const end = after(sides('Cramorant Burned', 'Sobble'), A.endTurn(), heads)
  expect([damageOn(end, 0, 'Cramorant'), activeIn(end, 0).conditions.burned]).toEqual([20, 0])
})

rejects('PC.3', 'recovery on tails', () => {
  const end = after(sides('Cramorant Burned', 'Sobble'), A.endTurn(), tails)
  expect([damageOn(end, 0, 'Cramorant'), activeIn(end, 0).conditions.burned]).toEqual([20, 2])
})

accepts('PC.4', 'heads wakes an Asleep Pokémon', () => {
  const end = after(sides('Cramorant Asleep', 'Sobble'), A.endTurn(), heads)
  expect(activeIn(end, 0).conditions.rotated).toBeNull()
})

rejects('PC.4', 'waking on tails', () => {
  const end = after(sides('Cramorant Asleep', 'Sobble'), A.endTurn(), tails)
  expect(activeIn(end, 0).conditions.rotated).toBe('Asleep')
})

accepts('PC.5', 'a Paralyzed Pokémon recovers after a turn of its owner', () => {
  const stunned = after(sides('Laboratory Stunner', 'Cramorant'), A.attack('Jolt'))
  expect(refusals(stunned, B.attack('Water Gun'))).toContain('ATTACKER_PARALYZED')
  expect(activeIn(after(stunned, B.endTurn()), 1).conditions.rotated).toBeNull()
})

rejects('PC.5', 'recovery at the Checkup after the turn in which the Pokémon became Paralyzed', () => {
  const stunned = after(sides('Laboratory Stunner', 'Cramorant'), A.attack('Jolt'))
  expect(activeIn(stunned, 1).conditions.rotated).toBe('Paralyzed')
})

rejects('PC.5', 'recovery after the turn of its owner in which the Pokémon became Paralyzed', () => {
  const start = sides('Laboratory Rat', 'Cramorant', 'A hand Laboratory Notebook')
  const byHand = after(start, A.item('Laboratory Notebook'))
  const pokemon = activeIn(byHand, 0).id
  const end = after(byHand, A.apply({ change: 'condition', pokemon, condition: 'Paralyzed' }), A.done(), A.endTurn())
  expect(activeIn(end, 0).conditions.rotated).toBe('Paralyzed')
  expect(activeIn(after(end, B.endTurn(), A.endTurn()), 0).conditions.rotated).toBeNull()
})

const MOSSY = sides('Laboratory Moss -50 Poisoned', 'Sobble')

accepts('PC.6', 'another effect wholly before the Special Conditions', () => {
  const end = after(MOSSY, A.endTurn(), B.choose('Regrow'))
  expect(order(end, 'COUNTERS_REMOVED', 'COUNTERS_PLACED')).toEqual(['COUNTERS_REMOVED', 'COUNTERS_PLACED'])
})

accepts('PC.6', 'another effect wholly after the Special Conditions', () => {
  const end = after(MOSSY, A.endTurn(), B.choose('Special Conditions'))
  expect(order(end, 'COUNTERS_REMOVED', 'COUNTERS_PLACED')).toEqual(['COUNTERS_PLACED', 'COUNTERS_REMOVED'])
})

rejects('PC.6', 'another effect between Poisoned and Asleep', () => {
  const start = sides('Laboratory Moss -30 Poisoned Asleep', 'Sobble')
  const flipping = after(start, A.endTurn(), B.choose('Special Conditions'))
  expect(flipping.state).toBe('checkup.asleep.flipping')
  expect(damageOn(flipping, 0, 'Laboratory Moss')).toBe(40)
  expect(order(after(flipping, tails), 'COIN_FLIPPED', 'COUNTERS_REMOVED')).toEqual([
    'COIN_FLIPPED',
    'COUNTERS_REMOVED',
  ])
})

accepts('PC.7', 'a Knock Out after all damage counters and coins of the Checkup', () => {
  const end = after(sides('Laboratory Rat -30 Poisoned Burned', 'Sobble'), A.endTurn(), heads, B.choose('prize 1'))
  expect(order(end, 'COUNTERS_PLACED', 'COIN_FLIPPED', 'POKEMON_KNOCKED_OUT', 'PRIZES_TAKEN', 'TURN_BEGAN')).toEqual([
    'COUNTERS_PLACED',
    'COUNTERS_PLACED',
    'COIN_FLIPPED',
    'POKEMON_KNOCKED_OUT',
    'PRIZES_TAKEN',
    'TURN_BEGAN',
  ])
  expect(activeName(end, 0)).toBe('Wooloo')
})

rejects('PC.7', 'a Knock Out of a Pokémon that an effect heals later in the Checkup', () => {
  const end = after(MOSSY, A.endTurn(), B.choose('Special Conditions'))
  expect([factsNamed(end, 'POKEMON_KNOCKED_OUT'), damageOn(end, 0, 'Laboratory Moss')]).toEqual([[], 50])
})

const LAST_HIT = sides('Laboratory Rat', 'Sobble -50')

accepts('ET.1', 'Knock Outs of the attack, the end of the turn, the Checkup, the next turn', () => {
  const end = after(LAST_HIT, A.attack('Nip'), A.choose('prize 1'))
  const expected = [
    'POKEMON_KNOCKED_OUT',
    'PRIZES_TAKEN',
    'PROMOTED',
    'TURN_ENDED',
    'CHECKUP_BEGAN',
    'TURN_BEGAN',
  ] as const
  expect(order(end, ...expected)).toEqual(expected)
})

rejects('ET.1', 'a Checkup while a Prize card of the attack is still to be taken', () => {
  const waiting = after(LAST_HIT, A.attack('Nip'))
  expect(order(waiting, 'TURN_ENDED', 'CHECKUP_BEGAN')).toEqual([])
})

const DUCK = `
  turn 4 of B
  A active  Laboratory Rat Asleep
  B active  Laboratory Tortoise
  B bench   Wooloo`

accepts('ET.2', 'less damage during the turn for which the effect lasts', () => {
  const next = after(board(DUCK), B.attack('Duck'), heads, A.attack('Nip'))
  expect(damageOn(next, 1, 'Laboratory Tortoise')).toBe(0)
})

rejects('ET.2', 'an effect that lasts during a turn, in the Checkup after that turn or later', () => {
  const turnOfA = after(board(DUCK), B.attack('Duck'), tails)
  expect(activeIn(turnOfA, 1).lasting).toHaveLength(1)
  const checkup = after(turnOfA, A.endTurn())
  expect([checkup.state, activeIn(checkup, 1).lasting]).toEqual(['checkup.asleep.flipping', []])
  const later = after(checkup, heads, B.endTurn(), A.attack('Nip'))
  expect(damageOn(later, 1, 'Laboratory Tortoise')).toBe(20)
})
