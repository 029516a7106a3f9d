/** Bundles the inspector's page: script, style sheet, and the chart laid out, so that nothing is laid out while somebody waits. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { layOutSteps } from '../../src/hosts/elements/chart/seen.ts'
import { gameGraph } from '../../src/view/gameOnChart/gameGraph.ts'
import { elkOfThePage } from './elk.ts'
import { ROOT } from './folders.ts'
import { packagesIn } from './notices.ts'

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
 * Writes the page into a folder: `page.js`, `page.css` and `layout.json`. The script takes the layout program from beside it,
 * or from the page itself where that opens from disk. Gives the folders of the packages that are in it.
 */
export const bundlePage = async (folder: string): Promise<readonly string[]> => {
  mkdirSync(folder, { recursive: true })
  const [{ metafile }, layout] = await Promise.all([
    build({
      ...COMMON,
      entryPoints: { page: ENTRY },
      outdir: folder,
      format: 'esm',
      plugins: [elkOfThePage],
      metafile: true,
    }),
    layOutSteps(gameGraph),
  ])
  writeFileSync(join(folder, 'layout.json'), JSON.stringify(layout))
  return packagesIn(metafile)
}
