/** Bundles the one file that a page loads with `<script type="module">`, without a bundler: the engine and its elements. */
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { ELK_FILE } from './elk.ts'
import { ROOT } from './folders.ts'
import { packagesIn } from './notices.ts'

/** The compiled files that it offers all of. */
const OFFERED = ['src/index.js', 'src/hosts/elements/index.js']

const NOTICE = '/* With work of others: see THIRD-PARTY-NOTICES.txt in this folder. */'

/** The layout program stays a file of its own: most pages never need it. */
const elkBeside: Plugin = {
  name: 'elk beside',
  setup: ({ onResolve }) => onResolve({ filter: /\/elk\.js$/ }, () => ({ path: `./${ELK_FILE}`, external: true })),
}

/** Writes `ptcg-turn-engine.js` into the folder of compiled files. Gives the folders of the packages that are in it. */
export const bundleScript = async (dist: string): Promise<readonly string[]> => {
  const { metafile } = await build({
    stdin: { contents: OFFERED.map((file) => `export * from './${file}'`).join('\n'), resolveDir: dist },
    outfile: join(dist, 'ptcg-turn-engine.js'),
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    legalComments: 'none',
    logLevel: 'warning',
    banner: { js: NOTICE },
    plugins: [elkBeside],
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
  })
  return packagesIn(metafile)
}
