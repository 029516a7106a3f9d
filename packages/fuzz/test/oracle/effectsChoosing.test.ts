/** The words that make choices, and their requests (decision 0006). */

import { megaEvolution } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import { type Effect, NO_MEMORY, type PokemonFilter } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { pick } from '../../src/oracle/choices.ts'
import type { Pickable } from '../../src/oracle/table.ts'
import { carryOut } from '../../src/oracle/text.ts'
import {
  carryOutText,
  firstWait,
  listOffered,
  names,
  picks,
  stops,
  tableFrom,
  textOf,
  through,
} from './effectsTable.ts'

const number = (one: number): Pickable => ({ pick: 'number', number: one })
const NUMBERS = [number(1), number(2), number(3)]
const table = tableFrom('A active Wooloo\n B active Sobble')

const asked = (min: number, max: number, answers: Parameters<typeof through>[2], again = false) =>
  through(table, pick(table, { player: 0, options: NUMBERS, min, max, again }), answers)

describe('a choice', () => {
  test('no options, all of them, or none of them to pick: nobody is asked', () => {
    expect(through(table, pick(table, { player: 0, options: [], min: 1, max: 1 }), []).out).toEqual([])
    expect(asked(3, 3, []).out).toEqual(NUMBERS)
    expect(asked(5, 5, []).out).toEqual(NUMBERS)
    expect(asked(0, 0, []).out).toEqual([])
  })

  test('options are picked one by one, and a picked one is not offered again', () => {
    const { waits, out } = asked(1, 2, [picks('2'), picks('3')])
    expect(out).toEqual([number(2), number(3)])
    expect(waits.map((wait) => listOffered(table, wait))).toEqual([
      ['1', '2', '3'],
      ['1', '3'],
    ])
    expect(waits.map((wait) => wait.for === 'pick' && wait.mayStop)).toEqual([false, true])
  })

  test('stopping once enough is picked', () => {
    expect(asked(1, 3, [picks('2'), stops]).out).toEqual([number(2)])
    expect(asked(0, 3, [stops]).out).toEqual([])
    expect(() => asked(1, 3, [stops])).toThrow()
  })

  test('the same option again, if the text allows it', () => {
    expect(asked(3, 3, [picks('1'), picks('1'), picks('2')], true).out).toEqual([number(1), number(1), number(2)])
  })

  test('units of Energy: picked until the cost is covered, at most one for each unit, all of them where none is superfluous (U5)', () => {
    const paying = (needed: number, answers: Parameters<typeof through>[2]) =>
      through(
        table,
        pick(table, {
          player: 0,
          options: NUMBERS,
          min: 0,
          max: 0,
          units: { needed, of: (option) => (option.pick === 'number' ? option.number : 0) },
        }),
        answers,
      ).out
    expect(paying(3, [picks('3'), stops])).toEqual([number(3)])
    expect(paying(3, [picks('3'), picks('2'), picks('1')])).toEqual([number(3), number(2), number(1)])
    expect(paying(2, [picks('3'), picks('2')])).toEqual([number(3), number(2)])
    expect(paying(1, [picks('3')])).toEqual([number(3)])
    expect(() => paying(3, [picks('1'), stops])).toThrow()
    expect(paying(3, [picks('1'), picks('3'), stops])).toEqual([number(1), number(3)])
    expect(paying(6, [])).toEqual(NUMBERS)
    expect(paying(9, [])).toEqual(NUMBERS)
    expect(paying(0, [])).toEqual([])
  })
})

const BOARD = `
  A active Wooloo -10 {Fire Energy}
  A bench  Krabby {Laboratory Double Energy}; Vulpix [Laboratory Vest]
  A hand   Hop, Potion, Fire Energy
  A deck   Raboot, Hop, Wooloo
  A discard Switch, Fire Energy
  B active Sobble Poisoned
  B bench  Chewtle
  B hand   Hop x2`

