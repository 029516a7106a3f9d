/** The words that act on Pokémon in play, and Pokémon that attacks do not reach. */

import { type Effect, NO_CONDITIONS, NO_MEMORY, type SourceKind } from 'ptcg-turn-engine/model'
import { inventPokemon } from 'ptcg-turn-test-kit/invented'
import { describe, expect, test } from 'vitest'
import {
  carryOutText,
  firstWait,
  inPlay,
  listOffered,
  names,
  picks,
  pokemonNamed,
  tableFrom,
  textOf,
  turnsRound,
} from './effectsTable.ts'

const BOARD = `
  A active Wooloo -30 {Fire Energy} Poisoned Confused
  A bench  Krabby -10
  B active Sobble Asleep
  B bench  Laboratory Glass -10; Chewtle`

const damage = (table: ReturnType<typeof tableFrom>, ...ofWhom: readonly string[]) =>
  ofWhom.map((name) => pokemonNamed(table, name).damage)

describe('switching', () => {
  const switching = (
    text: string,
    incoming: string,
    kind: SourceKind = 'attack',
    out?: boolean,
    who: 'you' | 'opponent' = 'opponent',
  ) => {
    const table = tableFrom(text)
    const memory = { ...NO_MEMORY, pokemon: { next: [pokemonNamed(table, incoming).id] } }
    const effect: Effect = { do: 'switch', who, with: 'next', ...(out === undefined ? {} : { out }) }
    const { done } = carryOutText(table, [effect], [], textOf(kind), memory)
    return { table, done, active: inPlay(table, who === 'you' ? 0 : 1)[0] }
  }

  test('they change places; the one that leaves loses conditions and effects of attacks (T2E.7)', () => {
    const { table, done } = switching(BOARD, 'Krabby', 'trainer', undefined, 'you')
    expect([done, ...inPlay(table, 0)]).toEqual([true, 'Krabby', 'Wooloo'])
    expect(pokemonNamed(table, 'Wooloo')).toMatchObject({ conditions: NO_CONDITIONS, damage: 30 })
    expect(pokemonNamed(table, 'Wooloo').energy).toHaveLength(1)
  })

  test('only with a Pokémon on that Bench', () => {
    expect(switching(BOARD, 'Krabby', 'trainer').done).toBe(false)
    expect(switching(BOARD, 'Sobble', 'trainer').done).toBe(false)
  })

  test('in: a protected Benched Pokémon stays, a protected Active one can still be replaced (R44)', () => {
    expect(switching(BOARD, 'Laboratory Glass').active).toBe('Sobble')
    expect(switching(BOARD, 'Laboratory Glass', 'trainer').active).toBe('Laboratory Glass')
    expect(switching('A active Wooloo\n B active Laboratory Glass\n B bench Chewtle', 'Chewtle').active).toBe('Chewtle')
  })

  test('out: a protected Active Pokémon stays, a protected Benched one may come in (R44)', () => {
    const guarded = 'A active Wooloo\n B active Laboratory Glass\n B bench Chewtle'
    expect(switching(guarded, 'Chewtle', 'attack', true).active).toBe('Laboratory Glass')
    expect(switching(BOARD, 'Laboratory Glass', 'attack', true).active).toBe('Laboratory Glass')
  })
})

test('shuffling a Pokémon into the deck takes its attached cards along; the Active Spot is empty then', () => {
  const table = tableFrom('A active Wooloo\n B active Raboot < Scorbunny {Fire Energy} [Laboratory Vest]\n B deck Hop')
  expect(carryOutText(table, [{ do: 'leavePlay', pokemon: 'opponentActive', to: 'deck' }], [turnsRound]).done).toBe(
    true,
  )
  expect(table.sides[1].active).toBeNull()
  expect(names(table, table.sides[1].deck)).toEqual(['Fire Energy', 'Hop', 'Laboratory Vest', 'Raboot', 'Scorbunny'])
  expect(carryOutText(table, [{ do: 'leavePlay', pokemon: 'opponentActive', to: 'deck' }]).done).toBe(false)
})

