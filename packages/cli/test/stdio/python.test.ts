/** The guide's Python program, run unchanged: a whole game from another language. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { BUILT_COMMAND } from 'ptcg-turn-test-kit/builtPackages'
import { afterAll, describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const guide = readFileSync(join(ROOT, 'packages/cli/docs/other-languages.md'), 'utf8')
const programs = [...guide.matchAll(/```python run\n(.*?)```/gs)].map(([, program = '']) => program)

const folder = mkdtempSync(join(tmpdir(), 'python-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A stand-in for `npx --no ptcg-turn` in a project with the package: it runs the built command of this clone. */
const npx = join(folder, 'npx')
writeFileSync(
  npx,
  `#!/bin/sh\n[ "$1 $2" = '--no ptcg-turn' ] && shift 2 && cd '${ROOT}' || exit 1
exec '${process.execPath}' '${BUILT_COMMAND}' "$@"\n`,
)
chmodSync(npx, 0o755)

const python = (...given: readonly string[]) =>
  spawnSync('python3', given, {
    encoding: 'utf8',
    timeout: 250_000,
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
  })

const hasPython = python('--version').status === 0

test('there is one program, and it is short', () => {
  expect(programs).toHaveLength(1)
  const lines = programs[0]?.split('\n').filter((line) => line.trim() !== '') ?? []
  expect(lines.length).toBeLessThanOrEqual(32)
})

describe.skipIf(!hasPython)(`Python${hasPython ? '' : ' (skipped: there is no python3 on this machine)'}`, () => {
  test('plays a whole game, the same each time', () => {
    const file = join(folder, 'game.py')
    writeFileSync(file, programs[0] ?? '')
    const [one, two] = [python('-W', 'error', file), python(file)]
    expect(one.stderr).toBe('')
    expect(one.status).toBe(0)
    const lines = one.stdout.trim().split('\n')
    expect(lines.length).toBeGreaterThan(20)
    expect(lines[0]).toMatch(/^(Ada|Ben): choose (first|second)$/)
    expect(lines[1]).toMatch(/^ {2}(Ada|Ben) won the toss; (Ada|Ben) goes first\.$/)
    expect(lines.at(-1)).toMatch(/^(Ada|Ben) wins \(.+\)\.$/)
    expect(lines.at(-2)).toBe(`  ${lines.at(-1)}`)
    expect(two.stdout).toBe(one.stdout)
  })
})
