/** Tests that small changes of the engine are made, reached, hunted and reported correctly. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawnSample } from '../drawnSample.ts'
import { changedText, findRefused, refusedByTypeScript, roundsOf } from './compiling.ts'
import { findReached, type Hunt, huntEach, type TriedChange } from './hunting.ts'
import { instrument, type SmallChange } from './instrumented.ts'
import { interval } from './interval.ts'
import { sampleSummary, shareLines } from './summary.ts'

let folder: string
let hunt: Hunt
let changes: readonly SmallChange[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sampled-'))
  const made = await instrument(folder)
  changes = made.changes
  hunt = { program: made.program, seed: 5, games: 6, milliseconds: 10_000, workers: 1 }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('small changes', () => {
  test('occur in every room, and each knows its place', () => {
    expect(changes.length).toBeGreaterThan(5000)
    for (const room of ['src/game/rules', 'src/game/board', 'src/engine/session'])
      expect(changes.some(({ file }) => file.startsWith(`${room}/`))).toBe(true)
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length)
  })

  test('are drawn by a seed', () => {
    const ids = (seed: number) => drawnSample(changes, 20, seed).map(({ id }) => id)
    expect(ids(1)).toEqual(ids(1))
    expect(ids(1)).not.toEqual(ids(2))
    expect(new Set(ids(1)).size).toBe(20)
  })

  test('are found if they do harm, and not if no game reaches them or nothing changes', async () => {
    const at = (file: string, line: RegExp): SmallChange =>
      changes.find((one) => one.file === file && line.test(one.replacement)) ?? expect.fail(`${file} has changed.`)
    const harmful = at('src/game/damage/counters.ts', /-/)
    const nowhere: SmallChange = { ...harmful, id: 'none' }
    const tried = await huntEach([harmful, nowhere], hunt, await findReached(hunt), () => {})
    expect(tried.map(({ outcome }) => outcome)).toEqual(['found', 'unreached'])
    expect(tried[0]).toMatchObject({ games: 1, alone: false })
  })

  test('that no check finds have escaped if a game changes, and are alike otherwise', async () => {
    const { always, byGame, courses } = await findReached(hunt)
    const nowhere: SmallChange = { ...(changes[0] ?? expect.fail('There is none.')), id: 'none' }
    const one = (course: string) => ({
      always,
      byGame: byGame.map(() => ['none']),
      courses: [course, ...courses.slice(1)],
    })
    const outcomeFor = async (course: string) => (await huntEach([nowhere], hunt, one(course), () => {}))[0]?.outcome
    expect(await outcomeFor(courses[0] ?? '')).toBe('alike')
    expect(await outcomeFor('another')).toBe('escaped')
  })
})

/** A file with changes that no other check finds. */
const ALONE = 'src/game/board/count.ts'

const tried = (outcome: TriedChange['outcome'], file = 'src/game/rules/evolve.ts'): TriedChange => ({
  change: {
    id: '1',
    rooms: 'rules',
    file,
    line: 3,
    column: 5,
    end: { line: 3, column: 9 },
    kind: 'BooleanLiteral',
    replacement: 'true',
  },
  outcome,
  check: outcome === 'found' ? 'oracle' : null,
  alone: outcome === 'found' && file === ALONE,
  games: outcome === 'unreached' || outcome === 'refused' ? 0 : 2,
  otherwise: outcome === 'found' || outcome === 'escaped' ? 2 : 0,
})

