/** Changes by hand: which are possible, and what they do (GR.2). */

import { type ChangeByHand, NO_CONDITIONS } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { mayApply } from '../../src/oracle/handWork.ts'
import type { OracleTable } from '../../src/oracle/table.ts'
import {
  type Answer,
  carryOutText,
  heads,
  inPlay,
  names,
  pokemonNamed,
  stops,
  tableFrom,
  tails,
  textOf,
  turnsRound,
} from './effectsTable.ts'

const BOARD = `
  A active Raboot < Scorbunny -30 {Fire Energy} [Laboratory Vest] Confused
  A bench  Krabby
  A hand   Cinderace, Vulpix, Potion, Laboratory Skates, Water Energy
  A deck   Hop x3
  B active Sobble
  B hand   Chewtle, Water Energy
  stadium  Laboratory Library of B`

const changing = (
  table: OracleTable,
  change: ChangeByHand,
  answers: readonly Answer[] = [],
  source = textOf(),
): OracleTable => {
  carryOutText(table, [{ do: 'byHand' }], [() => ({ answer: 'change', change }), ...answers, stops], source)
  return table
}

const hand = (table: OracleTable, name: string, player: 0 | 1 = 0): number => {
  const { hand: cards } = table.sides[player]
  return cards.find((card) => names(table, [card])[0] === name) ?? -1
}

const fresh = () => tableFrom(BOARD)
const idOf = (name: string) => pokemonNamed(fresh(), name).id
const RABOOT = idOf('Raboot')
const KRABBY = idOf('Krabby')
const SOBBLE = idOf('Sobble')

describe('cards', () => {
  test('moved from a pile, a Pokémon or the Stadium; not from limbo, no Prize card, no Pokémon in play', () => {
    const table = fresh()
    const [energy = -1] = pokemonNamed(table, 'Raboot').energy
    const stadium = table.stadium?.card ?? -1
    changing(table, { change: 'move', card: energy, to: 'hand' })
    changing(table, { change: 'move', card: stadium, to: 'discard' })
    changing(table, { change: 'move', card: hand(table, 'Potion'), to: 'deckTop' })
    expect(names(table, table.sides[0].hand)).toContain('Fire Energy')
    expect([table.stadium, names(table, table.sides[1].discard)]).toEqual([null, ['Laboratory Library']])
    expect(names(table, table.sides[0].deck.slice(0, 1))).toEqual(['Potion'])
    table.limbo = hand(table, 'Vulpix')
    table.sides[0].hand = table.sides[0].hand.filter((card) => card !== table.limbo)
    for (const card of [table.limbo, table.sides[0].prizes[0] ?? -1, RABOOT, 999])
      expect(mayApply(table, { change: 'move', card, to: 'hand' })).toBe(false)
  })

  test('onto the Bench with room', () => {
    const table = fresh()
    changing(table, { change: 'bench', card: hand(table, 'Vulpix') })
    expect(inPlay(table, 0)).toEqual(['Raboot', 'Krabby', 'Vulpix'])
    expect(mayApply(table, { change: 'bench', card: hand(table, 'Potion') })).toBe(false)
    const full = tableFrom(
      'A active Wooloo\n A bench Krabby; Krabby; Krabby; Krabby; Krabby\n A hand Vulpix\n B active Sobble',
    )
    expect(mayApply(full, { change: 'bench', card: hand(full, 'Vulpix') })).toBe(false)
  })

  test('attached to a Pokémon of their owner, one Tool each', () => {
    const table = fresh()
    changing(table, { change: 'attach', card: hand(table, 'Water Energy'), pokemon: KRABBY })
    expect(pokemonNamed(table, 'Krabby').energy).toHaveLength(1)
    const skates = hand(table, 'Laboratory Skates')
    expect(mayApply(table, { change: 'attach', card: skates, pokemon: RABOOT })).toBe(false)
    expect(mayApply(table, { change: 'attach', card: skates, pokemon: KRABBY })).toBe(true)
    expect(mayApply(table, { change: 'attach', card: hand(table, 'Water Energy', 1), pokemon: KRABBY })).toBe(false)
    expect(mayApply(table, { change: 'attach', card: hand(table, 'Potion'), pokemon: KRABBY })).toBe(false)
  })

  test('drawn, shown, taken as Prize cards', () => {
    const table = fresh()
    changing(table, { change: 'draw', player: 0, cards: 5 })
    expect([table.sides[0].hand.length, table.sides[0].deck.length]).toEqual([8, 0])
    expect(mayApply(table, { change: 'draw', player: 0, cards: 1 }), 'an empty deck').toBe(false)
    expect(mayApply(table, { change: 'draw', player: 1, cards: 0 })).toBe(false)
    changing(table, { change: 'takePrize', player: 1, position: 2 })
    expect([table.sides[1].prizes.length, table.sides[1].hand.length]).toEqual([2, 3])
    expect(mayApply(table, { change: 'takePrize', player: 1, position: 2 })).toBe(false)
    expect(mayApply(table, { change: 'reveal', cards: [0] })).toBe(true)
    expect(mayApply(table, { change: 'reveal', cards: [] })).toBe(false)
    expect(mayApply(table, { change: 'reveal', cards: [999] })).toBe(false)
  })
})

