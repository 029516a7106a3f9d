/** The words that move cards. */

import { type CardId, type Effect, NO_MEMORY, type Program, type SourceKind } from 'ptcg-turn-engine/model'
import { inventPokemon } from 'ptcg-turn-test-kit/invented'
import { describe, expect, test } from 'vitest'
import type { OracleTable } from '../../src/oracle/table.ts'
import {
  type Answer,
  carryOutText,
  inPlay,
  names,
  pokemonNamed,
  tableFrom,
  takesFirst,
  textOf,
  turnsRound,
} from './effectsTable.ts'

const BOARD = `
  A active Wooloo {Fire Energy, Water Energy} [Laboratory Vest]
  A bench  Krabby
  A hand   Hop, Potion
  A deck   Raboot, Switch, Fire Energy
  A discard Drampa, Laboratory Skates
  B active Sobble
  B hand   Hop x2`

/** A Pokémon that no attack has an effect on, not even its own. */
const recluse = inventPokemon('Recluse', {
  abilities: [{ name: 'Shell', continuous: [{ continuous: 'preventEffects', scope: { pokemon: 'thisPokemon' } }] }],
})

/** A text about cards that were chosen before. */
const aboutCards = (
  table: OracleTable,
  cards: readonly CardId[],
  program: Program,
  answers: readonly Answer[] = [],
  kind: SourceKind = 'trainer',
) => carryOutText(table, program, answers, textOf(kind), { ...NO_MEMORY, cards: { it: cards } })

test('looking at the top cards: they stay where they are', () => {
  const table = tableFrom(BOARD)
  const memory = carryOutText(table, [{ do: 'lookAtTop', whose: 'you', cards: 2 }])
  expect(memory.lookedAt).toEqual(table.sides[0].deck.slice(0, 2))
  expect(carryOutText(table, [{ do: 'lookAtTop', whose: 'you', cards: 9 }]).lookedAt).toHaveLength(3)
})

test('what was looked at is forgotten when that deck is shuffled (GR.5)', () => {
  const look: Effect = { do: 'lookAtTop', whose: 'you', cards: 2 }
  const mine = carryOutText(tableFrom(BOARD), [look, { do: 'shuffleDeck', whose: 'you' }], [turnsRound])
  expect(mine.lookedAt).toEqual([])
  const theirs = carryOutText(tableFrom(BOARD), [look, { do: 'shuffleDeck', whose: 'opponent' }], [turnsRound])
  expect(theirs.lookedAt).toHaveLength(2)
})

test('drawing up to the number of cards in the deck (GR.2)', () => {
  const table = tableFrom(BOARD)
  expect(carryOutText(table, [{ do: 'draw', who: 'you', cards: 2 }]).done).toBe(true)
  expect(names(table, table.sides[0].hand)).toEqual(['Hop', 'Potion', 'Raboot', 'Switch'])
  carryOutText(table, [{ do: 'draw', who: 'you', cards: 5 }])
  expect(table.sides[0].deck).toEqual([])
  expect(carryOutText(table, [{ do: 'draw', who: 'you', cards: 1 }]).done).toBe(false)
})

test('discarding a hand, the top of a deck, at random', () => {
  const table = tableFrom(BOARD)
  expect(carryOutText(table, [{ do: 'discardHand', whose: 'opponent' }]).done).toBe(true)
  expect(names(table, table.sides[1].discard)).toEqual(['Hop', 'Hop'])
  expect(carryOutText(table, [{ do: 'discardHand', whose: 'opponent' }]).done).toBe(false)
  carryOutText(table, [{ do: 'discardTop', whose: 'you', cards: 1 }])
  expect(names(table, table.sides[0].discard)).toEqual(['Drampa', 'Laboratory Skates', 'Raboot'])
  const taken = carryOutText(
    table,
    [
      { do: 'randomCards', as: 'random', whose: 'you', cards: 3 },
      { do: 'move', cards: 'random', to: 'discard' },
    ],
    [takesFirst, takesFirst],
  )
  expect([taken.done, table.sides[0].hand]).toEqual([true, []])
  expect(
    carryOutText(table, [
      { do: 'randomCards', as: 'random', whose: 'you', cards: 3 },
      { do: 'move', cards: 'random', to: 'discard' },
    ]).done,
  ).toBe(false)
})