describe('choosing Pokémon', () => {
  const from = (filter: PokemonFilter) => {
    const at = tableFrom(BOARD)
    const chosen = { do: 'choosePokemon', as: 'it', from: filter, min: 0, max: 9 } as const
    return listOffered(at, firstWait(at, [chosen]))
  }

  test('a filter offers what it matches', () => {
    expect(from({ whose: 'you' })).toEqual(['Krabby', 'Vulpix', 'Wooloo'])
    expect(from({ whose: 'you', where: 'Bench' })).toEqual(['Krabby', 'Vulpix'])
    expect(from({ whose: 'opponent', where: 'Active' })).toEqual(['Sobble'])
    expect(from({ whose: 'you', damaged: true })).toEqual(['Wooloo'])
    expect(from({ whose: 'you', damaged: false })).toEqual(['Krabby', 'Vulpix'])
    expect(from({ whose: 'opponent', hurt: true })).toEqual(['Sobble'])
    expect(from({ whose: 'opponent', hurt: false })).toEqual(['Chewtle'])
    expect(from({ whose: 'you', withEnergy: { basicEnergy: true } })).toEqual(['Wooloo'])
    expect(from({ whose: 'you', withEnergy: {} })).toEqual(['Krabby', 'Wooloo'])
    expect(from({ whose: 'you', except: 'yourActive' })).toEqual(['Krabby', 'Vulpix'])
  })

  test('one, unless the text has another number; the picks are remembered', () => {
    const at = tableFrom(BOARD)
    const memory = carryOutText(at, [{ do: 'choosePokemon', as: 'it', from: { whose: 'you' } }], [picks('Vulpix')])
    expect(memory.pokemon.it).toEqual([at.sides[0].bench[1]?.id])
    expect(memory.done).toBe(true)
    const none = carryOutText(at, [
      { do: 'choosePokemon', as: 'it', from: { whose: 'opponent', where: 'Bench', damaged: true } },
    ])
    expect([none.pokemon.it, none.done]).toEqual([[], false])
  })

  test('"you may choose 1" is at most one, and the named player chooses', () => {
    const at = tableFrom(BOARD)
    const mine = firstWait(at, [{ do: 'choosePokemon', as: 'it', from: { whose: 'you' }, min: 0 }])
    expect(mine).toMatchObject({ for: 'pick', player: 0, mayStop: true })
    const theirs = firstWait(at, [{ do: 'choosePokemon', as: 'it', from: { whose: 'you' }, by: 'opponent' }])
    expect(theirs).toMatchObject({ for: 'pick', player: 1, mayStop: false })
  })

  test('"up to" on an attack may be zero in some eras, on a Trainer card never (A-D.1)', () => {
    const upTo: Effect = { do: 'choosePokemon', as: 'it', from: { whose: 'you' }, max: 2 }
    const mayStop = (kind: 'attack' | 'trainer', ruleset = megaEvolution) => {
      const at = tableFrom(BOARD, { ruleset })
      const wait = firstWait(at, [upTo], textOf(kind))
      return wait?.for === 'pick' && wait.mayStop
    }
    expect([mayStop('attack'), mayStop('trainer')]).toEqual([true, false])
    expect(mayStop('attack', { ...megaEvolution, upToMayBeZero: false })).toBe(false)
  })
})

