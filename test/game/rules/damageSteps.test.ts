/** The damage calculation, steps 1 to 6: one ruling for each rule, read from the ledger of the attack (A-D1 to A-D6). */

import { board } from 'ptcg-turn-test-kit/board'
import { calculateDamage } from 'ptcg-turn-test-kit/damage'
import { damageOn, ledger, stepOf } from 'ptcg-turn-test-kit/found'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, type After, after, B, factsNamed, heads, type NamedMove, tails } from 'ptcg-turn-test-kit/moves'
import { accepts, rejects } from 'ptcg-turn-test-kit/rule'
import { expect } from 'vitest'
import { everyPokemon, type InPlay } from '../../../src/game/board/pokemonInPlay.ts'
import { placeCounters, removeCounters } from '../../../src/game/damage/counters.ts'

/** The result of an attack of `attacker` on `defender`. Neither Benched Pokémon has a relevant Weakness. */
const attacked = (attacker: string, attack: string, defender: string, ...coins: readonly NamedMove[]): After =>
  after(
    board(`
      A active  ${attacker}
      A bench   Laboratory Rat
      B active  ${defender}
      B bench   Laboratory Straw; Laboratory Shield`),
    A.attack(attack),
    ...coins,
  )

accepts('A-D1.1', 'the printed damage', () => {
  expect(stepOf(attacked('Laboratory Rat', 'Nip', 'Laboratory Shield'), '1_base')).toMatchObject({ in: 0, out: 20 })
})

rejects('A-D1.1', 'damage by an attack without printed damage', () => {
  const end = attacked('Laboratory Sleeper', 'Yawn', 'Laboratory Shield', tails)
  expect(factsNamed(end, 'DAMAGE_PLACED')).toEqual([])
})

accepts('A-D1.2', '× multiplies by the number of heads', () => {
  const end = attacked('Laboratory Juggler', 'Three Balls', 'Laboratory Shield', heads, tails, heads)
  expect(stepOf(end, '1_base')?.out).toBe(40)
})

accepts('A-D1.2', 'more damage for Energy beyond the cost of the attack; any Energy can pay for Colorless', () => {
  const base = (energy: string) =>
    stepOf(attacked(`Laboratory Kiln {${energy}}`, 'Overheat', 'Laboratory Shield'), '1_base')?.out
  expect(base('Fire Energy, Fire Energy')).toBe(20)
  expect(base('Fire Energy, Water Energy, Water Energy')).toBe(20)
  expect(base('Fire Energy, Fire Energy, Water Energy')).toBe(30)
  expect(base('Fire Energy, Fire Energy, Fire Energy, Fire Energy')).toBe(40)
})

accepts('A-D1.2', '− takes away what the text counts', () => {
  const tired = stepOf(attacked('Laboratory Runner -30', 'Tired Kick', 'Laboratory Shield'), '1_base')
  expect([tired?.out, tired?.sources[1]?.change]).toEqual([30, '−30'])
})

accepts('A-D1.2', 'a ledger that lists the printed damage and what the text has counted', () => {
  const thrice = attacked('Laboratory Juggler', 'Three Balls', 'Laboratory Shield', heads, tails, heads)
  expect(stepOf(thrice, '1_base')?.sources).toEqual([{ source: 'printed', change: '20 × 2' }])
  const lucky = attacked('Laboratory Juggler', 'Lucky Throw', 'Laboratory Shield', heads)
  expect(stepOf(lucky, '1_base')?.sources).toEqual([
    { source: 'printed', change: '20' },
    { source: 'text of the attack', change: '+30' },
  ])
  const unlucky = attacked('Laboratory Juggler', 'Lucky Throw', 'Laboratory Shield', tails)
  expect(stepOf(unlucky, '1_base')?.sources).toEqual([{ source: 'printed', change: '20' }])
})

