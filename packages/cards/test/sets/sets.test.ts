/** The printed sets equal the command's output, are accepted by the engine, and contain no printed words but names. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readDefinitions } from 'ptcg-turn-engine/internal/game/cards/schema'
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { asPackaged, catalogueModule, setOf } from 'ptcg-turn-engine-cli/internal/catalogueFile'
import { describe, expect, test } from 'vitest'
import { readCards } from '../../src/reading/index.ts'
import { cardsOfDecks, cardsOfSet, knownDecks, SET_IDS } from '../../src/sets/index.ts'

const FOLDER = join(import.meta.dirname, '../../src/sets')

/** A folder with the public JSON of these sets, if there is one: a file for each set, as in pokemon-tcg-data. */
const PRINTED = process.env.PRINTED_CARDS ?? ''

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

describe.each(SET_IDS)('%s', (set) => {
  test('has cards of this set that the engine accepts', async () => {
    const cards = await cardsOfSet(set)
    expect(cards.length).toBeGreaterThan(5)
    expect(cards.filter((card) => setOf(card) !== set)).toEqual([])
    expect(readDefinitions(cards)).toEqual({ _tag: 'Right', right: cards })
  })

  test("equals the command's output, and is at most 60 kB packed", async () => {
    const text = readFileSync(join(FOLDER, `${set}.ts`), 'utf8')
    expect(text).toBe(catalogueModule(set, await cardsOfSet(set)))
    expect(gzipSync(text).length).toBeLessThanOrEqual(60_000)
  })

  test('has names but no sentences', async () => {
    expect(stringsIn(await cardsOfSet(set)).filter((text) => text.split(' ').length > 7)).toEqual([])
  })
})

test('every set has its module, and every module its set', () => {
  const modules = readdirSync(FOLDER).map((name) => name.replace(/\.ts$/, ''))
  expect(modules.filter((name) => !['index', 'sets', 'knownDecks'].includes(name)).sort()).toEqual([...SET_IDS].sort())
})

test('each card of a deck is listed once', async () => {
  const first = knownDecks['arceus-vstar']
  const cards = await cardsOfDecks(first, first)
  expect(new Set(cards.map(({ id }) => id))).toEqual(new Set(first.cards))
  expect(cards).toHaveLength(new Set(first.cards).size)
})

test.runIf(existsSync(PRINTED))('the sets equal what the reader makes of the printed cards today', async () => {
  const json = SET_IDS.flatMap(
    (set) => JSON.parse(readFileSync(join(PRINTED, `${set}.json`), 'utf8')) as readonly unknown[],
  )
  const whole = readCards(json)
    .cards.filter(({ texts }) => texts.every(({ unread }) => unread.length === 0))
    .map(({ definition }) => asPackaged(definition))
  const sets = await Promise.all(SET_IDS.map(cardsOfSet))
  const inOrder = (cards: readonly CardDefinition[]) => new Map(cards.map((card) => [card.id, card]))
  expect(inOrder(sets.flat())).toEqual(inOrder(whole))
})
