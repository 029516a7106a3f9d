/**
 * Rare situations are stored as a few moves from a board, and replayed by the next campaign, always in the same way.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, describe, expect, test } from 'vitest'
import { playNumbered } from '../../src/campaign/batch.ts'
import { digestOfCorpus, drawFrom, MAX_KEPT, readCorpus, withKept, writeCorpus } from '../../src/campaign/corpus.ts'
import { playGame } from '../../src/campaign/game.ts'
import { type KeptGame, keepingNew } from '../../src/campaign/keeping.ts'
import { followingIn } from '../../src/coverage/following.ts'
import { sending } from '../../src/moves.ts'
import { openingOf } from '../../src/opening.ts'
import { seededRng } from '../../src/rng.ts'
import { run } from '../../src/run.ts'

const right = <Value>(either: E.Either<unknown, Value>): Value =>
  E.isRight(either) ? either.right : expect.fail(JSON.stringify(either.left))

const folder = mkdtempSync(join(tmpdir(), 'corpus-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const GAMES = 12

const known = new Set<string>()
const kept: readonly KeptGame[] = Array.from({ length: GAMES }, (_, number) => {
  const keeping = keepingNew(known)
  playGame(3, number, [keeping.check])
  return keeping.kept()
}).flat()

/** The novelties that a stored game reaches when it is replayed. */
const reachedBy = ({ start, moves }: KeptGame): ReadonlySet<string> => {
  const reached = new Set<string>()
  const next = sending(moves)
  run(right(openingOf(start)), {
    checks: [],
    next,
    observe: (sent) => {
      for (const one of followingIn(sent)) reached.add(one)
    },
  })
  return reached
}

describe('a kept game', () => {
  test('reaches all its new situations when it is replayed, and is kept once', () => {
    expect(kept.length).toBeGreaterThan(20)
    for (const game of kept) expect([...reachedBy(game)]).toEqual(expect.arrayContaining([...game.reached]))
    const names = kept.flatMap(({ reached }) => reached)
    expect(new Set(names).size).toBe(names.length)
  })

  test('does not exist if no situation is new', () => {
    const again = keepingNew(known)
    playGame(3, 0, [again.check])
    expect(again.kept()).toEqual([])
  })
})

describe('a corpus', () => {
  test('is read as it was written', () => {
    const file = join(folder, 'corpus.json')
    right(writeCorpus(file, kept))
    expect(right(readCorpus(file))).toEqual(kept)
  })

  test('is empty if there is no file, and an invalid file is refused in one sentence', () => {
    expect(right(readCorpus(join(folder, 'none.json')))).toEqual([])
    const wrong = join(folder, 'wrong.json')
    const says = (text: string): unknown => {
      writeFileSync(wrong, text)
      return readCorpus(wrong)
    }
    const head = { format: 'ptcg-turn-engine/corpus', version: 1 }
    expect(says('{')).toEqual(E.left(`${wrong} is not a corpus of campaigns: it is not JSON.`))
    expect(says(JSON.stringify({ ...head, games: [{ ...kept[0], moves: [{ any: -1 }] }] }))).toMatchObject({
      left: expect.stringMatching(/is not a corpus of campaigns: at .*moves/),
    })
    expect(says(JSON.stringify({ ...head, games: Array(MAX_KEPT + 1).fill(kept[0]) }))).toMatchObject({ _tag: 'Left' })
  })

  test('leaves out a game that this engine cannot start', () => {
    const file = join(folder, 'older.json')
    const older = { start: { from: 'position', position: { version: 0 } }, moves: [], reached: ['x'] }
    writeFileSync(file, JSON.stringify({ format: 'ptcg-turn-engine/corpus', version: 1, games: [older, kept[0]] }))
    expect(right(readCorpus(file))).toEqual([kept[0]])
  })

  test('keeps a game for situations that no kept game reaches, until it is full', () => {
    const [one] = kept as readonly [KeptGame]
    const of = (...reached: readonly string[]): KeptGame => ({ ...one, reached })
    const first = withKept([], [of('a', 'b'), of('b'), of('b', 'c')])
    expect(first.map(({ reached }) => reached)).toEqual([['a', 'b'], ['c']])
    expect(withKept(first, [of('a')])).toBe(first)
    const full = Array.from({ length: MAX_KEPT }, (_, at) => of(`${at}`))
    expect(withKept(full, [of('new')])).toBe(full)
    const file = join(folder, 'full.json')
    right(writeCorpus(file, full))
    expect(right(readCorpus(file))).toHaveLength(MAX_KEPT)
  })
})

describe('a campaign with a corpus', () => {
  const file = join(folder, 'of the campaign.json')
  right(writeCorpus(file, kept))
  const corpus = { file, digest: digestOfCorpus(kept) }
  const quiet = { checks: [], corpus }

  test('plays mostly variations of kept games, shorter ones; the same number gives the same game', () => {
    const games = Array.from({ length: 20 }, (_, number) => playNumbered(8, number, quiet))
    expect(games.map(({ digest }) => digest)).toEqual(
      Array.from({ length: 20 }, (_, number) => playNumbered(8, number, quiet).digest),
    )
    const events = (some: typeof games): number => some.reduce((sum, { tally }) => sum + tally.events, 0)
    expect(events(games)).toBeLessThan(
      events(Array.from({ length: 20 }, (_, number) => playNumbered(8, number, { checks: [] }))),
    )
  })

  test('keeps a new situation once', () => {
    const keptOf = (number: number, digest: string) =>
      playNumbered(9, number, { checks: [], corpus: { ...corpus, digest } }).kept
    const isNew = (number: number): boolean => (keptOf(number, 'to look for one')?.length ?? 0) > 0
    const number = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(isNew) ?? expect.fail('No game reaches anything new.')
    expect(keptOf(number, 'of its own')?.length).toBeGreaterThan(0)
    expect(keptOf(number, 'of its own')).toEqual([])
  })

  test('begins like any other while its corpus is empty', () => {
    const otherwise = { from: 'position', position: {} } as never
    expect(drawFrom([], seededRng(1), () => otherwise)).toEqual({ start: otherwise })
  })
})