describe('Pokémon', () => {
  test('evolving takes a card that evolves from it, and makes it a new Pokémon (T2B.1, T2B.6, T2B.7)', () => {
    const table = fresh()
    const raboot = pokemonNamed(table, 'Raboot')
    raboot.usedAbilities = ['Knack']
    raboot.lasting = [
      { effect: { lasting: 'cantAttack' }, whose: 0, turn: 3, source: 'Text', ofAttack: true },
      { effect: { lasting: 'cantRetreat' }, whose: 0, turn: 3, source: 'Text', ofAttack: false },
    ]
    changing(table, { change: 'evolve', card: hand(table, 'Cinderace'), pokemon: RABOOT })
    expect(raboot).toMatchObject({ conditions: NO_CONDITIONS, damage: 30, changedOnTurn: 3, usedAbilities: [] })
    expect([inPlay(table, 0)[0], hand(table, 'Cinderace')]).toEqual(['Cinderace', -1])
    expect([raboot.energy.length, raboot.tools.length]).toEqual([1, 1])
    expect(raboot.lasting.map(({ effect }) => effect.lasting)).toEqual(['cantRetreat'])
    expect(mayApply(fresh(), { change: 'evolve', card: hand(fresh(), 'Cinderace'), pokemon: RABOOT })).toBe(true)
    expect(mayApply(fresh(), { change: 'evolve', card: hand(fresh(), 'Cinderace'), pokemon: KRABBY })).toBe(false)
    expect(mayApply(fresh(), { change: 'evolve', card: hand(fresh(), 'Vulpix'), pokemon: KRABBY })).toBe(false)
    expect(mayApply(fresh(), { change: 'evolve', card: hand(fresh(), 'Cinderace'), pokemon: SOBBLE })).toBe(false)
  })

  test('devolving takes off the top card and cures; a Basic Pokémon does not devolve (R23)', () => {
    const table = changing(fresh(), { change: 'devolve', pokemon: RABOOT, to: 'deckTop' })
    expect(pokemonNamed(table, 'Scorbunny')).toMatchObject({ conditions: NO_CONDITIONS, damage: 30, changedOnTurn: 3 })
    expect(names(table, table.sides[0].deck.slice(0, 1))).toEqual(['Raboot'])
    expect(mayApply(table, { change: 'devolve', pokemon: RABOOT, to: 'hand' })).toBe(false)
  })

  test('returned with everything attached', () => {
    const table = changing(fresh(), { change: 'returnPokemon', pokemon: RABOOT, to: 'lostZone' })
    expect(table.sides[0].active).toBeNull()
    expect(names(table, table.sides[0].lostZone)).toEqual(['Fire Energy', 'Laboratory Vest', 'Raboot', 'Scorbunny'])
    expect(mayApply(table, { change: 'switch', pokemon: KRABBY }), 'nobody to change places with').toBe(false)
  })

  test('counters: at most those that are there come off', () => {
    const table = fresh()
    changing(table, { change: 'putCounters', pokemon: SOBBLE, counters: 2 })
    changing(table, { change: 'removeCounters', pokemon: RABOOT, counters: 3 })
    expect([pokemonNamed(table, 'Sobble').damage, pokemonNamed(table, 'Raboot').damage]).toEqual([20, 0])
    expect(mayApply(table, { change: 'removeCounters', pokemon: SOBBLE, counters: 3 })).toBe(false)
    expect(mayApply(table, { change: 'removeCounters', pokemon: RABOOT, counters: 1 })).toBe(false)
    expect(mayApply(table, { change: 'putCounters', pokemon: SOBBLE, counters: 0.5 })).toBe(false)
  })

  test('conditions on Active Pokémon (SC.1), and recovery from those that are there', () => {
    const table = fresh()
    changing(table, { change: 'condition', pokemon: SOBBLE, condition: 'Burned' })
    changing(table, { change: 'recover', pokemon: RABOOT, condition: 'Confused' })
    expect(pokemonNamed(table, 'Sobble').conditions.burned).toBe(2)
    expect(pokemonNamed(table, 'Raboot').conditions).toEqual(NO_CONDITIONS)
    expect(mayApply(table, { change: 'condition', pokemon: KRABBY, condition: 'Asleep' })).toBe(false)
    expect(mayApply(table, { change: 'recover', pokemon: RABOOT, condition: 'Confused' })).toBe(false)
  })

  test('lasting effects come from the text; a forbidden attack must be one of its own', () => {
    const table = fresh()
    const effect = { lasting: 'cantUseAttack', attack: 'Kick' } as const
    changing(table, { change: 'lasting', pokemon: RABOOT, effect, during: 'opponentsNextTurn' }, [], textOf('attack'))
    expect(pokemonNamed(table, 'Raboot').lasting).toEqual([
      { effect, whose: 1, turn: 2, source: 'Text', ofAttack: true },
    ])
    expect(mayApply(table, { change: 'lasting', pokemon: KRABBY, effect, during: 'thisTurn' })).toBe(false)
  })

  test('switching needs a Benched Pokémon', () => {
    const table = changing(fresh(), { change: 'switch', pokemon: KRABBY })
    expect(inPlay(table, 0)).toEqual(['Krabby', 'Raboot'])
    expect(pokemonNamed(table, 'Raboot').conditions).toEqual(NO_CONDITIONS)
    expect(mayApply(table, { change: 'switch', pokemon: KRABBY })).toBe(false)
    expect(mayApply(table, { change: 'switch', pokemon: 999 })).toBe(false)
  })
})

