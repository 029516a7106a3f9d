/** Bundles a part of the package for a browser, with Vite or with esbuild. */
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build as esbuild, type Metafile } from 'esbuild'
import { build as vite } from 'vite'

const ROOT = join(import.meta.dirname, '../..')
const DEFINE = { 'process.env.NODE_ENV': '"production"' }

export interface Bundle {
  readonly code: string
  /** Bytes, gzipped. */
  readonly size: number
}

const sized = (code: string): Bundle => ({ code, size: gzipSync(code, { level: 9 }).byteLength })

const entryOf = (names: readonly string[] | '*'): string =>
  `export ${names === '*' ? '*' : `{ ${names.join(', ')} }`} from 'ptcg-turn-engine'`

export interface EsbuildBundle extends Bundle {
  /** The files that contribute to the bundle. */
  readonly files: readonly string[]
}

const filesIn = ({ outputs }: Metafile): readonly string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => file),
  )

/** These exports bundled by esbuild. */
export const byEsbuild = async (names: readonly string[] | '*'): Promise<EsbuildBundle> => {
  const { outputFiles, metafile } = await esbuild({
    stdin: { contents: entryOf(names), resolveDir: ROOT },
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    define: DEFINE,
    metafile: true,
    write: false,
    logLevel: 'silent',
    // As on a host: the names of packages lead to the build.
    tsconfigRaw: '{}',
  })
  return { ...sized(outputFiles[0]?.text ?? ''), files: filesIn(metafile) }
}

const ENTRY = 'virtual:entry'

/** These exports bundled by Vite. */
export const byVite = async (names: readonly string[] | '*'): Promise<Bundle> => {
  const built = await vite({
    root: ROOT,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    define: DEFINE,
    // Within tests Vite would take XState's development build.
    resolve: {
      conditions: ['module', 'browser', 'production'],
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
