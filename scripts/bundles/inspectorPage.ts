/** Bundles the inspector's page: script, style sheet, and the chart laid out, so that nothing is laid out while somebody waits. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { layOutSteps } from '../../src/hosts/elements/chart/seen.ts'
import { gameGraph } from '../../src/view/gameOnChart/gameGraph.ts'

const ROOT = join(import.meta.dirname, '../..')

/** fp-ts has an ES build that bundlers can shake; Node can only load the other one. */
const FP_TS = { 'fp-ts/lib': join(ROOT, 'node_modules/fp-ts/es6') }

const COMMON: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  target: 'es2022',
  platform: 'browser',
  legalComments: 'none',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: FP_TS,
  jsx: 'automatic',
  jsxImportSource: 'preact',
}

const ENTRY = join(ROOT, 'src/hosts/inspector/page/page.tsx')

/**
 * Writes the page into a folder: `page.js` with what it loads when it is needed beside it, `page.css`, `layout.json`, and
 * `page.inline.js`, in which everything is one script, for pages that open from disk.
 */
export const bundlePage = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const linked = build({
    ...COMMON,
    entryPoints: { page: ENTRY },
    outdir: folder,
    format: 'esm',
    splitting: true,
    chunkNames: '[name]-[hash]',
  })
  const inlined = build({ ...COMMON, entryPoints: { 'page.inline': ENTRY }, outdir: folder, format: 'iife' })
  const layout = layOutSteps(gameGraph)
  await Promise.all([linked, inlined])
  // The style sheet is the same.
  rmSync(join(folder, 'page.inline.css'), { force: true })
  writeFileSync(join(folder, 'layout.json'), JSON.stringify(await layout))
}