rejects('A-D1.2', 'the additional damage of + when its condition is not met', () => {
  const lucky = attacked('Laboratory Juggler', 'Lucky Throw', 'Laboratory Shield', heads)
  const unlucky = attacked('Laboratory Juggler', 'Lucky Throw', 'Laboratory Shield', tails)
  expect([stepOf(lucky, '1_base')?.out, stepOf(unlucky, '1_base')?.out]).toEqual([50, 20])
})

accepts('A-D1.3', 'three damage counters, which are 30 damage without a calculation', () => {
  const end = attacked('Laboratory Hail', 'Pelt', 'Laboratory Shield')
  expect(damageOn(end, 1, 'Laboratory Shield')).toBe(30)
  expect(factsNamed(end, 'DAMAGE_PLACED')).toEqual([])
})

accepts('A-D1.3', 'four damage counters spread in any way, all of them', () => {
  const spread = attacked('Laboratory Hail', 'Scatter', 'Sobble', A.choose('Sobble'), A.choose('Sobble'))
  expect(spread.state).toBe('turn.attack.F_resolve.otherEffects.choosing')
  const end = after(spread, A.choose('Laboratory Straw'), A.choose('Laboratory Straw'))
  expect([damageOn(end, 1, 'Sobble'), damageOn(end, 1, 'Laboratory Straw')]).toEqual([20, 20])
})

rejects('A-D1.3', 'fewer damage counters because of a Tool that lowers damage', () => {
  const end = attacked('Laboratory Hail [Laboratory Dumbbell]', 'Pelt', 'Laboratory Shield [Laboratory Padding]')
  expect(damageOn(end, 1, 'Laboratory Shield')).toBe(30)
})

accepts('A-D2.1', 'a bonus of the attacking side counts before Weakness', () => {
  const end = attacked('Laboratory Juggler [Laboratory Dumbbell]', 'Lucky Throw', 'Sobble', tails)
  expect(stepOf(end, '2_attacker')).toMatchObject({ in: 20, out: 40 })
  const straw = inventPokemon('Wet Straw', { weaknesses: [{ type: 'Fire', operator: '×', amount: 2 }] })
  const start = board('A active Laboratory Burner [Laboratory Dumbbell]\nB active Wet Straw', { cards: [straw] })
  expect(ledger(after(start, A.attack('Scorch'), heads)).damage).toBe(60)
})

rejects('A-D2.1', 'a bonus of the attacking side on a Benched target', () => {
  const end = attacked('Laboratory Sprinkler [Laboratory Dumbbell]', 'Sprinkle', 'Laboratory Shield')
  expect([damageOn(end, 1, 'Laboratory Shield'), damageOn(end, 1, 'Laboratory Straw')]).toEqual([40, 10])
})

accepts('A-D2.2', 'the calculation ends when nothing is left of the damage', () => {
  const end = after(
    board(`
      turn 4 of B
      A active  Laboratory Burner
      B active  Laboratory Tar`),
    B.attack('Weaken'),
    A.attack('Scorch'),
    heads,
  )
  expect(factsNamed(end, 'DAMAGE_PLACED')).toHaveLength(1)
  expect(damageOn(end, 1, 'Laboratory Tar')).toBe(20)
})

rejects('A-D2.2', 'a bonus added to a base damage of 0', () => {
  const end = attacked('Laboratory Juggler [Laboratory Dumbbell]', 'Three Balls', 'Sobble', tails, tails, tails)
  expect(damageOn(end, 1, 'Sobble')).toBe(0)
  const lowered = (damage: number): number =>
    damageOn(
      attacked(`Laboratory Runner -${damage} [Laboratory Dumbbell]`, 'Tired Kick', 'Laboratory Shield'),
      1,
      'Laboratory Shield',
    )
  expect([lowered(50), lowered(60), lowered(70)]).toEqual([30, 0, 0])
})