describe('damage counters', () => {
  test('on each of the Pokémon', () => {
    const table = tableFrom(BOARD)
    expect(carryOutText(table, [{ do: 'putCounters', on: 'eachOfYours', counters: 2 }]).done).toBe(true)
    expect(damage(table, 'Wooloo', 'Krabby', 'Sobble')).toEqual([50, 30, 0])
    expect(carryOutText(table, [{ do: 'putCounters', on: 'eachOfYours', counters: { count: 'heads' } }]).done).toBe(
      false,
    )
  })

  test('they are an effect of the attack: prevention of effects stops them, prevention of damage does not (R7)', () => {
    const table = tableFrom('A active Wooloo\n B active Sobble\n B bench Laboratory Glass; Laboratory Shadow')
    carryOutText(table, [{ do: 'putCounters', on: 'eachOfOpponents', counters: 1 }], [], textOf('attack'))
    expect(damage(table, 'Sobble', 'Laboratory Glass', 'Laboratory Shadow')).toEqual([10, 0, 10])
    carryOutText(table, [{ do: 'putCounters', on: 'eachOfOpponents', counters: 1 }], [], textOf('ability'))
    expect(damage(table, 'Laboratory Glass')).toEqual([10])
  })

  test('in any way you like: one at a time; on a protected Pokémon they are lost (R42)', () => {
    const table = tableFrom(BOARD)
    const spread: Effect = { do: 'spreadCounters', among: { whose: 'opponent' }, counters: 3 }
    expect(listOffered(table, firstWait(table, [spread]))).toEqual(['Chewtle', 'Laboratory Glass', 'Sobble'])
    const answers = [picks('Sobble'), picks('Sobble'), picks('Laboratory Glass')]
    expect(carryOutText(table, [spread], answers, textOf('attack')).done).toBe(true)
    expect(damage(table, 'Sobble', 'Laboratory Glass', 'Chewtle')).toEqual([20, 10, 0])
    const alone = tableFrom('A active Wooloo\n B active Sobble')
    expect(firstWait(alone, [spread])?.for, 'even with one Pokémon left to take them').toBe('pick')
    expect(carryOutText(alone, [{ ...spread, among: { whose: 'opponent', where: 'Bench' } }]).done).toBe(false)
  })

  test('healing takes off no more than there is', () => {
    const table = tableFrom(BOARD)
    expect(carryOutText(table, [{ do: 'heal', pokemon: 'eachOfYours', damage: 20 }]).done).toBe(true)
    expect(damage(table, 'Wooloo', 'Krabby')).toEqual([10, 0])
    expect(carryOutText(table, [{ do: 'heal', pokemon: 'eachOfYourBench', damage: 20 }]).done).toBe(false)
    const counted: Effect = { do: 'heal', pokemon: 'yourActive', damage: 10, times: { count: 'heads' } }
    expect(carryOutText(table, [counted], [], textOf(), NO_MEMORY).done, 'no heads').toBe(false)
    expect(damage(table, 'Wooloo')).toEqual([10])
    expect(carryOutText(table, [counted], [], textOf(), { ...NO_MEMORY, heads: 3 }).done).toBe(true)
    expect(damage(table, 'Wooloo')).toEqual([0])
  })
})

