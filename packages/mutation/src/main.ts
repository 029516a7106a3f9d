/** `npm run mutation`: runs Stryker and reports. The exit code is 1 if survivors and their reasons do not match. */
import { readFileSync } from 'node:fs'
import { EXPLANATIONS } from './explanations.ts'
import { recordOf } from './record.ts'
import { runStryker } from './runStryker.ts'
import { mutationSummary, openOf } from './summary.ts'

const [, , ...given] = process.argv

/** The report file, as set in `stryker.config.mjs`. */
const REPORT = 'node_modules/.mutation/report.json'

process.exitCode = runStryker('packages/mutation/src/stryker.config.mjs', given)
// A run over only some lines (`file.ts:10-20`) does not show whether the reasons for the rest of the file still apply.
if (process.exitCode === 0 && !given.some((option) => /\.ts:\d/.test(option))) {
  const record = recordOf(JSON.parse(readFileSync(REPORT, 'utf8')))
  const open = openOf(record, EXPLANATIONS)
  process.stdout.write(mutationSummary(record, open))
  if (open.unexplained.length + open.outdated.length > 0) process.exitCode = 1
}
