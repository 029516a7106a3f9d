/** The package as it is published, its large files made smaller: how much is downloaded and installed, and that what was made smaller runs. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskUse } from '../contents.ts'
import { installed, type Packed, pack, removeAll } from '../packed.ts'

let packed: Packed
let plain: string

beforeAll(() => {
  packed = pack('small')
  plain = installed(packed, 'plain')
}, 600_000)

afterAll(removeAll, 60_000)

const ptcgTurn = (...args: readonly string[]): string =>
  execFileSync(join(plain, 'node_modules/.bin/ptcg-turn'), [...args], { cwd: plain, encoding: 'utf8' })

test('the packed file has at most 1.5 MB', () => {
  expect(packed.size / 1e6).toBeLessThanOrEqual(1.5)
})

test('an empty project takes at most 12 MB of the disk with it', () => {
  expect(diskUse(join(plain, 'node_modules')) / 1e6).toBeLessThanOrEqual(12)
})

test('the command plays, draws the chart, lays one out, and writes a game as one page', () => {
  expect(ptcgTurn('play', '--seed', '1')).toContain('wins')
  expect(ptcgTurn('chart', '--format', 'svg', '--detail', 'overview')).toContain('<svg')
  ptcgTurn('inspect', '--export', 'page.html')
  expect(readFileSync(join(plain, 'page.html'), 'utf8')).toContain('id="chart-layout"')
})