describe('moving chosen cards', () => {
  const moving = (to: Extract<Effect, { readonly do: 'move' }>['to'], answers: readonly Answer[] = []) => {
    const table = tableFrom(BOARD)
    const [card] = table.sides[0].hand
    const memory = aboutCards(table, [card ?? -1], [{ do: 'move', cards: 'it', to }], answers)
    const { hand, deck, discard, lostZone } = table.sides[0]
    const where = Object.entries({ hand, deck, discard, lostZone }).filter(([, pile]) => pile.includes(card ?? -1))
    return { table, card, done: memory.done, where: where.map(([pile]) => pile).join() }
  }

  test('to each place', () => {
    expect(moving('discard')).toMatchObject({ where: 'discard', done: true })
    expect(moving('lostZone')).toMatchObject({ where: 'lostZone', done: true })
    expect(moving('hand')).toMatchObject({ where: 'hand', done: true })
    const top = moving('deckTop')
    expect(top.table.sides[0].deck[0]).toBe(top.card)
    const bottom = moving('deckBottom')
    expect(bottom.table.sides[0].deck.at(-1)).toBe(bottom.card)
    expect(moving('deck', [turnsRound])).toMatchObject({ where: 'deck', done: true })
    expect(moving('bench')).toMatchObject({ where: 'hand', done: false })
  })

  test('a Prism Star card goes to the Lost Zone instead of the discard pile', () => {
    const table = tableFrom('A active Wooloo\n A hand Laboratory Prism Star\n B active Sobble')
    aboutCards(table, table.sides[0].hand, [{ do: 'move', cards: 'it', to: 'discard' }])
    expect([table.sides[0].discard, names(table, table.sides[0].lostZone)]).toEqual([[], ['Laboratory Prism Star']])
  })

  test('a card goes to its owner, and without a choice nothing moves', () => {
    const table = tableFrom(BOARD)
    aboutCards(table, table.sides[1].hand.slice(0, 1), [{ do: 'move', cards: 'it', to: 'deckTop' }])
    expect([table.sides[1].hand.length, table.sides[1].deck.length]).toEqual([1, 6])
    expect(aboutCards(table, [], [{ do: 'move', cards: 'it', to: 'hand' }]).done).toBe(false)
  })

  test('onto the Bench: as many Basic Pokémon as there is room for, new in play', () => {
    const table = tableFrom(`
      A active Wooloo
      A bench  Krabby; Krabby; Krabby
      A hand   Vulpix, Raboot, Chewtle, Drampa
      B active Sobble`)
    expect(aboutCards(table, table.sides[0].hand, [{ do: 'move', cards: 'it', to: 'bench' }]).done).toBe(true)
    expect(inPlay(table, 0)).toEqual(['Wooloo', 'Krabby', 'Krabby', 'Krabby', 'Vulpix', 'Chewtle'])
    expect(names(table, table.sides[0].hand)).toEqual(['Drampa', 'Raboot'])
    expect(pokemonNamed(table, 'Vulpix')).toMatchObject({ enteredOnTurn: 3, changedOnTurn: -1, damage: 0 })
  })

  test('shuffling into decks: each deck that got a card is shuffled, that of the player of the text first', () => {
    const table = tableFrom(BOARD)
    const cards = [...table.sides[1].hand, ...table.sides[0].hand]
    aboutCards(
      table,
      cards,
      [{ do: 'move', cards: 'it', to: 'deck' }],
      [
        (wait) => {
          expect(wait).toMatchObject({ for: 'shuffle', player: 0 })
          return turnsRound(wait, table)
        },
        turnsRound,
      ],
    )
    expect(table.sides.map(({ deck }) => deck.length)).toEqual([5, 7])
  })

  test('not off a Pokémon that the attack does not affect (R8)', () => {
    const table = tableFrom('A active Wooloo\n B active Laboratory Glass {Fire Energy}')
    const glass = pokemonNamed(table, 'Laboratory Glass')
    const discard: Program = [{ do: 'move', cards: 'it', to: 'discard' }]
    expect(aboutCards(table, glass.energy, discard, [], 'attack').done).toBe(false)
    expect(aboutCards(table, glass.energy, discard).done).toBe(true)
    expect(glass.energy).toEqual([])
  })
})

test('a single card or none is not shuffled', () => {
  const table = tableFrom('A active Wooloo\n A deck Hop\n B active Sobble')
  carryOutText(table, [{ do: 'shuffleDeck', whose: 'you' }])
  expect(table.sides[0].deck).toHaveLength(1)
})

