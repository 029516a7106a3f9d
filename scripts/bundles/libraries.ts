/**
 * Puts what the package uses of small libraries beside it, so that installing it installs no more packages and a tenth of their
 * files: one module for each that compiled code imports.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { filesIn, pathBetween, ROOT } from './folders.ts'
import { packagesIn } from './notices.ts'

const IMPORTED = /(from\s*)(["'])((?:pure-rand|dequal)(?:\/[\w/]+)?)\2/g

const fileOf = (name: string): string => name.replaceAll('/', '-')

/** Writes them into a folder of the compiled files, which import them from there. Gives the folders of the packages. */
export const shipLibraries = async (dist: string): Promise<readonly string[]> => {
  const folder = join(dist, 'libraries')
  const used = new Set<string>()
  for (const file of filesIn(dist, '.js')) {
    const code = readFileSync(file, 'utf8')
    const shipped = code.replace(IMPORTED, (_, before: string, quote: string, name: string) => {
      used.add(name)
      return `${before}${quote}${pathBetween(file, join(folder, `${fileOf(name)}.js`))}${quote}`
    })
    if (shipped !== code) writeFileSync(file, shipped)
  }
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...used].map((name) => ({ in: name, out: fileOf(name) })),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    chunkNames: 'shared-[hash]',
    metafile: true,
  })
  return packagesIn(metafile)
}