describe('the compiler', () => {
  const change = (id: string, file: string, of: RegExp): SmallChange => ({
    ...(changes.find((one) => one.file === file && of.test(one.replacement)) ?? expect.fail(`${file} has changed.`)),
    id,
  })

  test('sees one change of each file at a time', () => {
    const [one, another] = [
      change('one', 'src/game/damage/counters.ts', /-/),
      change('another', 'src/game/rules/evolve.ts', /./),
    ]
    const rounds = roundsOf([one, { ...one, id: 'second' }, another])
    expect(rounds.map((some) => some.map(({ id }) => id))).toEqual([['one', 'another'], ['second']])
  })

  test('refuses exactly the changes that do not compile', () => {
    const good = change('good', 'src/game/damage/counters.ts', /-/)
    const bad = { ...change('bad', 'src/game/rules/evolve.ts', /./), replacement: 'undefinedName' }
    expect([...refusedByTypeScript([good, bad], () => {})]).toEqual(['bad'])
  })

  test('checks a change alone after an error elsewhere in its file', () => {
    const some = ['a', 'b', 'c'].map((id) => ({ ...tried('found', `${id}.ts`).change, id }))
    const asked: string[] = []
    const refused = findRefused(
      (shown) => {
        const ids = shown.map(({ id }) => id)
        asked.push(ids.join(''))
        return ids.includes('b')
          ? [
              ['b.ts', 40],
              ['c.ts', 50],
            ]
          : []
      },
      some,
      () => {},
    )
    expect([...refused]).toEqual(['b'])
    expect(asked).toEqual(['abc', 'b', 'c', 'ac'])
  })

  test('is run again after an error in another file, until one change is left', () => {
    const some = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...tried('found', `${id}.ts`).change, id }))
    const asked: string[] = []
    const refused = findRefused(
      (shown) => {
        const ids = shown.map(({ id }) => id)
        asked.push(ids.join(''))
        return [
          ...(ids.includes('b') ? [['b.ts', 3] as const] : []),
          ...(ids.includes('d') ? [['far.ts', 9] as const] : []),
        ]
      },
      some,
      () => {},
    )
    expect([...refused]).toEqual(['b', 'd'])
    expect(asked).toEqual(['abcde', 'acde', 'ac', 'de', 'd', 'e'])
  })

  test('finds each line in its place, even if several were replaced', () => {
    const several: SmallChange = {
      ...tried('found').change,
      line: 2,
      column: 3,
      end: { line: 4, column: 2 },
      replacement: '0',
    }
    expect(changedText('one\n..{\n two\n}.\nfive', several)).toBe('one\n..0\n\n.\nfive')
  })
})

describe('the result', () => {
  test('gives shares of all changes and of those that change a game, with the error of the first', () => {
    const some = [
      ...Array.from({ length: 3 }, () => tried('found')),
      ...(['tests', 'escaped', 'alike', 'unreached', 'refused'] as const).map((outcome) => tried(outcome)),
    ]
    expect(shareLines('rules', 8000, some, true)).toEqual([
      'rules: 8 of 8000 changes drawn, 1 do not compile',
      '  found by fuzzing alone: 3 of 7, 42.9 % (of all, with 95 % confidence, 15.8 % to 75.0 %), in 2 games that reach it, at the median',
      '  found by fuzzing and tests: 4 of 7, 57.1 % (of all, with 95 % confidence, 25.0 % to 84.2 %)',
      '  of those that change a game, by fuzzing alone: 3 of 4, 75.0 % (of all, with 95 % confidence, 30.1 % to 95.4 %)',
      '  1 escaped, 1 without effect on any game, 1 not reached by any game',
    ])
    expect(shareLines('rules', 8000, some, false).join('\n')).not.toContain('tests')
  })

  test('says how many each check found, and how many no other check found', () => {
    const summary = sampleSummary([], [tried('found'), tried('found', ALONE), tried('escaped')])
    expect(summary).toContain('Found by: oracle 2 (1 found by no other check)\n')
  })

  test('names the files with the most escaped changes, and every change that was not found', () => {
    const board = 'src/game/board/count.ts'
    const summary = sampleSummary(
      [],
      [tried('found'), tried('escaped'), tried('alike', board), tried('unreached', board)],
    )
    expect(summary).toContain('  src/game/rules/evolve.ts: 1 of 2 escaped')
    expect(summary).toContain('change a game:\n  src/game/rules/evolve.ts:3:5 BooleanLiteral → true (2 games)')
    expect(summary).toContain('on any game:\n  src/game/board/count.ts:3:5 BooleanLiteral → true (2 games)')
    expect(summary).toContain('any game:\n  src/game/board/count.ts:3:5 BooleanLiteral → true\n')
  })

  // E. B. Wilson, Journal of the American Statistical Association 22 (1927), 209-212
  test.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [5, 10, 0.2366, 0.7634],
    [180, 200, 0.8506, 0.9343],
  ])('%i of %i is a share between %f and %f', (found, of, low, high) => {
    const [least, most] = interval(found, of)
    expect(least).toBeCloseTo(low, 4)
    expect(most).toBeCloseTo(high, 4)
  })
})
