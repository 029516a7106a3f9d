/** The pages of the examples, built once like a release, and served for tests that open them in a browser. */
import { createReadStream, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { stateOf } from 'ptcg-turn-test-kit/builtOnce'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '../../..')
const EXAMPLES = join(ROOT, 'packages/examples')
const BUILT = join(ROOT, 'node_modules/.cache/ptcg-turn-examples')

/** An example with a page: the name of its folder in packages/examples. */
export type Example = 'demo' | 'server' | 'plain' | 'starter'

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** The sources of the pages. */
const SOURCES = [
  ...['packages/examples', 'packages/cards/src', 'packages/inspector/src', 'packages/players/src'],
  ...['src', 'machines', 'package-lock.json'],
] as const

const AN_HOUR = 3_600_000

/** Removes builds that are older than an hour. No running test still uses them. */
const forgetOld = (): void => {
  if (!existsSync(BUILT)) return
  for (const name of readdirSync(BUILT)) {
    const path = join(BUILT, name)
    if (/^(demo|server|plain|starter)-/.test(name) && Date.now() - statSync(path).mtimeMs > AN_HOUR)
      rmSync(path, { recursive: true, force: true })
  }
}

/**
 * Builds the page of an example unless it exists, and returns its folder. Tests running in parallel may all call it.
 */
export const buildExample = async (example: Example): Promise<string> => {
  const built = join(BUILT, `${example}-${stateOf(SOURCES)}`)
  if (existsSync(built)) return built
  forgetOld()
  const outDir = `${built}.${process.pid}`
  const { NODE_ENV } = process.env
  // The test runner sets `test`, which would select React's development build.
  process.env.NODE_ENV = 'production'
  await build({
    configFile: join(EXAMPLES, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rollupOptions: { input: join(EXAMPLES, example, 'index.html') } },
  })
  process.env.NODE_ENV = NODE_ENV
  try {
    renameSync(outDir, built)
  } catch {
    // Another test has built the page meanwhile.
    rmSync(outDir, { recursive: true, force: true })
  }
  return built
}

/** A server of pages. */
export interface Served {
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Serves the files of a folder on this machine. */
export const serveFolder = async (folder: string): Promise<Served> => {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(join(folder, new URL(url, 'http://x').pathname))
    const file = path.endsWith('/') ? join(path, 'index.html') : path
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