rejects('A-D2.2', 'damage added on the defending side once the calculation has ended', () => {
  const { game } = board('A active Laboratory Rat\nB active Laboratory Shield', {
    lasting: {
      B: [{ effect: { lasting: 'damageTaken', amount: 30 }, whose: 0, turn: 2, source: 'Bruise', ofAttack: true }],
    },
  })
  const [attacker, target] = everyPokemon(game) as [InPlay, InPlay]
  const of = (points: number) =>
    calculateDamage({ game, attacker, attack: freeAttack('Graze'), target, base: { damage: points, sources: [] } })
  expect([of(0).damage, of(10).damage]).toEqual([0, 40])
  expect(of(0).entries.map(({ step }) => step)).toEqual(['1_base', '2_attacker'])
})

accepts('A-D3.1', '×2 and +20, as printed', () => {
  const double = attacked('Sobble {Water Energy, Water Energy}', 'Water Gun', 'Scorbunny')
  expect(stepOf(double, '3_weakness')).toMatchObject({ in: 20, out: 40 })
  const plus = attacked('Laboratory Sprinkler', 'Sprinkle', 'Laboratory Straw')
  expect(stepOf(plus, '3_weakness')).toMatchObject({ in: 20, out: 40 })
})

accepts('A-D3.1', 'both Weaknesses to the two types of one attacker', () => {
  const end = attacked('Laboratory Prism', 'Two Beams', 'Laboratory Straw')
  expect(stepOf(end, '3_weakness')).toMatchObject({ in: 40, out: 80 })
})

rejects('A-D3.1', 'Weakness of a Benched target', () => {
  expect(damageOn(attacked('Laboratory Sprinkler', 'Sprinkle', 'Sobble'), 1, 'Laboratory Straw')).toBe(10)
})

rejects('A-D3.1', 'Weakness to another type', () => {
  const end = attacked('Laboratory Rat', 'Nip', 'Laboratory Straw')
  expect(stepOf(end, '3_weakness')).toMatchObject({ in: 20, out: 20, sources: [] })
})

rejects('A-D3.1', 'Weakness, if the text of the attack ignores Weakness', () => {
  const wax = inventPokemon('Wax', { weaknesses: [{ type: 'Fire', operator: '×', amount: 2 }] })
  const start = board('A active Laboratory Needle\nB active Wax', { cards: [wax] })
  expect(ledger(after(start, A.attack('Straight Through'))).damage).toBe(30)
  expect(ledger(after(start, A.attack('Through Scales'))).damage).toBe(60)
})

accepts('A-D4.1', 'Resistance as printed', () => {
  const end = attacked('Laboratory Prism', 'Two Beams', 'Laboratory Shield')
  expect(stepOf(end, '4_resistance')).toMatchObject({
    in: 40,
    out: 10,
    sources: [{ source: 'Resistance to Fire', change: '−30' }],
  })
})

rejects('A-D4.1', 'Resistance to another type', () => {
  const end = attacked('Laboratory Rat', 'Nip', 'Laboratory Shield')
  expect(stepOf(end, '4_resistance')).toMatchObject({ in: 20, out: 20, sources: [] })
})

accepts('A-D4.1', 'Resistance after Weakness', () => {
  const both = inventPokemon('Both', {
    weaknesses: [{ type: 'Water', operator: '×', amount: 2 }],
    resistances: [{ type: 'Water', amount: 30 }],
  })
  const start = board('A active Laboratory Sprinkler\nB active Both', { cards: [both] })
  expect(ledger(after(start, A.attack('Sprinkle'))).damage).toBe(10)
})

rejects('A-D4.1', 'Resistance, if the text of the attack ignores Resistance', () => {
  const end = attacked('Laboratory Needle', 'Through Scales', 'Laboratory Shield')
  expect(damageOn(end, 1, 'Laboratory Shield')).toBe(30)
})

rejects('A-D4.1', 'Resistance of a Benched target', () => {
  const archer = inventPokemon('Fire Archer', {
    types: ['Fire'],
    attacks: [freeAttack('Rain', { also: [{ to: 'eachOfOpponentBench', amount: 30 }] })],
  })
  const start = board('A active Fire Archer\nB active Sobble\nB bench Laboratory Shield', { cards: [archer] })
  expect(damageOn(after(start, A.attack('Rain')), 1, 'Laboratory Shield')).toBe(30)
})

