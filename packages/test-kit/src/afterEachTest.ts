/**
 * What is to be done after every test by whoever opened something. Files of tests that share a process load what they import once,
 * so a hook that an imported file registers would be heard by the first of them alone.
 */
import { afterEach } from 'vitest'

const acts: (() => Promise<void>)[] = []

/** Does this after every test, of every file of this process. What fails makes the test fail. */
export const afterEachTest = (act: () => Promise<void>): void => {
  acts.push(act)
}

/** Makes the tests of one file do so: the configuration has it run before each. */
export const hearEachTest = (): void => {
  afterEach(async () => {
    for (const act of acts) await act()
  })
}