describe('chance and damage', () => {
  test('shuffles and coins are requested', () => {
    const table = changing(fresh(), { change: 'shuffle', player: 0 }, [turnsRound])
    expect(mayApply(table, { change: 'flip', coins: 21 })).toBe(false)
    expect(
      mayApply(tableFrom('A active Wooloo\n A deck Hop\n B active Sobble'), { change: 'shuffle', player: 0 }),
    ).toBe(false)
    const flipping: Answer = () => ({ answer: 'change', change: { change: 'flip', coins: 2 } })
    const memory = carryOutText(table, [{ do: 'byHand' }], [flipping, heads, tails, stops])
    expect([memory.heads, memory.tails]).toEqual([1, 1])
  })

  test('the damage of an attack can be set before the calculation, in tens', () => {
    const table = fresh()
    expect(mayApply(table, { change: 'attackDamage', damage: 20 })).toBe(false)
    const attack = { player: 0, pokemon: RABOOT, name: 'Kick', ended: null, damageByHand: null, damaged: [] } as const
    const definition = { name: 'Kick', cost: [] }
    table.attack = { ...attack, definition, damaged: [], calculated: false, was: [], becomes: null }
    expect(mayApply(table, { change: 'attackDamage', damage: 15 })).toBe(false)
    changing(table, { change: 'attackDamage', damage: 20 })
    expect(table.attack.damageByHand).toBe(20)
    table.attack.calculated = true
    expect(mayApply(table, { change: 'attackDamage', damage: 20 })).toBe(false)
  })

  test('anything else by hand is an error', () => {
    expect(() => changing(fresh(), { change: 'flip', coins: 0 })).toThrow('by hand')
  })
})
