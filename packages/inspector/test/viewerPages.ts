/** Pages for the tests of viewers: scripts bundled in memory, each page on a port of its own. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'

const ROOT = join(import.meta.dirname, '../../..')

/** A browser script that exports everything some lines import. */
export const script = async (contents: string, resolveDir: string = ROOT): Promise<string> => {
  const built = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return built.outputFiles[0]?.text ?? ''
}

export interface Served {
  readonly url: string
  close(): void
}

/** A page with one script and perhaps a frame. */
export const servePage = async (code: string): Promise<Served> => {
  const server = createServer((request, response) => {
    const isScript = request.url?.startsWith('/page.js')
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(
      isScript
        ? code
        : '<!doctype html><title>A page</title><link rel="icon" href="data:,"><iframe></iframe><script type="module" src="/page.js"></script>',
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export interface Watched {
  readonly page: Page
  /** The complaints of the console and the page, and requests to other hosts. */
  readonly complaints: readonly string[]
}

/** An open page, and everything that goes wrong on it. */
export const openPage = async (browser: Browser, url: string): Promise<Watched> => {
  const page = await (await browser.newContext()).newPage()
  const complaints: string[] = []
  page.context().on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.context().on('weberror', (error) => complaints.push(String(error.error())))
  page.context().on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1:|data:|about:)/.test(request.url())) complaints.push(request.url())
  })
  await page.goto(url)
  return { page, complaints }
}
