/** The runner in the guide and the runner that it links to: this engine passes, and each kind of difference is found. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILT_COMMAND } from 'ptcg-turn-test-kit/builtPackages'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { type PlayedCase, type Suite, type SuiteMoment, suiteInLines } from '../src/index.ts'
import { someSuite } from './someSuite.ts'

const GUIDE = join(import.meta.dirname, '../docs/conformance.md')
const PYTHON = /```python run\n(.*?)```/s.exec(readFileSync(GUIDE, 'utf8'))?.[1] ?? ''
const TYPESCRIPT = readFileSync(join(import.meta.dirname, '../../examples/conformance/runner.ts'), 'utf8')

/** The folder for generated files that import the package by name. */
const SCRATCH = join(import.meta.dirname, '../../../test/.runner')
const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
afterAll(() => {
  for (const one of [folder, SCRATCH]) rmSync(one, { recursive: true, force: true })
})

const isPlayed = (one: Suite['cases'][number]): one is PlayedCase => one.of !== 'deck'

/** A case with one part falsified, at the first moment that has this part. */
const falsified = (suite: Suite, part: keyof SuiteMoment, change: (moment: SuiteMoment) => SuiteMoment): PlayedCase => {
  const one = suite.cases.filter(isPlayed).find(({ moments }) => moments.some((moment) => moment[part] !== undefined))
  if (one === undefined) throw new Error(`No case has ${part}.`)
  const at = one.moments.findIndex((moment) => moment[part] !== undefined)
  return { ...one, id: part, moments: one.moments.map((moment, index) => (index === at ? change(moment) : moment)) }
}

/** A suite with wrong cases, one for each kind of difference. */
const wrongSuite = (suite: Suite): Suite => ({
  head: suite.head,
  cases: [
    falsified(suite, 'legal', (moment) => ({ ...moment, legal: moment.legal.slice(1) })),
    falsified(suite, 'refused', (moment) => ({
      ...moment,
      refused: (moment.refused ?? []).map((one) => ({ ...one, because: [{ rule: 'T2E.1', code: 'NONE' }] })),
    })),
    falsified(suite, 'facts', (moment) => ({ ...moment, facts: [] })),
    falsified(suite, 'then', ({ then, ...moment }) => ({ ...moment, then: { state: then?.state ?? '', set: {} } })),
    ...suite.cases
      .filter(({ of }) => of === 'deck')
      .slice(0, 1)
      .map((one) => ({ ...one, because: [{ rule: 'SU.9', code: 'NONE' }] })),
  ] as Suite['cases'],
})

const write = (name: string, suite: Suite): string => {
  const file = join(folder, name)
  writeFileSync(file, suiteInLines(suite))
  return file
}
const right = write('right.jsonl', someSuite())
const wrong = write('wrong.jsonl', wrongSuite(someSuite()))

const MAX_LINES = 70

test.each([PYTHON, TYPESCRIPT])('a runner is short', (program) => {
  const lines = program.split('\n').filter((line) => line.trim() !== '')
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.length).toBeLessThanOrEqual(MAX_LINES)
})

const hasPython = spawnSync('python3', ['--version']).status === 0

describe.skipIf(!hasPython)(`Python${hasPython ? '' : ' (skipped: there is no python3 on this machine)'}`, () => {
  const program = join(folder, 'runner.py')
  writeFileSync(program, PYTHON)
  const ran = (suite: string) =>
    spawnSync('python3', [program, suite, process.execPath, BUILT_COMMAND, 'serve', '--stdio', '--quiet'], {
      encoding: 'utf8',
    })

  test('the engine answers every case', () => {
    const { status, stdout, stderr } = ran(right)
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^(\d+) of \1 cases\n$/)
    expect(status).toBe(0)
  })

  test('each difference is found and reported', () => {
    const { status, stdout } = ran(wrong)
    expect(status).toBe(1)
    expect(stdout.trim().split('\n')).toHaveLength(6)
    expect(stdout).toMatch(
      /legal.*what is legal[\s\S]*is refused by[\s\S]*leads to[\s\S]*the game after it[\s\S]*the deck[\s\S]*0 of 5/,
    )
  })
})

test('TypeScript: the engine answers every case, and each difference is found', async () => {
  mkdirSync(SCRATCH, { recursive: true })
  const said: unknown[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: unknown) => void said.push(line))
  const { argv } = process
  const codes: unknown[] = []
  for (const suite of [right, wrong]) {
    const file = join(SCRATCH, `runner${codes.length}.ts`)
    writeFileSync(file, TYPESCRIPT)
    process.argv = [process.execPath, file, suite]
    await import(/* @vite-ignore */ file)
    codes.push(process.exitCode)
    process.exitCode = 0
  }
  process.argv = argv
  log.mockRestore()
  expect(codes).toEqual([0, 1])
  expect(said[0]).toMatch(/^(\d+) of \1 cases$/)
  expect(said.slice(1).join('\n')).toMatch(
    /what is legal\n.*is refused\n.*what is played\n.*the game after it\nthe deck\n0 of 5 cases$/,
  )
})