describe('attaching', () => {
  const toActive: Program = [{ do: 'attach', cards: 'it', to: 'yourActive' }]

  test('Energy from anywhere, a Tool if there is room for it (TL.1), nothing else', () => {
    const table = tableFrom(BOARD)
    const wooloo = pokemonNamed(table, 'Wooloo')
    const [, , energy] = table.sides[0].deck
    const [pokemon, tool] = table.sides[0].discard
    expect(aboutCards(table, [energy ?? -1, tool ?? -1, pokemon ?? -1], toActive).done).toBe(true)
    expect([wooloo.energy.length, wooloo.tools.length, table.sides[0].deck.length]).toEqual([3, 1, 2])
    expect(names(table, table.sides[0].discard)).toEqual(['Drampa', 'Laboratory Skates'])
    const toKrabby = { ...NO_MEMORY, cards: { it: [tool ?? -1] }, pokemon: { who: [pokemonNamed(table, 'Krabby').id] } }
    carryOutText(table, [{ do: 'attach', cards: 'it', to: { chosen: 'who' } }], [], textOf(), toKrabby)
    expect(pokemonNamed(table, 'Krabby').tools).toEqual([tool])
    expect(aboutCards(table, [energy ?? -1], [{ do: 'attach', cards: 'it', to: { chosen: 'nobody' } }]).done).toBe(
      false,
    )
  })

  test('not to a Pokémon of the other player (T2C.2)', () => {
    const table = tableFrom('A active Wooloo\n A hand Water Energy\n B active Sobble')
    const given = aboutCards(table, table.sides[0].hand, [{ do: 'attach', cards: 'it', to: 'opponentActive' }])
    expect([given.done, table.sides[0].hand.length]).toEqual([false, 1])
  })

  test('Energy that an attack would attach to a Pokémon it does not affect is lost, from any zone (R42, C232)', () => {
    const table = tableFrom('A active Recluse\n A bench Wooloo {Fire Energy}\n A hand Water Energy\n B active Sobble', {
      cards: [recluse],
    })
    const cards = [...pokemonNamed(table, 'Wooloo').energy, ...table.sides[0].hand]
    expect(aboutCards(table, cards, toActive, [], 'attack').done).toBe(false)
    expect(names(table, table.sides[0].discard)).toEqual(['Fire Energy', 'Water Energy'])
    expect(table.sides[0].hand).toEqual([])
  })
})

describe('discarding what is attached', () => {
  test('all Energy, or all of a type', () => {
    const table = tableFrom(BOARD)
    const wooloo = pokemonNamed(table, 'Wooloo')
    expect(carryOutText(table, [{ do: 'discardAllEnergy', from: 'yourActive', type: 'Fire' }]).done).toBe(true)
    expect(names(table, wooloo.energy)).toEqual(['Water Energy'])
    expect(carryOutText(table, [{ do: 'discardAllEnergy', from: 'yourActive', type: 'Fire' }]).done).toBe(false)
    carryOutText(table, [{ do: 'discardAllEnergy', from: 'yourActive' }])
    expect(wooloo.energy).toEqual([])
  })

  test('Tools', () => {
    const table = tableFrom(BOARD)
    expect(carryOutText(table, [{ do: 'discardTools', from: 'eachOfYours' }]).done).toBe(true)
    expect(pokemonNamed(table, 'Wooloo').tools).toEqual([])
    expect(carryOutText(table, [{ do: 'discardTools', from: 'eachOfYours' }]).done).toBe(false)
  })

  test('an attack has no effect on a Pokémon that prevents its effects, not even on its own side', () => {
    const table = tableFrom(
      'A active Recluse {Fire Energy} [Laboratory Vest]\n B active Laboratory Glass {Fire Energy} [Laboratory Vest]',
      { cards: [recluse] },
    )
    const strip: Program = [
      { do: 'discardAllEnergy', from: 'opponentActive' },
      { do: 'discardTools', from: 'opponentActive' },
      { do: 'discardAllEnergy', from: 'yourActive' },
    ]
    carryOutText(table, strip, [], textOf('attack'))
    const left = () => table.sides.map(({ active }) => (active?.energy.length ?? 0) + (active?.tools.length ?? 0))
    expect(left()).toEqual([2, 2])
    carryOutText(table, strip)
    expect(left()).toEqual([1, 0])
  })
})
