/**
 * Stops the run of a mutant at the first failed test: the remaining files are not loaded. All files share one worker.
 */
import { afterEach } from 'vitest'

const worker = globalThis as { mutantIsFoundOut?: boolean }

if (worker.mutantIsFoundOut === true) throw new Error('The mutant is found out.')

afterEach(({ task }) => {
  if (task.result?.state === 'fail') worker.mutantIsFoundOut = true
})
