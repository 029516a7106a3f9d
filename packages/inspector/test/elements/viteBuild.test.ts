/** The elements in a Vite build: the page works, and the layout program is a separate file, requested when needed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { elementPages } from './elementPage.ts'

const open = elementPages()

const SCRIPT = `
import { createGame, decks } from 'ptcg-turn-engine'
import { defineElements } from 'ptcg-turn-engine-inspector/elements'
defineElements()
const players = [{ name: 'Ann', deck: decks.cinderace }, { name: 'Bob', deck: decks.inteleon }]
const created = createGame({ players, randomness: { seed: 1 } })
if (created._tag === 'Left') throw new Error('There is a game.')
const show = () => { document.querySelector('ptcg-turn-chart').snapshot = created.right }
Object.assign(globalThis, { show, isReady: true })
`

const built = async (): Promise<ReadonlyMap<string, string>> => {
  // Vite is loaded only by the tests that build with it.
  const { build } = await import('vite')
  const root = mkdtempSync(join(import.meta.dirname, 'built-'))
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.ts"></script>')
  writeFileSync(join(root, 'main.ts'), SCRIPT)
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { output: { entryFileNames: 'page.js', chunkFileNames: '[name]-[hash].js' } },
    },
  })
  rmSync(root, { recursive: true })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  return new Map(outputs.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one.code] as const] : [])))
}

it('shows the chart of a snapshot', async () => {
  const files = await built()
  const { page, asked } = await open({ script: SCRIPT, files, body: '<ptcg-turn-chart></ptcg-turn-chart>' })
  const isElk = (name: string): boolean => name.startsWith('elk')
  expect([...files.keys()].filter(isElk)).toHaveLength(1)
  expect(asked.filter(isElk)).toEqual([])
  await page.evaluate('show()')
  await page.locator('ptcg-turn-chart .state.active').waitFor({ state: 'attached' })
  expect(asked.filter(isElk)).toEqual([])
})
