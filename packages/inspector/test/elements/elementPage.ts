/** A page that places the elements of the game, in a real browser, under a policy that forbids everything it does not need. */
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { pagesHandedOn } from 'ptcg-turn-test-kit/handedOn'
import { afterEach, expect } from 'vitest'

const ADDRESS = 'http://elements.test/'

/** No inline scripts, no inline styles but the page's own, no eval. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:"

const ROOT = join(import.meta.dirname, '../../../..')

const bundled = async (script: string, loader: 'ts' | 'tsx'): Promise<ReadonlyMap<string, string>> => {
  const built = await build({
    stdin: { contents: script, resolveDir: import.meta.dirname, sourcefile: `page.${loader}`, loader },
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: '/',
    entryNames: 'page',
    chunkNames: '[name]-[hash]',
    write: false,
    logLevel: 'silent',
  })
  return new Map(built.outputFiles.map(({ path, text }) => [path.slice(1), text]))
}

const bundles = new Map<string, ReadonlyMap<string, string>>()

export interface PageAround {
  /** A module in TypeScript, with JSX if requested. It sets `isReady` on the window when it is done. */
  readonly script: string
  readonly loader?: 'ts' | 'tsx'
  /** The output of another bundler: the module under the name `page.js`, and the files it loads. */
  readonly files?: ReadonlyMap<string, string>
  /** The body before the script runs. */
  readonly body?: string
  readonly width?: number
  readonly height?: number
  readonly colorScheme?: 'light' | 'dark'
}

export interface ElementPage {
  readonly page: Page
  /** Names of the files that were asked for. */
  readonly asked: readonly string[]
}

/** Opens pages in one browser for the tests of a file; none of them may log a complaint. */
export const elementPages = () => {
  const pages = pagesHandedOn()
  const complaints: string[] = []
  afterEach(async () => {
    await pages.leave()
    expect(complaints.splice(0)).toEqual([])
  })

  return async (around: PageAround): Promise<ElementPage> => {
    const { script, loader = 'ts', body = '', width = 900, height = 700, colorScheme = 'light' } = around
    const files = around.files ?? bundles.get(script) ?? (await bundled(script, loader))
    bundles.set(script, files)
    const page = await pages.open({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
    page.setDefaultTimeout(200_000)
    const asked: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.route('**/*', (route) => {
      const name = route.request().url().slice(ADDRESS.length)
      asked.push(name)
      if (name === '')
        return route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': POLICY },
          body: `<!doctype html><html lang="en"><title>Elements</title><link rel="icon" href="data:,">${body}<script type="module" src="page.js"></script></html>`,
        })
      const text = files.get(name)
      return text === undefined
        ? route.fulfill({ status: 404, body: '' })
        : route.fulfill({ contentType: 'text/javascript', body: text })
    })
    await page.goto(ADDRESS)
    await page.waitForFunction(() => 'isReady' in globalThis)
    return { page, asked }
  }
}
