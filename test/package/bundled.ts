/** Bundles part of the package for a browser, as the people who embed it do: with Vite, with esbuild, or made small by terser. */
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build as esbuild, type Metafile } from 'esbuild'
import { minify } from 'terser'
import { build as vite } from 'vite'

const ROOT = join(import.meta.dirname, '../..')
/** fp-ts by its ES build, as bundlers read the built package. */
const FP_TS = join(ROOT, 'node_modules/fp-ts/es6')
const DEFINE = { 'process.env.NODE_ENV': '"production"' }

export interface Bundle {
  readonly code: string
  /** Bytes, gzipped. */
  readonly size: number
}

const sized = (code: string): Bundle => ({ code, size: gzipSync(code, { level: 9 }).byteLength })

const entryOf = (names: readonly string[] | '*'): string =>
  `export ${names === '*' ? '*' : `{ ${names.join(', ')} }`} from ${JSON.stringify(join(ROOT, 'src/index.ts'))}`

export interface EsbuildBundle extends Bundle {
  /** The files that something of is in the bundle. */
  readonly files: readonly string[]
}

const filesIn = ({ outputs }: Metafile): readonly string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => file),
  )

/** What esbuild makes of these exports. */
export const byEsbuild = async (names: readonly string[] | '*'): Promise<EsbuildBundle> => {
  const { outputFiles, metafile } = await esbuild({
    stdin: { contents: entryOf(names), resolveDir: ROOT },
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    define: DEFINE,
    alias: { 'fp-ts/lib': FP_TS },
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  return { ...sized(outputFiles[0]?.text ?? ''), files: filesIn(metafile) }
}

const ENTRY = 'virtual:entry'

/** What Vite makes of these exports. */
export const byVite = async (names: readonly string[] | '*'): Promise<Bundle> => {
  const built = await vite({
    root: ROOT,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    define: DEFINE,
    // Within tests Vite would take XState as it is for development.
    resolve: {
      conditions: ['module', 'browser', 'production'],
      alias: [{ find: /^fp-ts\/lib\//, replacement: `${FP_TS}/` }],
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? entryOf(names) : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })
  const [output] = [built].flat()
  if (output === undefined || !('output' in output)) throw new Error('Vite made no bundle.')
  return sized(output.output[0].code)
}

/** What terser, with which webpack makes code small, makes of the bundle. */
export const byTerser = async (names: readonly string[] | '*'): Promise<Bundle> => {
  const { code } = await byEsbuild(names)
  const smaller = await minify(code, { module: true, compress: { passes: 3, ecma: 2020 } })
  return sized(smaller.code ?? code)
}
