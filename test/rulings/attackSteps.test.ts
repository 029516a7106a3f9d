/** Rulings about the steps of an attack: what comes first, what counts as used, and who may not even announce one. */
import { expect, test } from 'vitest'
import { board } from '../support/board.ts'
import { damageOn, order } from '../support/found.ts'
import { invented } from '../support/invented.ts'
import { A, after, B, factsNamed, heads, refusals, tails } from '../support/moves.ts'

const FOGGED = {
  lasting: { A: [{ effect: { lasting: 'attackMayFail' }, whose: 0, turn: 2, source: 'Fog', ofAttack: true }] },
} as const

const flipsFor = (at: ReturnType<typeof after>): readonly string[] =>
  factsNamed(at, 'COIN_FLIPPED').map((fact) => fact.for)

test('R10 Reaction timing: the attack heals first, the counters of the reaction come after, Knock Outs last', () => {
  const over = after(
    board(`
      A active  Laboratory Medic -30
      B active  Laboratory Rat -20 [Laboratory Spikes]
      B bench   Laboratory Mouse
    `),
    A.attack('Patch Up'),
    A.choose('prize 1'),
  )
  expect(order(over, 'DAMAGE_PLACED', 'COUNTERS_REMOVED', 'COUNTERS_PLACED', 'POKEMON_KNOCKED_OUT')).toEqual([
    'DAMAGE_PLACED',
    'COUNTERS_REMOVED',
    'COUNTERS_PLACED',
    'POKEMON_KNOCKED_OUT',
  ])
  expect(damageOn(over, 0, 'Laboratory Medic'), 'healed to 0, then two counters').toBe(20)
})

test('R10 Reaction timing: attacker and defender may both be Knocked Out', () => {
  const over = after(
    board(`
      A active  Laboratory Rat -20
      A bench   Laboratory Mouse
      B active  Laboratory Rat -20 [Laboratory Spikes]
      B bench   Laboratory Mouse
    `),
    A.attack('Nip'),
    B.choose('prize 1'),
    A.choose('prize 1'),
  )
  expect(factsNamed(over, 'POKEMON_KNOCKED_OUT').map(({ player }) => player)).toEqual([0, 1])
})

test('R11 Confusion tails with a once-a-game attack: three counters, the turn is over, the attack was not used', () => {
  const start = board(`
    A active  Laboratory Vessel VSTAR < Laboratory Vessel V {Fire Energy} Confused
    B active  Laboratory Shield
  `)
  const failed = after(start, A.attack('Star Fall'), tails)
  expect(factsNamed(failed, 'ATTACK_DOES_NOT_HAPPEN')).toHaveLength(1)
  expect(damageOn(failed, 0, 'Laboratory Vessel VSTAR')).toBe(30)
  expect(damageOn(failed, 1, 'Laboratory Shield')).toBe(0)
  expect(failed.game.turn).toMatchObject({ number: 4, player: 1 })
  expect(failed.game.players[0].spent).toEqual([])
  expect(after(start, A.attack('Star Fall'), heads, A.choose('prize 1')).game.players[0].spent).toEqual(['VSTAR'])
})

test('R12 Smokescreen then Confusion: on tails the attack is cancelled and Confusion is never checked', () => {
  const start = board('A active Laboratory Rat Confused\n B active Laboratory Shield', FOGGED)
  const cancelled = after(start, A.attack('Nip'), tails)
  expect(flipsFor(cancelled)).toEqual(['Fog'])
  expect(damageOn(cancelled, 0, 'Laboratory Rat'), 'no counters of Confusion').toBe(0)
  expect(cancelled.game.turn.player).toBe(1)
})

test('R12 Smokescreen then Confusion: only on heads the second coin is flipped', () => {
  const start = board('A active Laboratory Rat Confused\n B active Laboratory Shield', FOGGED)
  const hurt = after(start, A.attack('Nip'), heads, tails)
  expect(flipsFor(hurt)).toEqual(['Fog', 'Confused'])
  expect([damageOn(hurt, 0, 'Laboratory Rat'), damageOn(hurt, 1, 'Laboratory Shield')]).toEqual([30, 0])
  const hit = after(start, A.attack('Nip'), heads, heads)
  expect(damageOn(hit, 1, 'Laboratory Shield')).toBe(20)
})

test('R12 Smokescreen: its user says "your opponent flips", so the attacking player does', () => {
  const start = board('A active Laboratory Rat\n B active Laboratory Shield', FOGGED)
  const [flip] = factsNamed(after(start, A.attack('Nip'), heads), 'COIN_FLIPPED')
  expect(flip).toMatchObject({ player: 0, for: 'Fog' })
})

const risky = invented('Risky GX', {
  attacks: [
    {
      name: 'All In GX',
      cost: [],
      damage: { base: 80 },
      oncePerGame: 'GX',
      require: [
        { do: 'flip', coins: 1 },
        { do: 'if', is: { is: 'anyTails' }, then: [{ do: 'doesNothing' }] },
      ],
    },
  ],
})

test('R13 "Does nothing" is used, "does not happen" is not: only the first spends a power that a player has once', () => {
  const text = 'A active Risky GX\n B active Laboratory Shield'
  const nothing = after(board(text, { cards: [risky] }), A.attack('All In GX'), tails)
  expect(order(nothing, 'ATTACK_DOES_NOTHING', 'ATTACK_DOES_NOT_HAPPEN')).toEqual(['ATTACK_DOES_NOTHING'])
  expect(nothing.game.players[0].spent).toEqual(['GX'])
  expect(damageOn(nothing, 1, 'Laboratory Shield')).toBe(0)
  expect(nothing.game.turn.player).toBe(1)

  const cancelled = after(board(text, { cards: [risky], ...FOGGED }), A.attack('All In GX'), tails)
  expect(order(cancelled, 'ATTACK_DOES_NOTHING', 'ATTACK_DOES_NOT_HAPPEN')).toEqual(['ATTACK_DOES_NOT_HAPPEN'])
  expect(cancelled.game.players[0].spent).toEqual([])
  expect(cancelled.game.turn.player).toBe(1)
})

for (const [condition, code] of [
  ['Asleep', 'ATTACKER_ASLEEP'],
  ['Paralyzed', 'ATTACKER_PARALYZED'],
] as const)
  test(`R14 ${condition} cannot even announce: the turn goes on, and another Pokémon may be brought in to attack`, () => {
    const start = board(`
      A active  Laboratory Rat ${condition}
      A bench   Laboratory Mouse
      A hand    Switch
      B active  Laboratory Shield
    `)
    expect(refusals(start, A.attack('Nip'))).toEqual([code])
    const hit = after(start, A.item('Switch'), A.attack('Nibble'))
    expect(damageOn(hit, 1, 'Laboratory Shield')).toBe(10)
    expect(factsNamed(hit, 'COIN_FLIPPED')).toEqual([])
  })
