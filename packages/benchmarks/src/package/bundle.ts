/** The size of the package for a browser: everything it exports, minified and compressed. */
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Figure } from '../section.ts'

const bundled = async (entry: string, external: readonly string[]): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    external: [...external],
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}

const sizes = (name: string, code: Uint8Array): readonly Figure[] => [
  { name: `${name}, minified`, value: code.byteLength / 1024, unit: 'KB' },
  {
    name: `${name}, minified and gzipped`,
    value: gzipSync(code, { level: 9 }).byteLength / 1024,
    unit: 'KB',
  },
]

export const bundleFigures = async (entry: string): Promise<readonly Figure[]> => [
  ...sizes('bundle', await bundled(entry, [])),
  ...sizes('bundle without XState', await bundled(entry, ['xstate'])),
]
