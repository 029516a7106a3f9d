/** The oracle's turn: the legal actions of the main phase, retreat, attack steps and the six steps of damage (T, A). */

import { sunAndMoon, swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { describe, expect, test } from 'vitest'
import { heads, inPlay, listOffered, names, picks, tableFrom, tails } from './effectsTable.ts'
import { attacks, damageOn, endsTheTurn, playFrom, plays, playsOf } from './flowTable.ts'

describe('what is legal', () => {
  test('everything of a quiet turn', () => {
    const table = tableFrom(`
      A active  Wooloo -10 {Fire Energy}
      A bench   Scorbunny
      A hand    Raboot, Vulpix, Fire Energy, Potion, Hop, Laboratory Vest, Laboratory Library
      B active  Sobble`)
    expect(playsOf(table)).toEqual([
      'ATTACH_ENERGY Fire Energy Scorbunny',
      'ATTACH_ENERGY Fire Energy Wooloo',
      'BENCH_POKEMON Vulpix',
      'DECLARE_ATTACK Tackle',
      'END_TURN',
      'EVOLVE Raboot Scorbunny',
      'PLAY_ITEM Potion',
      'PLAY_STADIUM Laboratory Library',
      'PLAY_SUPPORTER Hop',
      'PLAY_TOOL Laboratory Vest Scorbunny',
      'PLAY_TOOL Laboratory Vest Wooloo',
      'RETREAT',
    ])
  })

  test('the first turn: no attack, no Supporter, no Evolution, as the era says', () => {
    const text = 'turn 1 of A\n A active Laboratory Tadpole\n A hand Laboratory Froglet, Hop\n B active Sobble'
    expect(playsOf(tableFrom(text))).toEqual(['END_TURN'])
    expect(playsOf(tableFrom(text, { ruleset: sunAndMoon }))).toEqual(['END_TURN', 'PLAY_SUPPORTER Hop'])
    const second = text
      .replace('1 of A', '2 of B')
      .replaceAll('A hand', 'B hand')
      .replace('B active Sobble', 'B active Laboratory Tadpole')
    expect(playsOf(tableFrom(second))).toEqual(['DECLARE_ATTACK Splatter', 'END_TURN', 'PLAY_SUPPORTER Hop'])
  })

  test('nothing that is used up, forbidden or plainly without change', () => {
    const table = tableFrom(`
      turn 3 of A; energy attached; supporter played; stadium played; retreated
      A active  Laboratory Tadpole new {Fire Energy} [Laboratory Vest]
      A bench   Laboratory Mouse
      A hand    Laboratory Froglet, Fire Energy, Hop, Laboratory Corridor, Potion, Laboratory Vest
      B active  Sobble
      stadium   Laboratory Library of B used`)
    expect(playsOf(table)).toEqual([
      'DECLARE_ATTACK Splatter',
      'END_TURN',
      'PLAY_TOOL Laboratory Vest Laboratory Mouse',
    ])
  })

  test.each(['Asleep', 'Paralyzed'])('%s: neither attack nor retreat', (condition) => {
    const table = tableFrom(`A active Laboratory Mouse ${condition}\n A bench Wooloo\n B active Sobble`)
    expect(playsOf(table)).toEqual(['END_TURN'])
  })

  test('an Ability where it may be used, once a turn', () => {
    const table = tableFrom(
      'A active Laboratory Lamp -10\n A bench Laboratory Lamp; Laboratory Librarian\n B active Sobble',
    )
    expect(playsOf(table, 'USE_ABILITY')).toEqual(['USE_ABILITY Laboratory Lamp', 'USE_ABILITY Laboratory Librarian'])
    const used = playFrom('A active Laboratory Librarian\n B active Sobble', [
      plays('USE_ABILITY Laboratory Librarian'),
    ])
    expect(playsOf(used.table, 'USE_ABILITY')).toEqual([])
    const next = playFrom('A active Laboratory Librarian\n B active Sobble', [
      plays('USE_ABILITY Laboratory Librarian'),
      endsTheTurn,
      endsTheTurn,
    ])
    expect(playsOf(next.table, 'USE_ABILITY')).toHaveLength(1)
  })
})

test('a retreat is paid after all choices, and Special Conditions end', () => {
  const text = `
    A active  Wooloo Confused {Fire Energy, Water Energy}
    A bench   Vulpix; Krabby
    B active  Sobble`
  const half = playFrom(text, [plays('RETREAT'), picks('Fire Energy')])
  expect(half.table.sides[0].discard).toEqual([])
  const { table } = playFrom(text, [plays('RETREAT'), picks('Fire Energy'), picks('Krabby')])
  expect(names(table, table.sides[0].discard)).toEqual(['Fire Energy'])
  expect(inPlay(table, 0)[0]).toBe('Krabby')
  expect(table.sides[0].bench.every(({ conditions }) => conditions.rotated === null)).toBe(true)
  expect(playsOf(table, 'RETREAT')).toEqual([])
})

test('a Bench over its limit is discarded down, by the player of the Stadium first', () => {
  const text = `
    A active  Scorbunny
    A bench   Wooloo; Vulpix; Drampa; Sudowoodo
    A hand    lab-67
    B active  Sobble
    B bench   Krabby; Chewtle; Mantine; Cramorant`
  const stadium = plays(playsOf(tableFrom(text), 'PLAY_STADIUM')[0] ?? '')
  const first = playFrom(text, [stadium])
  expect(first.waits).toMatchObject({ for: 'pick', player: 0 })
  const { table, waits } = playFrom(text, [stadium, picks('Vulpix'), picks('Mantine')])
  expect(waits).toEqual({ for: 'main', player: 0 })
  expect(table.sides.map(({ bench, prizes }) => [bench.length, prizes.length])).toEqual([
    [3, 3],
    [3, 3],
  ])
})

describe('an attack', () => {
  const FOGGED = {
    lasting: { A: [{ effect: { lasting: 'attackMayFail' }, whose: 0, turn: 2, source: 'Fog', ofAttack: true }] },
  } as const
  const text = 'A active Laboratory Rat Confused\n B active Laboratory Shield'

  test('B before C: tails cancels it, then Confusion hurts', () => {
    const canceled = playFrom(text, [attacks('Nip'), tails], FOGGED)
    expect([damageOn(canceled.table, 'Laboratory Rat'), canceled.table.turn.player]).toEqual([0, 1])
    const hurt = playFrom(text, [attacks('Nip'), heads, tails], FOGGED)
    expect([damageOn(hurt.table, 'Laboratory Rat'), damageOn(hurt.table, 'Laboratory Shield')]).toEqual([30, 0])
    const hit = playFrom(text, [attacks('Nip'), heads, heads], FOGGED)
    expect(damageOn(hit.table, 'Laboratory Shield')).toBe(20)
  })

  test('a once-per-game power is spent from step D on', () => {
    const engine = 'A active Laboratory Engine GX {Fire Energy} Confused\n B active Laboratory Shield'
    expect(playFrom(engine, [attacks('Full Steam GX'), tails]).table.sides[0].spent).toEqual([])
    expect(playFrom(engine, [attacks('Full Steam GX'), heads]).table.sides[0].spent).toEqual(['GX'])
  })

  test('triggers of damage come after the attack’s own effects', () => {
    const medic = 'A active Laboratory Medic -50\n A bench Laboratory Mouse\n B active Sobble [Laboratory Spikes]'
    expect(damageOn(playFrom(medic, [attacks('Patch Up')]).table, 'Laboratory Medic')).toBe(40)
  })

  test('lasting effects end with their turn', () => {
    const duck = 'turn 4 of B\n A active Laboratory Rat\n B active Laboratory Tortoise'
    const { table } = playFrom(duck, [attacks('Duck'), attacks('Nip')])
    expect([damageOn(table, 'Laboratory Tortoise'), table.sides[1].active?.lasting]).toEqual([0, []])
  })
})

describe('the six steps', () => {
  const steps = (text: string, attack: string, ...options: Parameters<typeof playFrom>[2][]) => {
    const { table } = playFrom(text, [attacks(attack)], options[0])
    return table.calculations
      .splice(0)
      .map(({ steps: all, stopped, points }) => [all.map(({ out }) => out), stopped, points])
  }
  const target = inventPokemon('Target', {
    hp: 300,
    weaknesses: [{ type: 'Fire', operator: '×', amount: 2 }],
    resistances: [{ type: 'Fire', amount: 30 }],
  })
  const torch = (base: number) =>
    inventPokemon('Torch', { types: ['Fire'], attacks: [freeAttack('Burn', { damage: { base } })] })

  test('Weakness before Resistance, the attacking side before both, the defending side after', () => {
    const hit = (tools: readonly [string, string], base: number) =>
      steps(`A active Torch ${tools[0]}\n B active Target ${tools[1]}`, 'Burn', { cards: [target, torch(base)] })
    expect(hit(['', ''], 20)).toEqual([[[20, 20, 40, 10, 10, 10], null, 10]])
    expect(hit(['[Laboratory Dumbbell]', '[Laboratory Padding]'], 40)).toEqual([[[40, 60, 120, 90, 70, 70], null, 70]])
    expect(hit(['', ''], 10)).toEqual([[[10, 10, 20, -10], '4_resistance', 0]])
    expect(hit(['[Laboratory Dumbbell]', ''], 0)).toEqual([[[0, 0], '2_attacker', 0]])
  })

  test('a Benched target takes the printed damage', () => {
    const [active, benched] = steps(
      'A active Laboratory Sprinkler\n B active Sobble\n B bench Laboratory Straw',
      'Sprinkle',
    )
    expect([active?.[2], benched]).toEqual([20, [[10, 10, 10, 10, 10, 10], null, 10]])
  })
})

test('a card that says so ends the turn', () => {
  const crane = 'A active Laboratory Crane EX\n A hand Laboratory Great Crane EX\n B active Sobble'
  const { table } = playFrom(crane, [plays('EVOLVE Laboratory Great Crane EX Laboratory Crane EX')])
  expect([inPlay(table, 0), table.turn.player]).toEqual([['Laboratory Great Crane EX'], 1])
})

test('the player whom the ruleset names orders the reactions', () => {
  const thorny = inventPokemon('Thorny', {
    abilities: [
      { name: 'One', triggers: [{ on: 'damaged', does: [{ do: 'putCounters', on: 'attacker', counters: 1 }] }] },
      { name: 'Two', triggers: [{ on: 'damaged', does: [{ do: 'putCounters', on: 'attacker', counters: 2 }] }] },
    ],
  })
  const ruleset = { ...swordAndShield, id: 'own', order: { ...swordAndShield.order, reactions: 'nextPlayer' } } as const
  const asked = playFrom('A active Laboratory Rat\n B active Thorny', [attacks('Nip')], { cards: [thorny], ruleset })
  expect(asked.waits).toMatchObject({ for: 'pick', player: 1 })
  expect(listOffered(asked.table, asked.waits)).toEqual(['One', 'Two'])
})
