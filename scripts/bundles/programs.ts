/**
 * Bundles what ends in a program, a server or a test - the command, the inspector, fuzzing - and the hooks for React and the
 * reader of printed cards, with the libraries that only these use. What they use of the engine stays the files that everybody
 * imports.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { build, type Platform, type Plugin } from 'esbuild'
import { CONFORMANCE_PACKAGE } from './conformancePackage.ts'
import { pathBetween, ROOT } from './folders.ts'
import { LOGS_PACKAGE } from './logsPackage.ts'
import { packagesIn } from './notices.ts'
import { peerFastCheck, withPeer } from './peerFastCheck.ts'
import { CARDS_PACKAGE } from './setsPackage.ts'

/** Stands for the package's folder in the names of its own files until it is known which file imports them. */
const OWN = 'own:'

/** Leaves alone what lies outside these folders of the compiled files, and what is bundled already. */
const besides = (dist: string, folders: readonly string[]): Plugin => ({
  name: 'besides',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\./ }, ({ importer, path }) => {
      const file = relative(dist, join(dirname(importer), path))
        .split(sep)
        .join('/')
      // The sets are a package of their own, which whoever asks for printed cards installs.
      if (file === 'src/game/sets/index.js') return { path: CARDS_PACKAGE, external: true, sideEffects: false }
      // So are battle logs.
      if (file === 'src/log/index.js') return { path: LOGS_PACKAGE, external: true, sideEffects: false }
      // And what judges other engines.
      if (file === 'src/conformance/index.js') return { path: CONFORMANCE_PACKAGE, external: true, sideEffects: false }
      const isBundled = folders.some((folder) => file.startsWith(`${folder}/`)) && !file.endsWith('/v4/viewer.js')
      if (file.startsWith('../') || isBundled) return null
      return { path: `${OWN}${file}`, external: true, sideEffects: false }
    })
  },
})

/** Whoever imports the entry for Stately Inspector brings its package along; the command has it inside. */
const statelyInspect: Plugin = {
  name: '@statelyai/inspect',
  setup: ({ onLoad, onResolve }) => {
    const inside = { pluginData: 'inside' }
    onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ importer, path, pluginData }) => {
      const isAsked = /\/terminal\/[^/]+$/.test(importer) && path.includes('/stately/')
      const isWithin = pluginData === inside.pluginData && path.startsWith('./')
      return isAsked || isWithin ? { path: join(dirname(importer), path), suffix: '?inside', ...inside } : null
    })
    onLoad({ filter: /\/stately\// }, async ({ path, suffix }) =>
      suffix === '?inside'
        ? { contents: await readFile(path, 'utf8'), loader: 'js', resolveDir: dirname(path), ...inside }
        : null,
    )
    onResolve({ filter: /^@statelyai\/inspect$/ }, ({ path, pluginData }) =>
      pluginData === inside.pluginData ? null : { path, external: true, sideEffects: false },
    )
  },
}

/** Modules of CommonJS ask for those of Node by this name. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/** What is installed with the package, or brought along by whoever uses an entry that needs it. */
const NEVER_BUNDLED = ['xstate', 'valibot', 'react', 'bufferutil', 'utf-8-validate']

interface Bundled {
  readonly dist: string
  /** What is bundled: files by the names that they get, without `.js`. */
  readonly entries: Readonly<Record<string, string>>
  /** Folders of compiled files that go into the bundle. */
  readonly folders: readonly string[]
  readonly external?: readonly string[]
  readonly plugins?: readonly Plugin[]
  /** Where it runs, and what its files begin with. */
  readonly platform: Platform
  readonly banner?: string
}

/** Puts bundles in the place of compiled files, and gives the folders of the packages that are in them. */
const bundle = async (bundled: Bundled): Promise<readonly string[]> => {
  const { dist, entries, folders, external = [], plugins = [], platform, banner = '' } = bundled
  const { outputFiles = [], metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { ...entries },
    outdir: dist,
    bundle: true,
    splitting: true,
    platform,
    banner: { js: banner },
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
    chunkNames: `${SHARED}/[name]-[hash]`,
    plugins: [...plugins, besides(dist, folders)],
    external: [...NEVER_BUNDLED, ...external],
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    write: false,
  })
  const named = new RegExp(`(["'])${OWN}([^"']+)\\1`, 'g')
  for (const { path, text } of outputFiles) {
    const code = text.replace(named, (_, __, file: string) => JSON.stringify(pathBetween(path, join(dist, file))))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, code)
  }
  return packagesIn(metafile)
}

const TERMINAL = 'src/hosts/terminal'
const INSPECTOR = 'src/hosts/inspector'
const FUZZ = 'src/fuzz'
/** Where files go that several programs share, and those that programs look for beside themselves: the worker threads. */
export const SHARED = 'programs'

const THREADS: Readonly<Record<string, string>> = {
  campaignTask: 'campaign/campaignTask',
  explorationTask: 'exploration/explorationTask',
}

/** The threads' files; Tinypool has one of its own. */
export const THREAD_FILES: readonly string[] = [...Object.keys(THREADS), 'entry/worker'].map(
  (name) => `${SHARED}/${name}.js`,
)

const own = (dist: string, entries: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(entries.map((entry) => [entry, join(dist, `${entry}.js`)]))

/** The command with everything that it needs, so that whoever has the package can run all of it, the inspector for programs, and fuzzing. */
const inNode = (dist: string): Promise<readonly string[]> =>
  bundle({
    dist,
    entries: {
      ...own(dist, [`${TERMINAL}/main`]),
      ...own(
        dist,
        ['index', 'xstateInspect/index', 'stately/index'].map((entry) => `${INSPECTOR}/${entry}`),
      ),
      ...Object.fromEntries(
        Object.entries(THREADS).map(([name, file]) => [`${SHARED}/${name}`, join(dist, FUZZ, `${file}.js`)]),
      ),
      [`${FUZZ}/index`]: withPeer(join(dist, FUZZ, 'index.js')),
      [`${SHARED}/entry/worker`]: join(ROOT, 'node_modules/tinypool/dist/entry/worker.js'),
    },
    folders: [TERMINAL, INSPECTOR, FUZZ, 'src/hosts/stdio'],
    plugins: [statelyInspect, peerFastCheck(join(dist, FUZZ))],
    platform: 'node',
    banner: REQUIRE,
  })

const library = (dist: string, folder: string, entry: string, platform: Platform): Promise<readonly string[]> =>
  bundle({
    dist,
    entries: own(dist, [`${folder}/${entry}`]),
    folders: [folder],
    external: ['@statelyai/inspect'],
    platform,
  })

/** Bundles all of them. Gives the folders of the packages that are in them. */
export const bundlePrograms = async (dist: string): Promise<readonly string[]> => {
  const folders = await Promise.all([
    inNode(dist),
    library(dist, INSPECTOR, 'xstateInspect/inBrowser', 'browser'),
    library(dist, INSPECTOR, 'stately/inBrowser', 'browser'),
    library(dist, 'src/hosts/react', 'index', 'browser'),
    library(dist, 'src/game/printed', 'index', 'browser'),
  ])
  return folders.flat()
}