accepts('A-D5.1', 'a Tool on the defending side lowers the damage after Weakness', () => {
  const end = attacked('Laboratory Prism', 'Two Beams', 'Laboratory Straw [Laboratory Padding]')
  expect(stepOf(end, '5_defender')).toMatchObject({ in: 80, out: 60 })
})

rejects(
  'A-D5.1',
  'damage of the attacker to itself lowered by a Tool that works against attacks of the opponent',
  () => {
    const end = attacked('Laboratory Ram [Laboratory Padding]', 'Crash', 'Laboratory Shield')
    expect(damageOn(end, 0, 'Laboratory Ram')).toBe(20)
  },
)

accepts('A-D5.1', 'an effect of an attack that prevents all damage', () => {
  const start = board('A active Laboratory Rat\nB active Laboratory Shield', {
    lasting: { B: [{ effect: { lasting: 'preventDamage' }, whose: 0, turn: 2, source: 'Harden', ofAttack: true }] },
  })
  const end = after(start, A.attack('Nip'))
  expect([damageOn(end, 1, 'Laboratory Shield'), factsNamed(end, 'DAMAGE_PLACED')]).toEqual([0, []])
})

const ITSELF = { pokemon: 'thisPokemon' } as const

rejects('A-D5.1', 'damage of the attacker to itself prevented by protection from attacks of the opponent', () => {
  const glass = inventPokemon('Glass', {
    attacks: [freeAttack('Splinter', { damage: { base: 10 }, also: [{ to: 'thisPokemon', amount: 20 }] })],
    abilities: [
      { name: 'Clear', continuous: [{ continuous: 'preventDamage', scope: ITSELF, from: { whose: 'opponent' } }] },
    ],
  })
  const start = board('A active Glass\nB active Laboratory Rat', { cards: [glass] })
  const end = after(start, A.attack('Splinter'), B.attack('Nip'))
  expect(damageOn(end, 0, 'Glass')).toBe(20)
})

rejects('A-D5.1', 'an effect of the defending side on the damage of an attack that ignores effects', () => {
  const end = attacked('Laboratory Needle', 'Straight Through', 'Laboratory Shield [Laboratory Padding]')
  expect(damageOn(end, 1, 'Laboratory Shield')).toBe(30)
})

accepts('A-D6.1', 'five damage counters for 50 damage', () => {
  expect(damageOn(attacked('Laboratory Ram', 'Crash', 'Laboratory Shield'), 1, 'Laboratory Shield')).toBe(50)
})

rejects('A-D6.1', 'damage counters on a Pokémon that is no longer there', () => {
  const { game } = board('A active Laboratory Rat\nB active Laboratory Shield')
  expect(placeCounters(game, 9999, 1, { by: 'Pelt' })).toBe(game)
  expect(removeCounters(game, 9999, 1, 'Potion')).toBe(game)
})

rejects('A-D6.1', 'half a damage counter', () => {
  const { game } = board('A active Laboratory Rat\nB active Laboratory Shield')
  const [attacker, target] = everyPokemon(game) as [InPlay, InPlay]
  const odd = { damage: 25, sources: [] }
  expect(calculateDamage({ game, attacker, attack: freeAttack('Graze'), target, base: odd }).damage).toBe(20)
})

accepts('A-D6.2', 'at 0 damage the target was not damaged, so nothing is triggered', () => {
  const padded = attacked('Laboratory Mouse', 'Nibble', 'Laboratory Cushion [Laboratory Spikes]')
  expect([damageOn(padded, 1, 'Laboratory Cushion'), damageOn(padded, 0, 'Laboratory Mouse')]).toEqual([0, 0])
})

rejects('A-D6.2', 'a damage counter when the damage is lowered below 0', () => {
  const end = attacked('Laboratory Mouse', 'Nibble', 'Laboratory Shield [Laboratory Padding]')
  expect(factsNamed(end, 'DAMAGE_PLACED')).toEqual([])
  expect(damageOn(end, 1, 'Laboratory Shield')).toBe(0)
})
