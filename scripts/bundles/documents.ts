/**
 * Puts the package's documents in the place of the repository's while npm packs, and back again: npm takes README.md from
 * where package.json is, whatever else it is told.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './folders.ts'
import { type Manifest, packedDocument, packedFiles } from './packedDocument.ts'

/** Where those of the repository are meanwhile. */
const KEPT = join(ROOT, '.documents')

const toPackage = (): void => {
  if (existsSync(KEPT))
    throw new Error('.documents is left from a packing that was cut short: "npm run postpack" puts its documents back.')
  const { documents, has } = packedFiles(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest)
  for (const path of documents) cpSync(join(ROOT, path), join(KEPT, path))
  for (const path of documents)
    writeFileSync(join(ROOT, path), packedDocument(path, readFileSync(join(KEPT, path), 'utf8'), has))
}

const toRepository = (): void => {
  if (!existsSync(KEPT)) return
  cpSync(KEPT, ROOT, { recursive: true })
  rmSync(KEPT, { recursive: true })
}

if (process.argv[2] === 'package') toPackage()
else toRepository()
