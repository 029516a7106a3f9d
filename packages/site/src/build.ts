/** Builds the site: collects the book, writes its pages, the search index, the scripts, the demo and the reference. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { STOP_BOXES, turnPicture } from 'ptcg-turn-engine-inspector/internal/elements/turn/turnDrawing'
import { gatherBook } from './book.ts'
import { cardPages } from './cardPages.ts'
import { casesInLines, casesOf, ruleCases } from './cases.ts'
import { chapterPages } from './chapters.ts'
import { chartPages } from './chartPages.ts'
import { buildDemo } from './demo.ts'
import { frontPage } from './frontPage.ts'
import { copyPictures, guidePages } from './guidePages.ts'
import { framePage, type SitePage } from './html.ts'
import { buildReference } from './reference.ts'

const ROOT = join(import.meta.dirname, '../../..')

export interface Built {
  readonly pages: number
  readonly kilobytes: number
  readonly largest: { readonly path: string; readonly kilobytes: number }
}

/** Leaves the layout program out: the pages draw the game's own chart, which is laid out beforehand. */
const withoutElk: Plugin = {
  name: 'without elk',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^elkjs\// }, ({ path }) => ({ path, namespace: 'elk' }))
    onLoad({ filter: /./, namespace: 'elk' }, () => ({
      contents: "throw new Error('The book cannot lay out other charts.')",
    }))
  },
}

/** Bundles the scripts of the pages. They are classic scripts, because a page opened from disk cannot load modules. */
const scripts = (folder: string): Promise<unknown> =>
  build({
    absWorkingDir: ROOT,
    entryPoints: {
      book: 'packages/site/src/page/book.tsx',
      search: 'packages/site/src/page/search.ts',
      scene: 'packages/site/src/page/scene.tsx',
    },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [withoutElk],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define: { 'process.env.NODE_ENV': '"production"' },
  })

const STYLES = ['book', 'board', 'frame', 'scene'] as const

const KINDS: Readonly<Record<string, string>> = {
  rules: 'Rule',
  rulings: 'Ruling',
  states: 'State',
  clauses: 'Clause',
  events: 'Event',
  cards: 'Card',
  guides: 'Guide',
  decisions: 'Decision',
  packages: 'Package',
}

/** The search index: kind, title, description and path of each page. It is loaded when a person begins to search. */
const searched = (pages: readonly SitePage[]): string =>
  `ptcgPages(${JSON.stringify(
    pages.map(({ path, title, description }) => [KINDS[path.split('/')[0] ?? ''] ?? 'Page', title, description, path]),
  )})`

const kilobytes = (bytes: number): number => Math.round(bytes / 1000)

/** Writes the site into a folder, replacing its contents. The tests of the rules are run to write the cases. */
export const buildSite = async (folder: string): Promise<Built> => {
  const written = casesOf(await ruleCases())
  const book = gatherBook(written)
  const pages: readonly SitePage[] = [
    frontPage(book),
    ...chapterPages(book),
    ...chartPages(book),
    ...cardPages(book),
    ...guidePages(),
  ]
  rmSync(folder, { recursive: true, force: true })
  copyPictures(folder)
  for (const page of pages) {
    const file = join(folder, page.path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, framePage(page))
  }
  mkdirSync(join(folder, 'turn'))
  for (const { stop } of STOP_BOXES) writeFileSync(join(folder, `turn/${stop}.svg`), turnPicture(stop))
  writeFileSync(join(folder, 'cases.jsonl'), casesInLines(written))
  writeFileSync(join(folder, 'pages.js'), searched(pages))
  const styles = STYLES.map((name) => readFileSync(join(ROOT, 'packages/site/src/page', `${name}.css`), 'utf8'))
  writeFileSync(join(folder, 'book.css'), styles.join(''))
  await scripts(folder)
  await buildDemo(join(folder, 'demo'))
  await buildReference(join(folder, 'reference'))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => ({
    path,
    size: statSync(join(folder, path)).isFile() ? statSync(join(folder, path)).size : 0,
  }))
  const largest = files.filter(({ path }) => /^(rules|rulings)\//.test(path)).toSorted((a, b) => b.size - a.size)[0]
  return {
    pages: pages.length,
    kilobytes: kilobytes(files.reduce((sum, { size }) => sum + size, 0)),
    largest: { path: largest?.path ?? '', kilobytes: kilobytes(largest?.size ?? 0) },
  }
}
