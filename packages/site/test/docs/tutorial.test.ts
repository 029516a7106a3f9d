/** The rule added in the tutorial: its edits are applied to a copy of the sources, and its program is run there. */

import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sizeOfRun } from 'ptcg-turn-test-kit/sampled'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const TUTORIAL = readFileSync(join(ROOT, 'docs/tutorial.md'), 'utf8')

/** "In `file`, below `line`:" and the inserted lines. */
const EDIT = /in\s+`([^`]+)`,\s+below\s+`([^`]+)`:\s+```ts\n(.*?)```/gis

const edits = [...TUTORIAL.matchAll(EDIT)].map(([, file = '', below = '', lines = '']) => ({ file, below, lines }))
const program = /```ts\n(import assert[^`]*'\.\/src\/index\.ts'.*?)```/s.exec(TUTORIAL)?.[1] ?? ''

interface Tried {
  /** The compiler's output for the changed files. */
  readonly compiled: string
  readonly status: number | null
  readonly said: string
}

const inACopy = (made: typeof edits): Tried => {
  const folder = mkdtempSync(join(tmpdir(), 'tutorial-'))
  try {
    for (const name of ['machines', 'src', 'tsconfig.json', 'package.json'])
      cpSync(join(ROOT, name), join(folder, name), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    for (const { file, below, lines } of made) {
      const text = readFileSync(join(folder, file), 'utf8')
      const at = text.indexOf(below)
      if (at === -1) throw new Error(`${file} has no ${below}`)
      const end = at + below.length
      writeFileSync(join(folder, file), `${text.slice(0, end)}\n${lines.trimEnd()}${text.slice(end)}`)
    }
    writeFileSync(join(folder, 'program.ts'), program)
    const files = [...made.map(({ file }) => file), 'program.ts']
    writeFileSync(join(folder, 'changed.json'), JSON.stringify({ extends: './tsconfig.json', files, include: [] }))
    const ran = (...given: readonly string[]): SpawnSyncReturns<string> =>
      spawnSync(process.execPath, given, { cwd: folder, encoding: 'utf8' })
    const compiled = ran('node_modules/typescript/bin/tsc', '-p', 'changed.json').stdout
    const { status, stderr } = ran('--import', 'tsx', 'program.ts')
    return { compiled, status, said: stderr }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('following the tutorial adds a rule', () => {
  expect(edits).toHaveLength(8)
  expect(inACopy(edits)).toEqual({ compiled: '', status: 0, said: '' })
})

test.runIf(sizeOfRun(false, true))('and without its last edit the chart does not ask for it', () => {
  expect(inACopy(edits.slice(0, -1))).toMatchObject({ status: 1, said: expect.stringContaining('AssertionError') })
})
