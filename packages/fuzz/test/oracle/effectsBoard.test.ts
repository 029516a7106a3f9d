/** Printed values and effects in force on the oracle's table. */

import type { InForce, LastingEffect } from 'ptcg-turn-engine/model'
import { inventPokemon } from 'ptcg-turn-test-kit/invented'
import { describe, expect, test } from 'vitest'
import { fits } from '../../src/oracle/cards.ts'
import { inForce } from '../../src/oracle/continuous.ts'
import { runOut } from '../../src/oracle/endOfTurn.ts'
import { covers, units } from '../../src/oracle/energy.ts'
import { benchLimit } from '../../src/oracle/ofPlayers.ts'
import {
  attackMayFail,
  cantAttack,
  cantRetreat,
  cantUseAttack,
  hitPoints,
  retreatCost,
} from '../../src/oracle/ofPokemon.ts'
import { damageDealtMore, damageTakenMore, effectsArePrevented, preventing } from '../../src/oracle/onDamage.ts'
import { names, pokemonNamed, tableFrom } from './effectsTable.ts'

const DUEL = 'A active Wooloo\n B active Sobble'

test('filters: every named property must match', () => {
  const table = tableFrom(`${DUEL}\n A hand Raboot, Fire Energy, Laboratory Any Energy, Potion, Hop, Laboratory Vest`)
  const fitting = (filter: Parameters<typeof fits>[2]) =>
    names(
      table,
      table.sides[0].hand.filter((card) => fits(table, card, filter)),
    )
  expect(fitting({})).toHaveLength(6)
  expect(fitting({ kind: 'Pokemon' })).toEqual(['Raboot'])
  expect(fitting({ stage: 'Basic' })).toEqual([])
  expect(fitting({ basicEnergy: true })).toEqual(['Fire Energy'])
  expect(fitting({ kind: 'Energy', basicEnergy: false })).toEqual(['Laboratory Any Energy'])
  expect(fitting({ kind: 'Energy', type: 'Water' })).toEqual(['Laboratory Any Energy'])
  expect(fitting({ type: 'Fire' })).toEqual(['Fire Energy', 'Laboratory Any Energy', 'Raboot'])
  expect(fitting({ trainer: 'Tool' })).toEqual(['Laboratory Vest'])
  expect(fitting({ kind: 'Trainer', named: 'Hop' })).toEqual(['Hop'])
})

describe('Energy', () => {
  const attached = (energy: string) => {
    const table = tableFrom(`A active Wooloo {${energy}}\n B active Sobble`)
    return { table, energy: pokemonNamed(table, 'Wooloo').energy }
  }

  test('a card may provide two units (R31)', () => {
    const { table, energy } = attached('Laboratory Double Energy, Fire Energy')
    expect(units(table, energy)).toEqual([['Colorless'], ['Colorless'], ['Fire']])
    expect(covers(units(table, energy), ['Fire', 'Colorless', 'Colorless'])).toBe(true)
    expect(covers(units(table, energy), ['Fire', 'Fire'])).toBe(false)
    expect(covers(units(table, energy), ['Colorless', 'Colorless', 'Colorless', 'Colorless'])).toBe(false)
  })

  test('a unit of every type stands for one at a time (R32)', () => {
    const { table, energy } = attached('Laboratory Any Energy, Fire Energy')
    expect(covers(units(table, energy), ['Fire', 'Water'])).toBe(true)
    expect(covers(units(table, energy), ['Water', 'Water'])).toBe(false)
    expect(covers([], [])).toBe(true)
  })
})

