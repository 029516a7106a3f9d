/** Every code block of the documentation marked `tsx run` is a page that a real browser runs as it stands. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'

const ROOT = join(import.meta.dirname, '../..')

const documents = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

const snippets = documents.flatMap((document) =>
  [...readFileSync(join(ROOT, document), 'utf8').matchAll(/```tsx run\n(.*?)```/gs)].map(([, code = ''], index) => ({
    name: `${document} #${index + 1}`,
    code,
  })),
)

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const bundled = async (code: string): Promise<string> => {
  const built = await build({
    stdin: { contents: code, resolveDir: join(ROOT, 'docs'), sourcefile: 'snippet.tsx', loader: 'tsx' },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'react',
    define: { 'process.env.NODE_ENV': '"development"' },
    alias: {
      'ptcg-turn-engine/react': join(ROOT, 'src/hosts/react/index.ts'),
      'ptcg-turn-engine/table': join(ROOT, 'src/view/table/index.ts'),
      'ptcg-turn-engine': join(ROOT, 'src/index.ts'),
    },
    write: false,
    logLevel: 'warning',
  })
  return built.outputFiles[0]?.text ?? ''
}

describe('a page of the documentation runs', () => {
  test.each(snippets)('$name', async ({ code }) => {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.setContent('<!doctype html><title>Snippet</title><div id="root"></div>')
    await page.addScriptTag({ content: await bundled(code), type: 'module' })
    const button = page.locator('button').first()
    const before = await page.locator('main').innerText()
    await button.click()
    await page.waitForFunction((former) => document.querySelector('main')?.innerText !== former, before)
    expect(complaints).toEqual([])
    await page.close()
  })

  test('and there are some', () => {
    expect(snippets.length).toBeGreaterThan(1)
  })
})
