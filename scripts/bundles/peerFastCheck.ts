/**
 * Lets fuzzing be in the package once, although the command has fast-check inside and hosts bring their own: the modules that
 * come to fast-check are there twice, a tenth of the code, and all others are shared.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { filesIn } from './folders.ts'

const IMPORTED = /\bfrom\s*["']([^"']+)["']/g

/** The compiled files of a folder that import a package, or import one that does. */
const filesThatNeed = (name: string, folder: string): ReadonlySet<string> => {
  const imports = new Map(
    filesIn(folder, '.js').map((file) => [
      file,
      [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, path = '']) =>
        path.startsWith('.') ? join(dirname(file), path) : path,
      ),
    ]),
  )
  const found = new Set([name])
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const [file, paths] of imports) if (paths.some((path) => found.has(path))) found.add(file)
  }
  return found
}

/** How an entry is named whose fast-check is the host's own. */
export const withPeer = (file: string): string => `peer:${file}`

const PEER = { suffix: '?peer', pluginData: 'peer' } as const

/** Leaves the fast-check of such entries out of the bundle. `folder` has the compiled files of fuzzing. */
export const peerFastCheck = (folder: string): Plugin => ({
  name: 'fast-check of the host',
  setup: ({ onLoad, onResolve }) => {
    const needing = filesThatNeed('fast-check', folder)
    onResolve({ filter: /^peer:/ }, ({ path }) => ({ path: path.slice('peer:'.length), ...PEER }))
    onResolve({ filter: /^\./ }, ({ importer, path, pluginData }) => {
      const file = join(dirname(importer), path)
      return pluginData === PEER.pluginData && needing.has(file) ? { path: file, ...PEER } : null
    })
    onResolve({ filter: /^fast-check$/ }, ({ path, pluginData }) =>
      pluginData === PEER.pluginData ? { path, external: true, sideEffects: false } : null,
    )
    onLoad({ filter: /\/fuzz\// }, ({ path, suffix, pluginData }) =>
      suffix === PEER.suffix
        ? { contents: readFileSync(path, 'utf8'), loader: 'js', resolveDir: dirname(path), pluginData }
        : null,
    )
  },
})