describe('continuous effects', () => {
  test('HP: a Tool on itself, an Ability on the Bench of its side', () => {
    const table = tableFrom(`
      A active Wooloo [Laboratory Vest]
      A bench  Laboratory Bellows; Krabby
      B active Sobble`)
    expect(hitPoints(table, pokemonNamed(table, 'Wooloo'))).toBe(120)
    expect(hitPoints(table, pokemonNamed(table, 'Krabby'))).toBe(100)
    expect(hitPoints(table, pokemonNamed(table, 'Sobble'))).toBe(70)
  })

  test('Retreat Cost: never below 0, and "no Retreat Cost" beats additions (R46)', () => {
    const mud = {
      kind: 'Trainer',
      trainer: 'Stadium',
      id: 'mud',
      name: 'Mud',
      continuous: [{ continuous: 'retreatCost', amount: 1, scope: { pokemon: 'all' } }],
    } as const
    const table = tableFrom(
      'A active Wooloo [Laboratory Skates]\n A bench Laboratory Feather\n B active Sobble\n stadium Mud of B',
      { cards: [mud] },
    )
    expect(retreatCost(table, pokemonNamed(table, 'Sobble'))).toBe(2)
    expect(retreatCost(table, pokemonNamed(table, 'Wooloo'))).toBe(0)
    expect(retreatCost(table, pokemonNamed(table, 'Laboratory Feather'))).toBe(0)
  })

  test('the Bench limit is the smallest of those that cards set, or that of the era', () => {
    expect(benchLimit(tableFrom(DUEL), 0)).toBe(5)
    expect(benchLimit(tableFrom(`${DUEL}\n stadium Laboratory Closet of A`), 0)).toBe(3)
    const wide = inventPokemon('Wide', {
      abilities: [{ name: 'Room', continuous: [{ continuous: 'benchLimit', limit: 8 }] }],
    })
    const both = 'A active Wide\n B active Sobble\n stadium Laboratory Closet of A'
    expect(benchLimit(tableFrom('A active Wide\n B active Sobble', { cards: [wide] }), 0)).toBe(8)
    expect(benchLimit(tableFrom(both, { cards: [wide] }), 0)).toBe(3)
  })

  test('damage on the attacking side: only within the scope', () => {
    const table = tableFrom(`
      A active Laboratory Burner [Laboratory Dumbbell]
      A bench  Laboratory Bellows; Krabby
      B active Sobble`)
    const sobble = pokemonNamed(table, 'Sobble')
    const krabby = pokemonNamed(table, 'Krabby')
    const burner = pokemonNamed(table, 'Laboratory Burner')
    expect(damageDealtMore(table, burner, 'Any', krabby), 'to the Active Pokémon of the opponent only').toEqual([])
    expect(damageDealtMore(table, burner, 'Any', sobble)).toEqual([20, 10])
    expect(damageDealtMore(table, krabby, 'Any', sobble), 'not Fire').toEqual([])
    expect(damageDealtMore(table, sobble, 'Any', krabby), 'not on that side').toEqual([])
  })

  test('damage on the defending side: "from an opponent" depends on whose attack it is (R4)', () => {
    const table = tableFrom(
      'A active Laboratory Cushion [Laboratory Padding] {Laboratory Thick Energy}\n B active Sobble',
    )
    const cushion = pokemonNamed(table, 'Laboratory Cushion')
    expect(damageTakenMore(table, cushion, pokemonNamed(table, 'Sobble'))).toEqual([-20, -20, -10])
    expect(damageTakenMore(table, cushion, cushion)).toEqual([-20])
  })

  test('prevention: of damage on the Bench only, of effects of the opponent only (R8)', () => {
    const table = tableFrom('A active Laboratory Glass\n A bench Laboratory Shadow\n B active Laboratory Shadow')
    const glass = pokemonNamed(table, 'Laboratory Glass')
    const shadow = pokemonNamed(table, 'Laboratory Shadow')
    expect(preventing(table, shadow, glass, 10)).toHaveLength(1)
    expect(preventing(table, table.sides[1].active ?? glass, glass, 10), 'Active').toEqual([])
    expect(preventing(table, glass, shadow, 10)).toEqual([])
    expect([effectsArePrevented(table, glass, 1, null), effectsArePrevented(table, glass, 0, glass)]).toEqual([
      true,
      false,
    ])
    expect(effectsArePrevented(table, shadow, 1, null)).toBe(false)
  })

  test('"cannot retreat" reaches the Active Pokémon of the other side', () => {
    const table = tableFrom('A active Wooloo\n B active Sobble\n B bench Laboratory Magnet')
    expect(cantRetreat(table, pokemonNamed(table, 'Wooloo'))).toBe(true)
    expect(cantRetreat(table, pokemonNamed(table, 'Sobble'))).toBe(false)
  })
})

describe('lasting effects', () => {
  const lasting = (effect: LastingEffect, whose: 0 | 1 = 0, turn = 2): InForce => ({
    effect,
    whose,
    turn,
    source: 'Text',
    ofAttack: true,
  })
  const under = (...effects: readonly InForce[]) => {
    const table = tableFrom(DUEL, { lasting: { A: effects } })
    return { table, wooloo: pokemonNamed(table, 'Wooloo') }
  }

  test('they apply during the turn they name, and end with it (ET.2)', () => {
    const now = lasting({ lasting: 'cantRetreat' })
    const later = lasting({ lasting: 'cantAttack' }, 0, 3)
    const ofTheirs = lasting({ lasting: 'preventDamage' }, 1, 2)
    const { table, wooloo } = under(now, later, ofTheirs)
    expect(table.sides[0].turnsTaken).toBe(2)
    expect(inForce(table, wooloo)).toEqual([now.effect])
    runOut(table)
    expect(wooloo.lasting).toEqual([later, ofTheirs])
  })

  test('each has its meaning', () => {
    const all = under(
      lasting({ lasting: 'cantRetreat' }),
      lasting({ lasting: 'cantAttack' }),
      lasting({ lasting: 'cantUseAttack', attack: 'Tackle' }),
      lasting({ lasting: 'attackMayFail' }),
      lasting({ lasting: 'attackMayFail' }),
      lasting({ lasting: 'damageDealt', amount: 40 }),
      lasting({ lasting: 'damageTaken', amount: -30 }),
      lasting({ lasting: 'preventDamage' }),
      lasting({ lasting: 'preventEffects' }),
    )
    const { table, wooloo } = all
    expect([cantRetreat(table, wooloo), cantAttack(table, wooloo)]).toEqual([true, true])
    expect([cantUseAttack(table, wooloo, 'Tackle'), cantUseAttack(table, wooloo, 'Headbutt')]).toEqual([true, false])
    expect(attackMayFail(table, wooloo)).toEqual([1, 1])
    const sobble = pokemonNamed(table, 'Sobble')
    expect(damageDealtMore(table, wooloo, 'Any', sobble)).toEqual([40])
    expect(damageTakenMore(table, wooloo, sobble)).toEqual([-30])
    expect(preventing(table, wooloo, sobble, 10)).toHaveLength(1)
    expect(preventing(table, wooloo, wooloo, 10)).toHaveLength(1)
    expect([effectsArePrevented(table, wooloo, 1, sobble), effectsArePrevented(table, wooloo, 0, wooloo)]).toEqual([
      true,
      true,
    ])
    expect([cantRetreat(table, sobble), cantAttack(table, sobble), attackMayFail(table, sobble)]).toEqual([
      false,
      false,
      [],
    ])
  })
})
