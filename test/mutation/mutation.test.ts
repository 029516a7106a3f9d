/** The record of mutation testing: good enough, every survivor explained, and the page fresh. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { mutationDocument } from './document.ts'
import { EXPLANATIONS } from './explanations.ts'
import { DOCUMENT, recorded, recordOf, score } from './record.ts'

const record = recorded() ?? expect.fail('There is no record: npm run mutation writes it.')

const inWords = ({ file, line, change }: { file: string; line: string; change: string }): string =>
  `${file}: ${line} / ${change}`

describe('the record', () => {
  test('has a score of at least 90 % in every folder', () => {
    for (const tally of record.tallies) expect(score([tally]), tally.folder).toBeGreaterThanOrEqual(90)
  })

  test('is about the charts, the clauses and the damage calculation', () => {
    expect(record.tallies.map(({ folder }) => folder)).toEqual(['machines', 'src/damage', 'src/rules'])
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
    'src/rules/b.ts': {
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
    'src/rules/a.ts': {
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
    expect(recordOf(REPORT, 'today')).toEqual({
      date: 'today',
      tallies: [{ folder: 'src/rules', mutants: 5, killed: 1, timedOut: 1, survived: 3 }],
      survivors: [
        { file: 'src/rules/a.ts', line: 'reads: [],', change: '[] → [1]', times: 2 },
        { file: 'src/rules/b.ts', line: 'const two = [', change: '[ 1, ] → []', times: 1 },
      ],
    })
    expect(score([{ folder: '', mutants: 5, killed: 1, timedOut: 1, survived: 3 }])).toBe(40)
  })

  test('refuses a report with mutants that were not tried', () => {
    const ignored = { status: 'Ignored', location: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } } }
    expect(() => recordOf({ files: { 'a/b.ts': { source: '', mutants: [ignored] } } }, '')).toThrow('not tried')
  })
})
