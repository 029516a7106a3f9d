/** A failure becomes a file that describes and replays it: red while the engine is broken, green once it is fixed. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { LIMITS } from 'ptcg-turn-engine/internal/game/json/limits'
import { regressionStory } from 'ptcg-turn-engine-cli/internal/regressionStory'
import { withClause } from 'ptcg-turn-mutation/brokenRules/mutant'
import { attacks, SILENT } from 'ptcg-turn-test-kit/bombs'
import { afterAll, describe, expect, test } from 'vitest'
import { playGame } from '../../src/campaign/game.ts'
import {
  type Regression,
  readRegression,
  regressionOf,
  replayRegression,
  writeRegression,
} from '../../src/campaign/regression.ts'
import { asStored } from '../../src/campaign/shrinking.ts'
import type { Check } from '../../src/check.ts'
import { DEEP } from '../../src/checks.ts'
import type { Subject } from '../../src/run.ts'
import { shrinkFailure } from '../../src/shrink.ts'

const folder = mkdtempSync(join(tmpdir(), 'regressions-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** An engine in which Energy may be attached any number of times (T2C.2 is broken). */
const anyEnergy: Subject = withClause('noEnergyAttachedThisTurn', () => () => true)

/** A check that counts events itself, so that only a course can break it, and no board. */
const onceATurn: Check = {
  name: 'one Energy a turn',
  watch: () => {
    let turn = -1
    return {
      see: ({ accepted, event, after }) => {
        if (!accepted || (event as { readonly type: string }).type !== 'ATTACH_ENERGY') return null
        const isSecond = turn === after.game.turn.number
        turn = after.game.turn.number
        return isSecond ? `A second Energy was attached in turn ${turn}.` : null
      },
    }
  },
}
const checks: readonly Check[] = [onceATurn]

/** The first failure of a broken engine, made small. */
const failureOf = (subject: Subject): Regression => {
  for (let number = 1; number < 50; number += 1) {
    const { found } = playGame(9, number, checks, subject)
    if (found === null) continue
    const { start, events, finding } = shrinkFailure({ ...found, checks, subject })
    const failure = { number, finding, start, events: events.map(asStored), played: found.sent.length }
    return regressionOf({ ...failure, story: regressionStory(failure, subject) }, 9, '1.2.3')
  }
  throw new Error('Nothing was found.')
}

const regression = failureOf(anyEnergy)

describe('a failure of a broken engine', () => {
  test('is small, and its story ends with what was found', () => {
    expect(regression.events.length).toBeLessThanOrEqual(3)
    expect(regression.played).toBeGreaterThan(regression.events.length)
    expect(regression.story.join('\n')).toMatch(/> .*attach[\s\S]*! /)
    expect(regression.story).toContain(`! ${regression.finding.says}`)
    expect(regression.story.at(-1)).toMatch(/^ {2}\(found by the check ".*"\)$/)
  })

  test('is unchanged by its file, and fails again only under the broken engine', () => {
    const written = writeRegression(folder, regression)
    if (E.isLeft(written)) return expect.fail(written.left)
    expect(written.right).toBe(join(folder, `9-${regression.number}.json`))
    const read = readRegression(written.right)
    if (E.isLeft(read)) return expect.fail(read.left)
    expect(read.right).toEqual(JSON.parse(JSON.stringify(regression)))
    expect(replayRegression(read.right, checks, anyEnergy)).toEqual(regression.finding)
    expect(replayRegression(read.right, [...DEEP, ...checks])).toBeNull()
  })

  test('never overwrites another one', () => {
    const before = readdirSync(folder)
    expect(writeRegression(folder, regression)).toEqual(E.right(join(folder, before[0] ?? '')))
    expect(readdirSync(folder)).toEqual(before)
    const other = { ...regression, engine: '2.0.0' }
    expect(writeRegression(folder, other)).toEqual(E.right(join(folder, `9-${regression.number}-2.json`)))
    expect(JSON.parse(readFileSync(join(folder, before[0] ?? ''), 'utf8'))).toMatchObject({ engine: '1.2.3' })
  })
})

test('a value that JSON cannot hold is written as null', () => {
  expect(asStored({ event: undefined, expects: 'T0.1' })).toEqual({ event: null, expects: 'T0.1' })
  expect(asStored({ event: { option: Number.NaN }, expects: null })).toEqual({
    event: { option: null },
    expects: null,
  })
})

describe('an invalid file gets one sentence', () => {
  const written = JSON.parse(JSON.stringify(regression)) as Readonly<Record<string, unknown>>
  const cases: readonly (readonly [string, string, RegExp])[] = [
    ['empty', '', /is not a regression: it is not JSON\.$/],
    ['cut short', JSON.stringify(written).slice(0, 500), /it is not JSON\.$/],
    ['a list', '[]', /its format is not "ptcg-turn-engine\/regression"\.$/],
    ['null', 'null', /its format is not/],
    ['a report', JSON.stringify({ format: 'ptcg-turn-engine/campaign', version: 1 }), /its format is not/],
    ['of the future', JSON.stringify({ ...written, version: 2 }), /has a version other than 1/],
    ['without a seed', JSON.stringify({ ...written, seed: undefined }), /"seed" is missing/],
    [
      'with a rule that is none',
      JSON.stringify({ ...written, events: [{ event: {}, expects: 'X.1' }] }),
      /events\.0\.expects/,
    ],
    ['with an unknown property', JSON.stringify({ ...written, more: 1 }), /There is no property "more" here/],
    [
      'too deep',
      JSON.stringify({ ...written, events: 0 }).replace(
        '"events":0',
        `"events":${'['.repeat(9000)}${']'.repeat(9000)}`,
      ),
      /nested more than/,
    ],
    ['with a taken word', JSON.stringify(written).replace('{', '{"__proto__":{},'), /"__proto__" cannot be the name/],
  ]
  test.each(cases)('%s', (name, text, sentence) => {
    const file = join(folder, `${name}.txt`)
    writeFileSync(file, text)
    const read = readRegression(file)
    expect(E.isLeft(read) && read.left).toMatch(sentence)
    expect(E.isLeft(read) && read.left.split('\n').length).toBe(1)
  })

  test('so does a missing file, or a folder', () => {
    expect(readRegression(join(folder, 'none'))).toEqual(
      E.left(expect.stringMatching(/there is no such file or folder\.$/)),
    )
    expect(readRegression(folder)).toEqual(E.left(expect.stringMatching(/it is a folder\.$/)))
  })
})

test('a start that has become illegal still fails', () => {
  const start = { from: 'position', position: {} as never } as const
  expect(replayRegression({ ...regression, start })?.check).toBe('starts are legal')
})

test('a recorded text without an end is interrupted during the replay', () => {
  const events = attacks(1000).map((event) => ({ event, expects: null }))
  const failed = { start: { from: 'position', position: SILENT }, events, finding: regression.finding } as const
  const now = replayRegression(failed)
  expect(now?.says).toBe(`More than ${LIMITS.checkedWork} steps were taken, more than in any game.`)
  // The story has the two attacks within the limit of work.
  const story = regressionStory(failed)
  expect(story.filter((line) => line.startsWith('> '))).toHaveLength(2)
  expect(story).toContain(`! ${now?.says}`)
})
