/** Writes the generated documents, and the API reference. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { casesInLines, casesOf, ruleCases } from '../site/cases.ts'
import { DOCUMENTS } from './documents.ts'
import { describeEntries, untold } from './reference/items.ts'
import { referencePages } from './reference/pages.ts'
import { ROOT } from './rulesDocument.ts'

const CASES = 'src/conformance/suite/cases.jsonl'

for (const [path, make] of Object.entries(DOCUMENTS)) {
  writeFileSync(join(ROOT, path), await make())
  process.stdout.write(`${path}\n`)
}

/** The site has the same lines, and a test holds these against them. */
writeFileSync(join(ROOT, CASES), casesInLines(casesOf(await ruleCases())))
process.stdout.write(`${CASES}\n`)

/** The page of an entry that is no more must not stay behind. */
rmSync(join(ROOT, 'docs/api'), { recursive: true, force: true })
mkdirSync(join(ROOT, 'docs/api'))
const entries = describeEntries()
for (const [path, page] of referencePages(entries)) {
  writeFileSync(join(ROOT, path), page)
  process.stdout.write(`${path}\n`)
}

for (const sentence of untold(entries)) {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