describe('choosing cards', () => {
  type Chosen = Extract<Effect, { readonly do: 'chooseCards' }>
  const choosing = (particular: Partial<Chosen>): Chosen => ({
    do: 'chooseCards',
    as: 'it',
    whose: 'you',
    from: 'hand',
    filter: {},
    ...particular,
  })
  const from = (particular: Partial<Chosen>) => {
    const at = tableFrom(BOARD)
    return firstWait(at, [choosing(particular)])
  }
  const at = tableFrom(BOARD)

  test('from a hand, a discard pile, a deck', () => {
    expect(listOffered(at, from({}))).toEqual(['Fire Energy', 'Hop', 'Potion'])
    expect(listOffered(at, from({ from: 'discard' }))).toEqual(['Fire Energy', 'Switch'])
    expect(listOffered(at, from({ from: 'deck', filter: { kind: 'Pokemon' } }))).toEqual(['Raboot', 'Wooloo'])
    expect(listOffered(at, from({ whose: 'opponent', by: 'opponent' }))).toEqual(['Hop', 'Hop'])
  })

  test('a search for particular cards may find nothing, one for any card may not (GR.4)', () => {
    expect(from({ from: 'deck', filter: { kind: 'Pokemon' } })).toMatchObject({ mayStop: true })
    expect(from({ from: 'deck', filter: { kind: 'Pokemon' }, min: 2 })).toMatchObject({ mayStop: true })
    expect(from({ from: 'deck' })).toMatchObject({ mayStop: false })
    expect(from({ from: 'discard', filter: {} })).toMatchObject({ mayStop: false })
  })

  test('among the cards that were looked at, while they are in the deck', () => {
    const look = [{ do: 'lookAtTop', whose: 'you', cards: 2 }, choosing({ from: 'lookedAt' })] as const
    expect(listOffered(at, firstWait(tableFrom(BOARD), look))).toEqual(['Hop', 'Raboot'])
    const drawn = tableFrom(BOARD)
    const { cards } = carryOutText(drawn, [look[0], { do: 'draw', who: 'you', cards: 1 }, look[1]])
    expect(names(drawn, cards.it ?? [])).toEqual(['Hop'])
  })

  test('for the Bench: no more than there is room for; with a full Bench nothing is searched (R30, decision 0004)', () => {
    const search = [
      choosing({ from: 'deck', filter: { kind: 'Pokemon' }, max: 2 }),
      { do: 'move', cards: 'it', to: 'bench' },
      { do: 'shuffleDeck', whose: 'you' },
    ] as const
    const crowded = (bench: number) =>
      tableFrom(`
        A active Wooloo
        A bench  ${Array.from({ length: bench }, () => 'Krabby').join('; ')}
        A deck   Vulpix, Drampa, Hop
        B active Sobble`)
    const oneSlot = crowded(4)
    const { waits } = through(oneSlot, carryOut(oneSlot, textOf(), search, NO_MEMORY), [picks('Vulpix')])
    expect(waits.map((wait) => wait.for)).toEqual(['pick', 'shuffle'])
    expect(firstWait(crowded(5), search), 'neither searched nor shuffled').toBeUndefined()
    const another = { ...search[0], as: 'other', max: 1 }
    const full = crowded(5)
    const twice = through(full, carryOut(full, textOf(), [search[0], search[1], another, search[2]], NO_MEMORY), [
      stops,
    ])
    expect(
      twice.waits.map((wait) => wait.for),
      'another search of the same text is followed by a shuffle',
    ).toEqual(['pick', 'shuffle'])
  })
})

describe('choosing attached cards', () => {
  const attached = { do: 'chooseAttached', as: 'it', on: 'eachOfYours', filter: {} } as const

  test('Energy and Tools of the chosen Pokémon', () => {
    const at = tableFrom(BOARD)
    expect(listOffered(at, firstWait(at, [attached]))).toEqual([
      'Fire Energy',
      'Laboratory Double Energy',
      'Laboratory Vest',
    ])
    const energy = firstWait(at, [{ ...attached, filter: { kind: 'Energy' } }])
    expect(listOffered(at, energy)).toEqual(['Fire Energy', 'Laboratory Double Energy'])
    expect(carryOutText(at, [{ ...attached, on: 'eachOfOpponents' }]).cards.it).toEqual([])
  })

  test('a number of units', () => {
    const at = tableFrom(BOARD)
    const two = { ...attached, filter: { kind: 'Energy' }, units: 2 } as const
    expect(names(at, carryOutText(at, [two], [picks('Laboratory Double Energy'), stops]).cards.it ?? [])).toHaveLength(
      1,
    )
    expect(carryOutText(at, [{ ...two, units: 3 }]).cards.it, 'all of them').toHaveLength(2)
  })

  test('not those of a Pokémon that the attack does not affect (R8)', () => {
    const at = tableFrom('A active Wooloo\n B active Laboratory Glass {Fire Energy}')
    const theirs = { ...attached, on: 'opponentActive' } as const
    expect(carryOutText(at, [theirs], [], textOf('attack')).cards.it).toEqual([])
    expect(carryOutText(at, [theirs]).cards.it).toHaveLength(1)
  })
})
