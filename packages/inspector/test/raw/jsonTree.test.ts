/**
 * JSON as a tree: children, search results, the numbers that are cards, and the exact differences between two moments.
 */
import fc from 'fast-check'
import { everyPokemon } from 'ptcg-turn-engine/internal/game/board/pokemonInPlay'
import { PLAYERS } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import {
  findKeys,
  type JsonPath,
  MAX_FOUND,
  nodesUnder,
  partsOfNode,
  pathInWords,
  summaryOfValue,
} from '../../src/raw/jsonTree.ts'
import { cardAt } from '../../src/raw/jsonTreeCards.ts'
import { type JsonChange, listChange, MAX_CHANGES, nodesChangedBetween } from '../../src/raw/jsonTreeChanges.ts'
import { viewAs } from '../../src/time/moment.ts'
import { throughGames } from '../wholeGames.ts'

/** Applies the changes one after another; removals from a list are at its end. */
const withChange = (value: unknown, [key, ...rest]: JsonPath, change: JsonChange): unknown => {
  if (key === undefined) return change.now
  const isGone = rest.length === 0 && change.change === 'removed'
  const under = (value as Readonly<Record<string | number, unknown>>)[key]
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value]
    if (isGone) return copy.filter((_, at) => at !== key)
    copy[Number(key)] = withChange(under, rest, change)
    return copy
  }
  const entries = Object.entries(value as object).filter(([name]) => name !== key)
  return Object.fromEntries(isGone ? entries : [...entries, [key, withChange(under, rest, change)]])
}

/** From the end, so that indices stay valid while others are removed. */
const changed = (before: unknown, changes: readonly JsonChange[]): unknown => {
  const removed = changes.filter(({ change }) => change === 'removed').toReversed()
  const others = changes.filter(({ change }) => change !== 'removed')
  return [...others, ...removed].reduce((value, change) => withChange(value, change.path, change), before)
}

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, 2, 'a', 'b'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('id', 'fact', 'x', 'y', '0', '__proto__'), tie('value'), { maxKeys: 4 }),
  ),
})).value

describe('the changes', () => {
  test('are minimal: applied one after another, they turn one moment into the next', () => {
    fc.assert(
      fc.property(json, json, (before, now) => {
        const { changes, isCut } = nodesChangedBetween(before, now, Number.POSITIVE_INFINITY)
        expect(isCut).toBe(false)
        for (const change of changes) expect(change.before).not.toEqual(change.now)
        const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
        expect(plain(changed(before, changes))).toEqual(plain(now))
      }),
      { numRuns: 2000 },
    )
  })

  test('between equal moments are empty, for equal objects and for copies', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy: unknown = JSON.parse(JSON.stringify(value))
        expect(nodesChangedBetween(value, copy).changes).toEqual([])
      }),
    )
  })

  test("are right in every microstep of whole games, in full and in each player's view", () => {
    let most = 0
    throughGames((before, step) => {
      for (const audience of ['both', ...PLAYERS] as const) {
        let at = viewAs(audience, before)
        for (const { state, game } of step.frames) {
          const now = viewAs(audience, { state, game })
          const { changes } = nodesChangedBetween(at, now, Number.POSITIVE_INFINITY)
          expect(changed(at, changes)).toEqual(now)
          most = Math.max(most, changes.length)
          at = now
        }
      }
    }, 40)
    expect(most).toBeGreaterThan(5)
  })

  test('are listed up to a maximum', () => {
    const before = Array.from({ length: 1000 }, (_, x) => ({ x }))
    const now = before.map(({ x }) => ({ x: x + 1 }))
    const { changes, isCut } = nodesChangedBetween(before, now)
    expect([changes.length, isCut]).toEqual([MAX_CHANGES, true])
    const few = nodesChangedBetween(before.slice(0, MAX_CHANGES), now.slice(0, MAX_CHANGES))
    expect([few.changes.length, few.isCut]).toEqual([MAX_CHANGES, false])
  })

  test('show a card that leaves a hand once, not once for each card after it', () => {
    const [change, ...others] = nodesChangedBetween({ hand: [4, 8, 15, 16] }, { hand: [4, 15, 16, 23] }).changes
    expect(others).toEqual([])
    expect(change && [change.path, listChange(change)]).toEqual([['hand'], { came: [23], left: [8] }])
  })
  test('show a shuffle as a new order', () => {
    const [change] = nodesChangedBetween({ deck: [1, 2, 3] }, { deck: [3, 1, 2] }).changes
    expect(change && listChange(change)).toEqual({ came: [], left: [] })
  })
  test('do not mix up a Pokémon with another in its place', () => {
    const changes = nodesChangedBetween({ active: { id: 1, damage: 10 } }, { active: { id: 2, damage: 0 } }).changes
    expect(changes.map(({ path }) => pathInWords(path))).toEqual(['active'])
    const hurt = nodesChangedBetween({ active: { id: 1, damage: 10 } }, { active: { id: 1, damage: 0 } }).changes
    expect(hurt.map(({ path }) => pathInWords(path))).toEqual(['active.damage'])
  })
})

