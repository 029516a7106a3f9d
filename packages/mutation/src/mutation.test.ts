/** The record of mutation testing: good enough, every survivor explained, and the page fresh. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { daysOf, mutationDocument } from './document.ts'
import { EXPLANATIONS } from './explanations.ts'
import { byFolder, DOCUMENT, merged, overall, recorded, recordOf, score } from './record.ts'

const record = recorded() ?? expect.fail('There is no record: npm run mutation writes it.')

/** Files in which nothing can be changed: types and lists of names only. */
const WITHOUT_MUTANTS: readonly string[] = ['violation.ts', 'tags.ts', 'actionNames.ts']

const inWords = ({ file, line, change }: { file: string; line: string; change: string }): string =>
  `${file}: ${line} / ${change}`

describe('the record', () => {
  test('has a score of at least 90 % in every folder', () => {
    for (const tally of byFolder(record.tallies)) expect(score(tally), tally.of).toBeGreaterThanOrEqual(90)
  })

  test('is about the charts, the clauses and the damage calculation', () => {
    const folders = byFolder(record.tallies).map(({ of }) => of)
    expect(folders).toEqual(['machines', 'src/game/damage', 'src/game/rules'])
    for (const folder of folders)
      for (const file of readdirSync(new URL(`../../../${folder}`, import.meta.url)))
        if (!WITHOUT_MUTANTS.includes(file)) expect(record.tallies.map(({ of }) => of)).toContain(`${folder}/${file}`)
  })

  test('explains every survivor, and nothing else', () => {
    expect(EXPLANATIONS.map(inWords).toSorted()).toEqual(record.survivors.map(inWords).toSorted())
    for (const { why } of EXPLANATIONS) expect(why).toMatch(/^[A-Z].*\.$/)
  })

  test('is what the page says', () => {
    expect(
      readFileSync(DOCUMENT, 'utf8') === mutationDocument(record, EXPLANATIONS),
      'npm run mutation -- --page',
    ).toBe(true)
  })
})

const REPORT = {
  files: {
    'src/game/rules/b.ts': {
      source: 'const two = [\n  1,\n]\n',
      mutants: [
        { status: 'Killed', location: { start: { line: 1, column: 7 }, end: { line: 1, column: 10 } } },
        {
          status: 'NoCoverage',
          replacement: '[]',
          location: { start: { line: 1, column: 13 }, end: { line: 3, column: 2 } },
        },
      ],
    },
    'src/game/rules/a.ts': {
      source: '  reads: [],\n  reads: [],\n',
      mutants: [
        { status: 'Timeout', location: { start: { line: 1, column: 1 }, end: { line: 1, column: 3 } } },
        {
          status: 'Survived',
          replacement: '[1]',
          location: { start: { line: 1, column: 10 }, end: { line: 1, column: 12 } },
        },
        {
          status: 'Survived',
          replacement: '[1]',
          location: { start: { line: 2, column: 10 }, end: { line: 2, column: 12 } },
        },
      ],
    },
  },
}

describe('what is recorded of a report', () => {
  test('counts what no test reaches as survived, and joins mutants that look alike', () => {
    const { tallies, survivors } = recordOf(REPORT, 'today')
    expect(tallies).toEqual([
      { of: 'src/game/rules/b.ts', mutants: 2, killed: 1, timedOut: 0, survived: 1, measured: 'today' },
      { of: 'src/game/rules/a.ts', mutants: 3, killed: 0, timedOut: 1, survived: 2, measured: 'today' },
    ])
    expect(survivors).toEqual([
      { file: 'src/game/rules/b.ts', line: 'const two = [', change: '[ 1, ] → []', times: 1 },
      { file: 'src/game/rules/a.ts', line: 'reads: [],', change: '[] → [1]', times: 2 },
    ])
    expect(score(overall(tallies))).toBe(40)
  })

  test('takes the place of what was recorded of the same files', () => {
    const again = { of: 'src/game/rules/a.ts', mutants: 3, killed: 3, timedOut: 0, survived: 0, measured: 'tomorrow' }
    const record = merged(recordOf(REPORT, 'today'), { tallies: [again], survivors: [] })
    expect(record.tallies.map(({ of, survived, measured }) => [of, survived, measured])).toEqual([
      ['src/game/rules/a.ts', 0, 'tomorrow'],
      ['src/game/rules/b.ts', 1, 'today'],
    ])
    expect(record.survivors.map(({ file }) => file)).toEqual(['src/game/rules/b.ts'])
    expect(daysOf(record.tallies)).toBe(
      'today; since then again, or for the first time: `src/game/rules/a.ts` (tomorrow)',
    )
  })

  test('refuses a report with mutants that were not tried', () => {
    const ignored = { status: 'Ignored', location: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } } }
    expect(() => recordOf({ files: { 'a/b.ts': { source: '', mutants: [ignored] } } }, '')).toThrow('not tried')
  })
})
