/** Builds what tests of the server need: its page, and a process that can be killed. Both once for each test file. */
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '../../../..')
const SERVER = join(ROOT, 'packages/examples/server')
const CACHE = join(ROOT, 'node_modules/.cache/ptcg-turn-server-example')

/** Builds the page like `npm run server`, and returns its folder. Each file of tests has its own. */
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
