/** The Pokémon that a text means, its counts and its questions. */

import { type Count, NO_MEMORY, type PokemonSet, type Predicate } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { allMeant, findMeant, holds, oracleCount } from '../../src/oracle/counts.ts'
import { names, pokemonNamed, tableFrom, textOf } from './effectsTable.ts'

describe('the Pokémon of a text', () => {
  const table = tableFrom('A active Wooloo\n A bench Krabby; Vulpix\n B active Sobble\n B bench Chewtle')
  const id = (name: string) => pokemonNamed(table, name).id
  const source = { ...textOf('attack'), pokemon: id('Krabby') }
  const memory = { ...NO_MEMORY, pokemon: { two: [id('Vulpix'), id('Sobble')], gone: [99] } }
  const all = (set: PokemonSet) =>
    names(
      table,
      allMeant(table, source, memory, set).flatMap(({ cards }) => cards),
    )

  test('a single Pokémon', () => {
    expect(all('thisPokemon')).toEqual(['Krabby'])
    expect(all('yourActive')).toEqual(['Wooloo'])
    expect(all('opponentActive')).toEqual(['Sobble'])
    expect(all({ chosen: 'two' })).toEqual(['Vulpix'])
    expect([...all({ chosen: 'gone' }), ...all({ chosen: 'never' }), ...all('attacker')]).toEqual([])
    const attacked = { ...table, attack: { pokemon: id('Sobble') } as typeof table.attack }
    expect(findMeant(attacked, source, memory, 'attacker')?.id).toBe(id('Sobble'))
  })

  test('several Pokémon', () => {
    expect(all('eachOfYours')).toEqual(['Krabby', 'Vulpix', 'Wooloo'])
    expect(all('eachOfYourBench')).toEqual(['Krabby', 'Vulpix'])
    expect(all('eachOfOpponents')).toEqual(['Chewtle', 'Sobble'])
    expect(all('eachOfOpponentBench')).toEqual(['Chewtle'])
    expect(all({ eachChosen: 'two' })).toEqual(['Sobble', 'Vulpix'])
    expect(all({ eachChosen: 'gone' })).toEqual([])
  })
})

describe('counts and questions', () => {
  const table = tableFrom(`
    A active Wooloo -30 {Fire Energy, Laboratory Any Energy, Laboratory Double Energy}
    A bench  Krabby; Vulpix
    A hand   Hop x3
    A prizes Hop x4
    B active Chewtle Asleep`)
  const memory = {
    ...NO_MEMORY,
    heads: 2,
    tails: 1,
    cards: { two: [1, 2] },
    pokemon: { benched: [pokemonNamed(table, 'Krabby').id] },
  }
  const count = (wanted: Count) => oracleCount(table, textOf(), memory, wanted)
  const is = (asked: Predicate, now = memory) => holds(table, textOf(), now, asked)

  test('counts', () => {
    expect([count(7), count({ count: 'heads' }), count({ count: 'tails' })]).toEqual([7, 2, 1])
    expect(count({ count: 'damageCountersOn', pokemon: 'yourActive' })).toBe(3)
    expect(count({ count: 'energyOn', pokemon: 'yourActive' })).toBe(4)
    expect(count({ count: 'energyOn', pokemon: 'yourActive', type: 'Fire' })).toBe(2)
    expect(count({ count: 'retreatCostOf', pokemon: 'opponentActive' })).toBe(2)
    expect(count({ count: 'pokemonInPlay', of: { whose: 'you', where: 'Bench' } })).toBe(2)
    expect(count({ count: 'cardsIn', whose: 'you', zone: 'hand' })).toBe(3)
    expect(count({ count: 'cardsChosen', named: 'two' })).toBe(2)
    expect(count({ count: 'cardsChosen', named: 'none' })).toBe(0)
    expect([count({ count: 'prizesTaken', whose: 'you' }), count({ count: 'prizesTaken', whose: 'opponent' })]).toEqual(
      [2, 3],
    )
    const none = { chosen: 'nobody' } as const
    expect(count({ count: 'damageCountersOn', pokemon: none }) + count({ count: 'retreatCostOf', pokemon: none })).toBe(
      0,
    )
  })

  test('in a tie-break game, only its own Prize cards count as taken (TI.1)', () => {
    const suddenDeath = { ...tableFrom('A active Wooloo\n A prizes Hop\n B active Sobble'), tieBreak: 1 }
    expect(oracleCount(suddenDeath, textOf(), NO_MEMORY, { count: 'prizesTaken', whose: 'you' })).toBe(0)
  })

  test('questions', () => {
    expect([is({ is: 'heads' }), is({ is: 'allHeads' }), is({ is: 'anyTails' })]).toEqual([true, false, true])
    const allHeads = { ...memory, tails: 0 }
    expect([is({ is: 'allHeads' }, allHeads), is({ is: 'anyTails' }, allHeads)]).toEqual([true, false])
    expect(is({ is: 'allHeads' }, { ...memory, heads: 0, tails: 0 }), 'no coin').toBe(false)
    expect([is({ is: 'done' }), is({ is: 'done' }, { ...memory, done: false })]).toEqual([true, false])
    expect([is({ is: 'damaged', pokemon: 'yourActive' }), is({ is: 'damaged', pokemon: 'opponentActive' })]).toEqual([
      true,
      false,
    ])
    expect(is({ is: 'inCondition', pokemon: 'opponentActive', condition: 'Asleep' })).toBe(true)
    expect(is({ is: 'inCondition', pokemon: 'opponentActive', condition: 'Confused' })).toBe(false)
    expect([is({ is: 'active', pokemon: 'yourActive' }), is({ is: 'active', pokemon: { chosen: 'benched' } })]).toEqual(
      [true, false],
    )
    expect(is({ is: 'fits', pokemon: 'yourActive', filter: { stage: 'Basic' } })).toBe(true)
    expect(is({ is: 'fits', pokemon: 'yourActive', filter: { evolution: true } })).toBe(false)
    expect(is({ is: 'fits', pokemon: { chosen: 'nobody' }, filter: {} }), 'no Pokémon').toBe(false)
    expect(is({ is: 'not', what: { is: 'heads' } })).toBe(false)
    expect(is({ is: 'atLeast', what: { count: 'heads' }, number: 2 })).toBe(true)
    expect(is({ is: 'atLeast', what: { count: 'heads' }, number: 3 })).toBe(false)
  })
})
