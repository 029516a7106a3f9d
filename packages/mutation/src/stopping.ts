/** Once a test has failed the mutant is found out: files that are left are not even loaded. All files share one worker. */
import { afterEach } from 'vitest'

const worker = globalThis as { mutantIsFoundOut?: boolean }

if (worker.mutantIsFoundOut === true) throw new Error('The mutant is found out.')

afterEach(({ task }) => {
  if (task.result?.state === 'fail') worker.mutantIsFoundOut = true
})