describe('Special Conditions', () => {
  const inflict = (condition: 'Asleep' | 'Paralyzed' | 'Poisoned' | 'Burned', counters?: number): Effect => ({
    do: 'condition',
    pokemon: 'yourActive',
    condition,
    ...(counters === undefined ? {} : { counters }),
  })

  test('the latest of the three that turn the card stays; Poisoned and Burned coexist and are replaced (SC.2, SC.3)', () => {
    const table = tableFrom(BOARD)
    carryOutText(table, [inflict('Paralyzed'), inflict('Burned'), inflict('Poisoned', 3)])
    expect(pokemonNamed(table, 'Wooloo').conditions).toEqual({
      poisoned: 3,
      burned: 2,
      rotated: 'Paralyzed',
      rotatedOnTurn: 3,
    })
    carryOutText(table, [inflict('Poisoned')])
    expect(pokemonNamed(table, 'Wooloo').conditions.poisoned).toBe(1)
  })

  test('not on the Bench (SC.1), and not on a Pokémon that the attack does not affect', () => {
    const table = tableFrom('A active Wooloo\n A bench Krabby\n B active Laboratory Glass')
    const onBench = { ...NO_MEMORY, pokemon: { it: [pokemonNamed(table, 'Krabby').id] } }
    const benched: Effect = { do: 'condition', pokemon: { chosen: 'it' }, condition: 'Asleep' }
    expect(carryOutText(table, [benched], [], textOf(), onBench).done).toBe(false)
    const active: Effect = { do: 'condition', pokemon: 'opponentActive', condition: 'Asleep' }
    expect(carryOutText(table, [active], [], textOf('attack')).done).toBe(false)
    expect(carryOutText(table, [active]).done).toBe(true)
  })

  test('recovering from one, or from all', () => {
    const table = tableFrom(BOARD)
    expect(carryOutText(table, [{ do: 'recover', pokemon: 'yourActive', from: 'Asleep' }]).done).toBe(false)
    expect(carryOutText(table, [{ do: 'recover', pokemon: 'yourActive', from: 'Confused' }]).done).toBe(true)
    expect(pokemonNamed(table, 'Wooloo').conditions).toEqual({ ...NO_CONDITIONS, poisoned: 1 })
    carryOutText(table, [{ do: 'recover', pokemon: 'eachOfYours' }])
    expect(pokemonNamed(table, 'Wooloo').conditions).toEqual(NO_CONDITIONS)
    expect(carryOutText(table, [{ do: 'recover', pokemon: 'eachOfYours' }]).done).toBe(false)
  })
})

describe('lasting effects', () => {
  const leave = (during: 'thisTurn' | 'yourNextTurn' | 'opponentsNextTurn', kind: SourceKind, player: 0 | 1 = 0) => {
    const table = tableFrom('turn 3 of A\n A active Wooloo\n B active Sobble')
    const effect: Effect = { do: 'lasting', on: 'yourActive', effect: { lasting: 'cantAttack' }, during }
    carryOutText(table, [effect], [], textOf(kind, player))
    return table.sides[player].active?.lasting
  }

  test("the player's turn, and which one (ET.2)", () => {
    const effect = { lasting: 'cantAttack' } as const
    expect(leave('thisTurn', 'trainer')).toEqual([{ effect, whose: 0, turn: 2, source: 'Text', ofAttack: false }])
    expect(leave('yourNextTurn', 'attack')).toEqual([{ effect, whose: 0, turn: 3, source: 'Text', ofAttack: true }])
    expect(leave('opponentsNextTurn', 'ability')).toMatchObject([{ whose: 1, turn: 2 }])
    expect(leave('thisTurn', 'ability', 1)).toMatchObject([{ whose: 0, turn: 2 }])
    expect(leave('opponentsNextTurn', 'ability', 1)).toMatchObject([{ whose: 0, turn: 3 }])
  })
})

test('an attack has no effect on a Pokémon that prevents its effects; other texts have (R8)', () => {
  const recluse = inventPokemon('Recluse', {
    abilities: [{ name: 'Shell', continuous: [{ continuous: 'preventEffects', scope: { pokemon: 'all' } }] }],
  })
  const effects: readonly Effect[] = [
    { do: 'heal', pokemon: 'yourActive', damage: 10 },
    { do: 'recover', pokemon: 'yourActive' },
    { do: 'lasting', on: 'yourActive', effect: { lasting: 'cantRetreat' }, during: 'yourNextTurn' },
    { do: 'leavePlay', pokemon: 'yourActive', to: 'deck' },
  ]
  for (const effect of effects) {
    const table = tableFrom('A active Recluse -20 Poisoned\n A deck\n A bench Krabby\n B active Sobble', {
      cards: [recluse],
    })
    expect(carryOutText(table, [effect], [], textOf('attack')).done, effect.do).toBe(false)
    expect(carryOutText(table, [effect], [], textOf('trainer')).done, effect.do).toBe(true)
  }
})
