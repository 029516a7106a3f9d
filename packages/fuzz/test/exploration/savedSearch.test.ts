/** A search in a folder finds what a search in memory finds. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Snapshot } from 'ptcg-turn-engine'
import { sampleOf } from 'ptcg-turn-test-kit/sampled'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exploreGame } from '../../src/exploration/exploring.ts'
import { openingOfGame, type SmallGame } from '../../src/exploration/games.ts'
import { searchInFolder } from '../../src/exploration/savedSearch.ts'
import { SMALL_GAMES } from '../../src/exploration/smallGames.ts'
import { newWaiting, partsInMemory } from '../../src/exploration/waiting.ts'
import { firstSnapshot } from '../../src/opening.ts'

const named = (name: string): SmallGame => SMALL_GAMES.find((one) => one.name === name) as SmallGame

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a search in a folder', () => {
  test.each(sampleOf(SMALL_GAMES, 6).map((game) => [game.name, game] as const))(
    '%s: finds the same as in memory',
    (_, game) => {
      expect(exploreGame(game, { most: 150, folder })).toEqual(exploreGame(game, { most: 150 }))
    },
  )

  test('continues from its latest save, and ends at once if it was finished', () => {
    const mice = named('mice')
    exploreGame(mice, { most: 100, folder })
    const all = exploreGame(mice, { folder })
    expect(all).toEqual(exploreGame(mice))
    expect(
      exploreGame(mice, { folder, checks: [{ name: 'never', watch: () => ({ atRest: () => expect.unreachable() }) }] }),
    ).toEqual(all)
  })

  test('searches that differ have different digests', () => {
    const searches = [
      exploreGame(named('mice')),
      exploreGame(named('mice'), { most: 200 }),
      exploreGame(named('recoil'), { most: 200 }),
    ]
    expect(new Set(searches.map(({ digest }) => digest)).size).toBe(3)
  })

  test('is not reused for another game', () => {
    const firstOf = (game: SmallGame): Snapshot => firstSnapshot(openingOfGame(game))
    exploreGame(named('mice'), { folder })
    expect(searchInFolder(folder, firstOf(named('mice')))).toMatchObject({ right: { place: { visited: 245 } } })
    expect(searchInFolder(folder, firstOf(named('recoil')))).toEqual({
      _tag: 'Left',
      left: `The search in ${folder} cannot be resumed: it contains the search of another game. Name another folder, or remove this one.`,
    })
  })
})

test('waiting states are taken in their order, however they are stored', () => {
  const steps = fc.array(fc.constantFrom('push', 'shift', 'putAway'))
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 4 }), (all, most) => {
      const waiting = newWaiting(partsInMemory(), most)
      const plain: Snapshot[] = []
      for (const [number, one] of all.entries()) {
        const at = { state: `${number}` } as unknown as Snapshot
        if (one === 'putAway') waiting.putAway()
        else if (one === 'shift') expect(waiting.shift()).toBe(plain.shift() ?? null)
        else {
          waiting.push(at)
          plain.push(at)
        }
      }
    }),
  )
})
