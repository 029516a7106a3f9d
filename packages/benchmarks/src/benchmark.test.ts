/** Contenders of the benchmark do the same work, and comparisons find slower builds. These tests do not measure time. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as engine from 'ptcg-turn-engine'
import { describe, expect, test } from 'vitest'
import { betterRatios, expectSameGames, gamesOf, isSlower, mediansOf, ratiosOf } from './against/against.ts'
import { buildOf } from './against/build.ts'
import { commitThatChanged, withBuildOf } from './against/recordedBuild.ts'
import { WORK } from './against/work.ts'
import { type BenchmarkRecord, benchmarksDocument } from './document.ts'
import { momentsOfLongGame } from './growth/longGame.ts'
import { differentGames } from './others/others.ts'
import { FRAMEWORKS } from './others/playOuts.ts'
import { readRecord } from './record.ts'
import { figureNamed } from './section.ts'
import { REPLAYS } from './turn/contenders.ts'
import { PLAYOUTS, themeOpening, vanillaOpening } from './turn/decisions.ts'
import { recordedGames } from './turn/recording.ts'
import { disagreeing } from './turn/turn.ts'

const DOCS = join(import.meta.dirname, '../docs')

describe('contenders agree', () => {
  test('floor, stepper, play, actor and transition reach the recorded games', () => {
    const games = recordedGames(8)
    expect(disagreeing(games)).toEqual([])
    expect(Object.keys(REPLAYS)).toEqual(['floor', 'step', 'play', 'actor', 'transition'])
  })

  test('a recording that leaves out an action is noticed', () => {
    const [game] = recordedGames(1)
    if (game === undefined) return expect.fail('no game was recorded')
    const straight = game.straight.map((stretches) =>
      stretches.map((one) => ({ ...one, actions: one.actions.slice(1) })),
    )
    expect(disagreeing([{ ...game, straight }])).toEqual(['floor'])
  })

  test('the same dice lead to the same decisions, however they are carried out', () => {
    for (const opening of [themeOpening(3), vanillaOpening(3)])
      expect(new Set(Object.values(PLAYOUTS).map((playOut) => playOut(opening, 3))).size).toBe(1)
  })

  test('boardgame.io, its bare reducer and the hand-written reducer play the same games, again and again', () => {
    expect(differentGames([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([])
    for (const prepare of Object.values(FRAMEWORKS)) {
      const play = prepare(2)
      expect(play()).toEqual(play())
    }
  })

  test('the long game finds as many cards in every place at turn 200 as at turn 2', () => {
    const [early, late] = momentsOfLongGame(1, [2, 200])
    const sizes = (at: typeof early) =>
      at?.game.players.map(({ hand, deck, bench, discard, prizes }) =>
        [hand, deck, bench, discard, prizes].map((one) => one.length),
      )
    expect(sizes(late)).toEqual(sizes(early))
  })
})

describe('the record', () => {
  const recorded = JSON.parse(readFileSync(join(DOCS, 'benchmarks.json'), 'utf8')) as BenchmarkRecord

  test('appears on the page with the figures of the data', () => {
    expect(
      readFileSync(join(DOCS, 'benchmarks.md'), 'utf8') === benchmarksDocument(recorded),
      'run npm run bench',
    ).toBe(true)
  })

  test('has a figure for every target', () => {
    for (const { figures, targets } of recorded.sections)
      for (const { figure, actual } of targets) expect(figureNamed(figures, figure).value).toBe(actual)
    expect(recorded.sections.flatMap(({ targets }) => targets).length).toBeGreaterThan(5)
  })

  test('can be read', () => {
    expect(readRecord(join(DOCS, 'benchmarks.json'))).toEqual(E.right(recorded))
  })

  test.each([
    ['{nope', 'cannot be read'],
    ['{"hello":1}', 'is not a record of npm run bench: at date, '],
    [JSON.stringify({ ...recorded, sections: [] }), 'is not a record of npm run bench: at sections, '],
    [JSON.stringify({ ...recorded, sections: [{ section: 'turn' }] }), 'at sections.0.title, '],
  ])('refuses %.20s in one sentence', (text, sentence) => {
    const file = join(mkdtempSync(join(tmpdir(), 'record-')), 'benchmarks.json')
    writeFileSync(file, text)
    const read = readRecord(file)
    expect(E.isLeft(read) && read.left).toContain(sentence)
    expect(E.isLeft(read) && read.left.split('\n')).toHaveLength(1)
  })

  test('may be missing', () => {
    expect(E.isLeft(readRecord(join(tmpdir(), 'no', 'such', 'benchmarks.json')))).toBe(true)
  })
})

describe('two builds', () => {
  const speeds = (perYardstick: readonly number[]) => ({ perSecond: perYardstick, perYardstick })
  const timings = (before: readonly number[], now: readonly number[]) =>
    new Map(
      Object.keys(WORK).flatMap((name) => [
        [`${name}, before`, speeds(before)],
        [`${name}, now`, speeds(now)],
      ]),
    )

  test('play the same games, in which every kind of work occurs', () => {
    const games = gamesOf(engine)
    for (const [name, work] of Object.entries(WORK)) expect(work(engine, games), name).toBeGreaterThan(3)
  })

  test('are not compared if they list the legal events in different orders, since they play different games', () => {
    const other = { ...engine, legalEvents: (at: engine.Snapshot) => engine.legalEvents(at).toReversed() }
    const [mine, theirs] = [engine, other].map((build) => gamesOf(build).map(({ events }) => events))
    expect(() => expectSameGames(mine ?? [], mine ?? [])).not.toThrow()
    expect(() => expectSameGames(mine ?? [], theirs ?? [])).toThrow(/do not play the same game/)
  })

  test('are compared by their medians, so that one bad round has no effect', () => {
    const [ratio] = ratiosOf(timings([100, 110, 90], [50, 55, 1]))
    expect(ratio).toMatchObject({ before: 100, now: 50, timesAsLong: 2 })
    expect(ratiosOf(timings([100], [96])).some(isSlower)).toBe(false)
    expect(ratiosOf(timings([100], [95])).every(isSlower)).toBe(true)
    expect(ratiosOf(timings([100], [])).every(isSlower)).toBe(true)
  })

  test('are compared in several processes, so that one that is compiled badly has no effect', () => {
    const pairs = [[99], [50], [101]].map((now) => ratiosOf(timings([100], now)))
    expect(mediansOf(pairs).map(({ now }) => now)).toEqual(Object.keys(WORK).map(() => 99))
    expect(mediansOf(pairs).some(isSlower)).toBe(false)
  })

  test('are not different if a figure is slower in one of two runs', () => {
    const [slow, fast] = [ratiosOf(timings([100], [50])), ratiosOf(timings([100], [99]))]
    expect(betterRatios(slow, fast)).toEqual(fast)
    expect(betterRatios(fast, slow)).toEqual(fast)
  })

  test('are built from a commit in a folder that is removed afterwards', async () => {
    const clone = mkdtempSync(join(tmpdir(), 'clone-'))
    const git = (...words: readonly string[]): string =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t', ...words], { cwd: clone, encoding: 'utf8' })
    git('init', '--quiet')
    expect(() => commitThatChanged(clone, 'src/index.ts')).toThrow(/has no commit that changed src\/index\.ts\.$/)
    symlinkSync(join(DOCS, '../../../node_modules'), join(clone, 'node_modules'))
    mkdirSync(join(clone, 'src'))
    writeFileSync(join(clone, 'src/index.ts'), 'export const speed = 1\n')
    writeFileSync(
      join(clone, 'tsconfig.build.json'),
      '{ "compilerOptions": { "rootDir": ".", "outDir": "dist", "types": [] }, "include": ["src"] }',
    )
    git('add', 'src', 'tsconfig.build.json')
    git('commit', '--quiet', '--message', 'Recorded')
    writeFileSync(join(clone, 'src/index.ts'), 'export const speed = 2\n')
    const commit = commitThatChanged(clone, 'src/index.ts')
    const built = await withBuildOf(clone, commit, async (folder) => [
      folder,
      readFileSync(join(folder, 'dist/src/index.js'), 'utf8'),
    ])
    expect(built[1]).toContain('speed = 1')
    expect(existsSync(built[0] as string)).toBe(false)
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
  })

  test('are reported if they were not built', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'not-built-'))
    await expect(buildOf(empty)).rejects.toThrow(/is not built: run npm run build there\.$/)
  })
})
