/** RETREAT: the Active Pokémon pays its Retreat Cost and changes places with a Benched one, once a turn (T2E). */

import { board } from 'ptcg-turn-test-kit/board'
import { activeName, cardNamesIn, damageOn, inPlayNamed } from 'ptcg-turn-test-kit/found'
import { A, activeIn, after, B, refusals } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect, test } from 'vitest'
import { cardName } from '../../../src/game/board/definitions.ts'
import { NO_CONDITIONS } from '../../../src/game/model/conditions.ts'

const READY = `
  A active  Scorbunny -20 {Fire Energy, Water Energy} [Laboratory Vest]
  A bench   Wooloo -10 {Grass Energy}; Vulpix
  B active  Sobble`

accepts('T2E.1', 'a retreat once a turn', () => {
  const end = after(board(READY), A.retreat(), A.choose('Fire Energy'), A.choose('Wooloo'))
  expect(activeName(end, 0)).toBe('Wooloo')
  expect(end.game.turn.retreats).toBe(1)
})

accepts('T2E.1', 'an additional switch by the text of a card', () => {
  const start = board(`
    turn 3 of A; retreated
    A active  Scorbunny
    A bench   Wooloo
    A hand    Switch
    B active  Sobble`)
  expect(activeName(after(start, A.item('Switch')), 0)).toBe('Wooloo')
})

rejects('T2E.1', 'a second retreat in the same turn', () => {
  const once = after(board(READY), A.retreat(), A.choose('Fire Energy'), A.choose('Wooloo'))
  expect(refusals(once, A.retreat())).toEqual(['ALREADY_RETREATED'])
})

accepts('T2E.2', 'the chosen Energy goes to the discard pile, and the rest stays', () => {
  const end = after(board(READY), A.retreat(), A.choose('Water Energy'), A.choose('Vulpix'))
  expect(cardNamesIn(end, 0, 'discard')).toEqual(['Water Energy'])
  expect(inPlayNamed(end, 0, 'Scorbunny').energy).toHaveLength(1)
})

accepts('T2E.2', 'one card of two units for a cost of two', () => {
  const start = board(`
    A active  Krabby {Laboratory Double Energy}
    A bench   Wooloo
    B active  Sobble`)
  const end = after(start, A.retreat())
  expect([activeName(end, 0), cardNamesIn(end, 0, 'discard')]).toEqual(['Wooloo', ['Laboratory Double Energy']])
})

rejects('T2E.2', 'a retreat with less Energy than the cost', () => {
  const start = board(`
    A active  Krabby {Fire Energy}
    A bench   Wooloo
    B active  Sobble`)
  expect(refusals(start, A.retreat())).toEqual(['RETREAT_COST_NOT_COVERED'])
})

rejects('T2E.2', 'paying only a part of the cost', () => {
  const start = board(`
    A active  Krabby {Fire Energy, Fire Energy, Water Energy}
    A bench   Wooloo
    B active  Sobble`)
  const paying = after(start, A.retreat(), A.choose('Fire Energy'))
  expect(paying.state).toBe('turn.main.retreating.paying')
  expect(refusals(paying, A.done())).not.toEqual([])
  expect(cardNamesIn(paying, 0, 'discard')).toEqual([])
})

rejects('T2E.2', 'paying without retreating: nothing is discarded or cured before both choices are made', () => {
  const start = board(READY.replace('Scorbunny', 'Scorbunny Confused'))
  const paying = after(start, A.retreat())
  for (const half of [paying, after(paying, A.choose('Fire Energy'))]) {
    expect(half.game.players[0]).toEqual(start.game.players[0])
    expect(refusals(half, A.done())).not.toEqual([])
  }
})

const FREE = `
  A active  Laboratory Mouse {Fire Energy}
  A bench   Wooloo; Vulpix
  B active  Sobble`

accepts('T2E.3', 'the player of a Pokémon without a Retreat Cost chooses only which Pokémon comes in', () => {
  expect(activeName(after(board(FREE), A.retreat(), A.choose('Vulpix')), 0)).toBe('Vulpix')
})

rejects('T2E.3', 'Energy discarded for a free retreat', () => {
  const end = after(board(FREE), A.retreat(), A.choose('Vulpix'))
  expect(cardNamesIn(end, 0, 'discard')).toEqual([])
  expect(inPlayNamed(end, 0, 'Laboratory Mouse').energy).toHaveLength(1)
})

accepts('T2E.4', 'the Benched Pokémon that the player chooses becomes Active', () => {
  const end = after(board(READY), A.retreat(), A.choose('Fire Energy'), A.choose('Vulpix'))
  expect([activeName(end, 0), end.game.players[0].bench.length]).toEqual(['Vulpix', 2])
})

