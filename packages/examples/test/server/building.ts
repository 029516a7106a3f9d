/** Builds what tests of the server need, separately for each test file: the page, and a program that can be killed. */
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '../../../..')
const SERVER = join(ROOT, 'packages/examples/server')
const CACHE = join(ROOT, 'node_modules/.cache/ptcg-turn-server-example')

/** Builds the page as `npm run server` does, and returns the folder. Each test file has its own `name`. */
export const buildPage = async (name: string): Promise<string> => {
  const outDir = join(CACHE, name, 'page')
  await build({ configFile: join(SERVER, 'vite.config.ts'), logLevel: 'error', build: { outDir, emptyOutDir: true } })
  return outDir
}

/** Bundles a program into one file for Node, which starts quickly, and returns its path. */
export const buildProgram = async (name: string, entry: string): Promise<string> => {
  const outfile = join(CACHE, name, 'program.mjs')
  await bundle({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['libsql', 'ws'],
    logLevel: 'error',
  })
  return outfile
}

export const MORTAL = join(import.meta.dirname, 'mortal.ts')
export const MAIN = join(SERVER, 'main.ts')
