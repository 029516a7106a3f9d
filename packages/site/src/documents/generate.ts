/** Writes the generated documents. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { casesInLines, casesOf, ruleCases } from '../cases.ts'
import { DOCUMENTS } from './documents.ts'
import { ROOT } from './rulesDocument.ts'

const CASES = 'packages/conformance/src/suite/cases.jsonl'

for (const [path, make] of Object.entries(DOCUMENTS)) {
  writeFileSync(join(ROOT, path), await make())
  process.stdout.write(`${path}\n`)
}

/** The cases of rules and rulings. The site contains the same lines; a test compares the two files. */
writeFileSync(join(ROOT, CASES), casesInLines(casesOf(await ruleCases())))
process.stdout.write(`${CASES}\n`)