describe('the tree', () => {
  test('a list of more than fifty opens in pieces of fifty', () => {
    const value = Array.from({ length: 120 }, (_, at) => at)
    const pieces = partsOfNode({ path: ['cards'], value })
    expect(pieces.map(({ from, to }) => [from, to])).toEqual([
      [0, 50],
      [50, 100],
      [100, 120],
    ])
    const nodes = pieces.flatMap(({ from, to }) => nodesUnder({ path: ['cards'], value }, from, to))
    expect(nodes.map((node) => node.value)).toEqual(value)
    expect(nodes.map(({ path }) => path)).toEqual(value.map((at) => ['cards', at]))
    expect(partsOfNode({ path: [], value: value.slice(0, 50) })).toEqual([])
  })
  test('paths are written as in JavaScript', () => {
    expect(pathInWords(['game', 'players', 0, 'hand', 12])).toBe('game.players[0].hand[12]')
    expect(pathInWords(['definitions', 'swsh1-36', 'a b', '"'])).toBe('definitions["swsh1-36"]["a b"]["\\""]')
  })
  test.each([
    [null, 'null'],
    ['x', '"x"'],
    [[], '[ ]'],
    [[1, 2], '[ 2 ]'],
    [{}, '{ }'],
    [{ id: 3, cards: [1], d: 1, e: 2 }, '{ id: 3, cards, d: 1, … }'],
  ])('%j is %s', (value, words) => expect(summaryOfValue(value)).toBe(words))
})

describe('the search', () => {
  const root = { game: { turn: { energyAttached: 1 }, players: [{ active: { energy: [1, 2] } }, { active: null }] } }
  const found = (text: string): readonly string[] => findKeys(root, text).nodes.map(({ path }) => pathInWords(path))
  test('finds keys that contain a text, in any case', () => {
    expect(found('ENERGY')).toEqual(['game.turn.energyAttached', 'game.players[0].active.energy'])
    expect(found('nothing')).toEqual([])
    expect(found('  ')).toEqual([])
  })
  test('finds paths if the text has a dot or a bracket', () => {
    expect(found('[1].act')).toEqual(['game.players[1].active'])
    expect(found('turn.en')).toEqual(['game.turn.energyAttached'])
  })
  test('finds up to a maximum, and says that there are more', () => {
    const many = Object.fromEntries(Array.from({ length: MAX_FOUND + 1 }, (_, at) => [`key${at}`, at]))
    expect(findKeys(many, 'key')).toMatchObject({ isCut: true, nodes: { length: MAX_FOUND } })
  })
})

describe('numbers that are cards', () => {
  const root = 'game'
  test.each([
    [[root, 'players', 0, 'hand', 3], true],
    [[root, 'players', 1, 'prizes', 0], true],
    [[root, 'players', 0, 'active', 'energy', 0], true],
    [[root, 'players', 0, 'active', 'id'], true],
    [[root, 'players', 0, 'active', 'damage'], false],
    [[root, 'players', 0, 'turnsTaken'], false],
    [[root, 'stadium', 'card'], true],
    [[root, 'stadium', 'usedOnTurn'], false],
    [[root, 'limbo'], true],
    [[root, 'turn', 'played', 0], true],
    [[root, 'turn', 'ended', 0], false],
    [[root, 'turn', 'number'], false],
    [[root, 'ask', 'options', 2, 'card'], true],
    [[root, 'ask', 'options', 2, 'units'], false],
    [[root, 'ask', 'cards'], false],
    [[root, 'ask', 'picked', 0], false],
    [[root, 'knockOut', 'pokemon', 0], true],
    [[root, 'knockOut', 'prizes', 0], false],
    [[root, 'knockOut', 'chosen', 0, 1], false],
    [[root, 'resolution', 'memory', 'cards', 'found', 0], true],
    [[root, 'resolution', 'memory', 'heads'], false],
    [[root, 'resolution', 'todo', 0, 'cards'], false],
    [[root, 'ruleset', 'prizes'], false],
    [[root, 'ruleset', 'perTurn', 'energy'], false],
    [[root, 'latest', 'card'], true],
    [[root, 'latest', 'order', 3], false],
    [[root, 'facts', 0, 'order', 3], true],
    [[root, 'facts', 0, 'pokemon', 'id'], true],
    [[root, 'facts', 0, 'ledger', 'target'], true],
    [[root, 'facts', 0, 'prizes'], false],
    [['state'], false],
  ] as const)('%j: %s', (path, isCard) => expect(cardAt(path, 7)).toBe(isCard ? 7 : null))

  test("the game's cards are recognized by their position", () => {
    expect(cardAt([root, 'cards', 7], { owner: 0, definition: null })).toBe(7)
  })

  test('in whole games every card and Pokémon is recognized, and no other number', () => {
    throughGames((_, { after }) => {
      const found = new Set<number>()
      const walk = (path: JsonPath, value: unknown): void => {
        const card = cardAt(path, value)
        if (card !== null && path.length !== 3) found.add(card)
        for (const under of nodesUnder({ path, value })) walk(under.path, under.value)
      }
      const { facts: _facts, definitions: _definitions, ...game } = after.game
      walk([root], game)
      for (const card of found) expect(card).toBeLessThan(game.cards.length)
      for (const { pokemon } of everyPokemon(after.game)) expect(found.has(pokemon.id)).toBe(true)
      const everywhere = game.cards.filter((_card, id) => found.has(id)).length
      expect(everywhere).toBe(game.cards.length)
    }, 12)
  })
})