rejects('T2E.4', 'a retreat without a Benched Pokémon', () => {
  const start = board(`
    A active  Laboratory Mouse
    B active  Sobble`)
  expect(refusals(start, A.retreat())).toEqual(['BENCH_EMPTY'])
})

accepts('T2E.5', 'damage counters, Tools and Energy stay with each Pokémon', () => {
  const end = after(board(READY), A.retreat(), A.choose('Fire Energy'), A.choose('Wooloo'))
  expect([damageOn(end, 0, 'Scorbunny'), damageOn(end, 0, 'Wooloo')]).toEqual([20, 10])
  expect(inPlayNamed(end, 0, 'Scorbunny')).toMatchObject({ tools: [expect.any(Number)], energy: [expect.any(Number)] })
  expect(inPlayNamed(end, 0, 'Wooloo').energy).toHaveLength(1)
})

rejects('T2E.5', 'Energy going over to the Pokémon that comes in', () => {
  const end = after(board(READY), A.retreat(), A.choose('Fire Energy'), A.choose('Vulpix'))
  expect(activeIn(end, 0).energy).toEqual([])
})

const inCondition = (condition: string) =>
  board(`
    A active  Laboratory Mouse ${condition}
    A bench   Wooloo
    B active  Sobble`)

accepts('T2E.6', 'a Confused, Poisoned and Burned Pokémon', () => {
  expect(refusals(inCondition('Confused Poisoned Burned'), A.retreat())).toEqual([])
})

rejects('T2E.6', 'an Asleep Pokémon', () => {
  expect(refusals(inCondition('Asleep'), A.retreat())).toEqual(['RETREATING_ASLEEP'])
})

rejects('T2E.6', 'a Paralyzed Pokémon', () => {
  expect(refusals(inCondition('Paralyzed'), A.retreat())).toEqual(['RETREATING_PARALYZED'])
})

accepts('T2E.7', 'Special Conditions end when the Pokémon retreats', () => {
  const end = after(inCondition('Confused Poisoned'), A.retreat())
  expect(inPlayNamed(end, 0, 'Laboratory Mouse').conditions).toEqual(NO_CONDITIONS)
})

accepts('T2E.7', 'Special Conditions end when a card switches the Pokémon', () => {
  const start = board(`
    A active  Scorbunny Asleep Burned
    A bench   Wooloo
    A hand    Switch
    B active  Sobble`)
  const end = after(start, A.item('Switch'))
  expect(inPlayNamed(end, 0, 'Scorbunny').conditions).toEqual(NO_CONDITIONS)
})

rejects('T2E.7', 'an effect of its own attack on a Pokémon that left and came back', () => {
  const start = board(`
    A active  Laboratory Pendulum
    A bench   Laboratory Mouse
    A hand    Switch
    B active  Laboratory Vessel V`)
  const next = after(start, A.attack('Full Swing'), B.endTurn())
  expect(refusals(next, A.attack('Full Swing'))).toEqual(['ATTACK_FORBIDDEN'])
  expect(refusals(after(next, A.item('Switch'), A.retreat()), A.attack('Full Swing'))).toEqual([])
})

accepts('T2E.8', 'an attack of the new Active Pokémon', () => {
  const end = after(board(FREE), A.retreat(), A.choose('Vulpix'))
  expect(refusals(end, A.attack('Flare'))).toEqual(['ATTACK_COST_NOT_COVERED'])
  const paid = board(FREE.replace('Vulpix', 'Vulpix {Fire Energy}'))
  expect(damageOn(after(paid, A.retreat(), A.choose('Vulpix'), A.attack('Flare')), 1, 'Sobble')).toBe(20)
})

test('an Energy card that provides nothing is not offered for the Retreat Cost (T2E.3)', () => {
  const ash = { kind: 'Energy', id: 'Ash-Energy', name: 'Ash Energy', basic: false, provides: [] } as const
  const start = board('A active Scorbunny {Ash Energy, Fire Energy, Water Energy}\n A bench Wooloo\n B active Sobble', {
    cards: [ash],
  })
  const asked = after(start, A.retreat())
  const offered = asked.game.ask?.ask === 'choice' ? asked.game.ask.options : []
  expect(offered.map((option) => option.option === 'card' && cardName(asked.game, option.card))).toEqual([
    'Fire Energy',
    'Water Energy',
  ])
})

rejects('T2E.8', 'an attack of the Pokémon that has retreated', () => {
  const end = after(board(FREE), A.retreat(), A.choose('Vulpix'))
  expect(refusals(end, A.attack('Nibble'))).toEqual(['NO_SUCH_ATTACK'])
})
