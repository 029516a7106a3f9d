/**
 * Bundles the files for browsers: the inspector's page, with its hidden panels in a file that is loaded later, and the script for pages
 * without a bundler.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type OutputFile, type Plugin } from 'esbuild'
import { GAME_DESIGN, gameGraph } from 'ptcg-turn-engine/game-chart'
import { layOutSteps } from '../src/elements/chart/seen.ts'
import { ELK_FILE } from './elk.ts'
import { ROOT, SRC } from './folders.ts'
import { packagesIn } from './notices.ts'

const NOTICE = '/* Notices: ../THIRD-PARTY-NOTICES.txt */'

const PAGE = join(SRC, 'page/page.tsx')

/** The modules whose exports the script re-exports. */
const OFFERED = [
  ...['ptcg-turn-engine', 'ptcg-turn-engine/table', 'ptcg-turn-engine/notation', 'ptcg-turn-engine/words'],
  './src/elements/index.ts',
]

const script: Plugin = {
  name: 'script',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^script$/ }, ({ path }) => ({ path, namespace: 'script' }))
    onLoad({ filter: /^script$/, namespace: 'script' }, () => ({
      contents: OFFERED.map((file) => `export * from '${file}'`).join('\n'),
      resolveDir: join(SRC, '..'),
    }))
  },
}

/**
 * Keeps the layout program (elkjs) in a file of its own, loaded when something is laid out: most pages never need it.
 */
const elkBeside: Plugin = {
  name: 'elk beside',
  setup: ({ onResolve }) => onResolve({ filter: /^elkjs\// }, () => ({ path: `./${ELK_FILE}`, external: true })),
}

/** Joins all style sheets, including those of the panels that are loaded later: they are small, and no panel should appear unstyled. */
const looksIn = (files: readonly OutputFile[]): string => {
  const looks = files.filter(({ path }) => path.endsWith('.css'))
  const ofThePage = looks.filter(({ path }) => basename(path) === 'page.css')
  return [...ofThePage, ...looks.filter((one) => !ofThePage.includes(one))].map(({ text }) => text.trimEnd()).join('\n')
}

/** Bundles the page, split into files because its panels are loaded later, or the script, which is one file. */
const bundled = (entryPoints: Readonly<Record<string, string>>, splitting: boolean, folder: string) =>
  build({
    absWorkingDir: ROOT,
    entryPoints: { ...entryPoints },
    outdir: folder,
    bundle: true,
    splitting,
    chunkNames: 'shared-[hash]',
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    legalComments: 'none',
    logLevel: 'warning',
    banner: { js: NOTICE },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [script, elkBeside],
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    write: false,
  })

/**
 * Writes `page.js` with the files that it imports, `page.css`, `ptcg-turn-engine.js`, and `layout.json`, the
 * precomputed layout of the chart. Page and script share no file, so that the page does not load exports of the script.
 * Returns the folders of the bundled packages.
 */
export const bundleForBrowsers = async (folder: string): Promise<readonly string[]> => {
  mkdirSync(folder, { recursive: true })
  const [page, scriptAlone, layout] = await Promise.all([
    bundled({ page: PAGE }, true, folder),
    bundled({ 'ptcg-turn-engine': 'script' }, false, folder),
    layOutSteps(gameGraph, GAME_DESIGN),
  ])
  for (const { path, contents } of [...page.outputFiles, ...scriptAlone.outputFiles])
    if (path.endsWith('.js')) writeFileSync(path, contents)
  writeFileSync(join(folder, 'page.css'), looksIn(page.outputFiles))
  writeFileSync(join(folder, 'layout.json'), JSON.stringify(layout))
  return [page, scriptAlone].flatMap(({ metafile }) => packagesIn(metafile))
}
