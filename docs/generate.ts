/** Writes the generated documents. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOCUMENTS } from './documents.ts'
import { ROOT } from './rulesDocument.ts'

for (const [path, make] of Object.entries(DOCUMENTS)) {
  writeFileSync(join(ROOT, path), await make())
  process.stdout.write(`${path}\n`)
}
