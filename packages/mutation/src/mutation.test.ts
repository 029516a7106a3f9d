/** Tests the record of mutation testing: its counts, and the list of survivors without a reason and of reasons without a survivor. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EXPLANATIONS, type Explanation } from './explanations.ts'
import { overall, recordOf, score } from './record.ts'
import { mutationSummary, openOf } from './summary.ts'

const oneLine = (code: string): string => code.replace(/\s+/g, ' ').trim()

describe('the reasons', () => {
  test('are sentences', () => {
    for (const { why } of EXPLANATIONS) expect(why).toMatch(/^[A-Z].*\.$/)
  })

  test('are about lines that the files still contain', () => {
    const gone = EXPLANATIONS.filter(({ file, line }) => {
      const source = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
      return !source.split('\n').some((one) => oneLine(one) === line)
    })
    expect(gone).toEqual([])
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

describe('the record of a report', () => {
  test('counts untested mutants as survived, and groups equal ones', () => {
    const { tallies, survivors } = recordOf(REPORT)
    expect(tallies).toEqual([
      { of: 'src/game/rules/b.ts', mutants: 2, killed: 1, timedOut: 0, survived: 1 },
      { of: 'src/game/rules/a.ts', mutants: 3, killed: 0, timedOut: 1, survived: 2 },
    ])
    expect(survivors).toEqual([
      { file: 'src/game/rules/b.ts', line: 'const two = [', change: '[ 1, ] → []', times: 1 },
      { file: 'src/game/rules/a.ts', line: 'reads: [],', change: '[] → [1]', times: 2 },
    ])
    expect(score(overall(tallies))).toBe(40)
  })

  test('refuses a report with untried mutants', () => {
    const ignored = { status: 'Ignored', location: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } } }
    expect(() => recordOf({ files: { 'a/b.ts': { source: '', mutants: [ignored] } } })).toThrow('not tried')
  })
})

describe('the summary of a run', () => {
  const record = recordOf(REPORT)
  const reason = (file: string, line: string, change: string): Explanation => ({ file, line, change, why: 'So.' })
  const fits = reason('src/game/rules/a.ts', 'reads: [],', '[] → [1]')
  const outdated = reason('src/game/rules/a.ts', 'reads: [2],', '[2] → []')
  const elsewhere = reason('src/game/rules/c.ts', 'reads: [],', '[] → [1]')

  test('names survivors without a reason and reasons without a survivor, among the tried files', () => {
    const open = openOf(record, [fits, outdated, elsewhere])
    expect(open.unexplained.map(({ file }) => file)).toEqual(['src/game/rules/b.ts'])
    expect(open.outdated).toEqual([outdated])
    expect(mutationSummary(record, open)).toBe(
      [
        'src/game/rules: 40.0 % of 5 found out, 3 survived',
        'all: 40.0 % of 5 found out, 3 survived',
        'Survivors without a reason:',
        '  src/game/rules/b.ts: const two = [',
        '    [ 1, ] → []',
        'Reasons without a survivor:',
        '  src/game/rules/a.ts: reads: [2],',
        '    [2] → []',
        '',
      ].join('\n'),
    )
  })
})
