/** Builds the demo as a page of the site: the example of `npm run demo` in one classic script, so that it opens from disk, too. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { inspectorPage } from '../../examples/inspectorPage.ts'
import config from '../../examples/vite.config.ts'

const EXAMPLES = join(import.meta.dirname, '../../examples')

/** Tells the demo where the book is: as an example, it does not know the book around it. */
const BOOK = '<meta name="rulebook" content="../">'
const BACK =
  '<nav aria-label="The book" style="padding: 8px 16px 0"><a href="../index.html" style="color: inherit">← The living rulebook</a></nav>'
/** Hides the link to the book while the table fills the window. */
const AWAY = '<style>body:has(.screen) > nav { display: none }</style>'

export const buildDemo = async (folder: string): Promise<void> => {
  const { NODE_ENV } = process.env
  // The test runner sets `test`, which would give React's development build.
  process.env.NODE_ENV = 'production'
  await build({
    ...config,
    configFile: false,
    root: join(EXAMPLES, 'demo'),
    plugins: [inspectorPage('')],
    logLevel: 'error',
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      rollupOptions: { input: join(EXAMPLES, 'demo/index.html'), output: { format: 'iife' } },
    },
  })
  process.env.NODE_ENV = NODE_ENV
  const page = join(folder, 'index.html')
  writeFileSync(
    page,
    readFileSync(page, 'utf8')
      .replaceAll(/<script type="module" crossorigin/g, '<script defer')
      .replaceAll(' crossorigin ', ' ')
      .replace('</head>', `${BOOK}${AWAY}</head>`)
      .replace(/<body[^>]*>/, (body) => `${body}${BACK}`),
  )
}
