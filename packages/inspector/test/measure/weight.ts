/**
 * The files that a browser loads before the inspector's page can be used: the page, its styles, the chart's layout, and
 * the scripts that are imported at once.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const IMPORTED = /\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g

const scriptsFrom = (folder: string, first: string): ReadonlySet<string> => {
  const seen = new Set([first])
  for (const name of seen)
    for (const [, imported = ''] of readFileSync(join(folder, name), 'utf8').matchAll(IMPORTED)) seen.add(imported)
  return seen
}

/** In kilobytes of 1000 bytes, gzipped. */
export const pageWeight = (folder: string): number =>
  [...scriptsFrom(folder, 'page.js'), 'page.css', 'layout.json'].reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length / 1000,
    0,
  )
