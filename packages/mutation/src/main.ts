/** `npm run mutation`: runs Stryker, records what it found, and writes the page. With `--page` only the page is written. */
import { readFileSync, writeFileSync } from 'node:fs'
import { mutationDocument, whyOf } from './document.ts'
import { EXPLANATIONS } from './explanations.ts'
import { DOCUMENT, merged, overall, RECORD, recorded, recordOf, score } from './record.ts'
import { runStryker } from './runStryker.ts'

const [, , ...given] = process.argv

/** Where `stryker.config.mjs` has the report written. */
const REPORT = 'node_modules/.mutation/report.json'

const writePage = (): void => {
  const record = recorded()
  if (record === null) return
  writeFileSync(DOCUMENT, mutationDocument(record, EXPLANATIONS))
  const unexplained = record.survivors.filter((one) => whyOf(one, EXPLANATIONS) === null)
  process.stdout.write(
    `${score(overall(record.tallies)).toFixed(1)} % found out, ${record.survivors.length} survivors, ${unexplained.length} of them without a reason.\n`,
  )
  for (const { file, line, change } of unexplained) process.stdout.write(`${file}: ${line}\n  ${change}\n`)
}

if (given.includes('--page')) writePage()
else {
  process.exitCode = runStryker('packages/mutation/src/stryker.config.mjs', given)
  // A run about some lines only, `file.ts:10-20`, is no record of the file.
  if (process.exitCode === 0 && !given.some((option) => /\.ts:\d/.test(option))) {
    const measured = recordOf(JSON.parse(readFileSync(REPORT, 'utf8')), new Date().toISOString().slice(0, 10))
    const record = given.includes('--mutate') ? merged(recorded(), measured) : merged(null, measured)
    writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`)
    writePage()
  }
}
