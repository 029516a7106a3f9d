/**
 * Makes a package of its own beside the engine's, so that only those install it who use it: bundled from compiled files, which are
 * then taken out of the engine's package, with what else it ships.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { ROOT } from './folders.ts'

interface Manifest {
  readonly version: string
  readonly license: string
  readonly engines: unknown
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** What a package beside the engine's is made of. */
export interface Companion {
  readonly name: string
  readonly description: string
  readonly readme: string
  /** The compiled files of the folder become its modules; all else that they use of the engine is put inside. */
  readonly compiled: string
  /** Their names in that folder, without `.js`. */
  readonly entries: readonly string[]
  /** Packages that it leaves to npm. */
  readonly dependencies?: readonly string[]
  /** Where it runs. */
  readonly platform?: 'neutral' | 'node'
  /** More of the manifest, such as types and peers, for this version. */
  readonly manifest?: (version: string) => object
}

const optionsOf = ({ entries, dependencies = [], platform = 'neutral' }: Companion): BuildOptions => ({
  bundle: true,
  splitting: entries.length > 1,
  format: 'esm',
  target: 'es2022',
  platform,
  external: [...dependencies],
  mainFields: ['module', 'main'],
  chunkNames: 'shared-[hash]',
  legalComments: 'none',
})

/** Bundles a package into a folder. What is compiled for it alone is removed from the engine's package. */
export const writeCompanion = async (companion: Companion, folder: string): Promise<void> => {
  const { name, description, readme, compiled, entries, dependencies = [], manifest } = companion
  const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest
  const { version, license, engines } = own
  mkdirSync(folder, { recursive: true })
  await build({
    ...optionsOf(companion),
    entryPoints: entries.map((entry) => join(compiled, `${entry}.js`)),
    outdir: folder,
  })
  const versions = { ...own.devDependencies, ...own.dependencies }
  const written = {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    engines,
    exports: { '.': './index.js' },
    ...(dependencies.length === 0
      ? {}
      : { dependencies: Object.fromEntries(dependencies.map((one) => [one, versions[one]])) }),
    ...manifest?.(version),
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(written, null, 2)}\n`)
  writeFileSync(join(folder, 'README.md'), readme)
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
  rmSync(compiled, { recursive: true })
}
