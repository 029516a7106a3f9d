/** The published replacement of XState v4: one self-contained file. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleViewer } from '../../build/inspectorViewer.ts'

const FOLDER = mkdtempSync(join(tmpdir(), 'viewer-'))
const FILE = join(FOLDER, 'xstateInspect/v4/viewer.js')

/** The folders of the bundled packages, whose licences the notices repeat. */
let inside: readonly string[] = []

beforeAll(async () => {
  inside = await bundleViewer(FOLDER)
})
afterAll(() => rmSync(FOLDER, { recursive: true }))

test('loads in plain Node without installed packages', () => {
  const code = `import { createDevTools, inspectInWindow, inspectOverServer } from ${JSON.stringify(FILE)}
    const server = { clients: [], on() {}, close() {} }
    globalThis.__xstate__ = createDevTools()
    inspectOverServer({ server }).disconnect()
    console.log(typeof inspectInWindow)`
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: FOLDER,
    encoding: 'utf8',
  })
  expect(said).toBe('function\n')
})

test('imports nothing, is small, and names the authors of its contents', () => {
  const text = readFileSync(FILE, 'utf8')
  expect(/(?:^|[;}\n])import\s*[\w{*"'(]|\brequire\(["']/.test(text)).toBe(false)
  const names = inside.map((folder) => folder.split('node_modules/').at(-1)).toSorted()
  expect(names).toEqual(['@xstate/inspect', 'fast-safe-stringify', 'xstate'])
  expect(gzipSync(text).length).toBeLessThan(30_000)
})
