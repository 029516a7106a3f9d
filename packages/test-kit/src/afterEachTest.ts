/**
 * Actions after every test, for code that opens something. Test files that share a process load their imports once, so
 * a hook registered by an imported file would run for the first of them only.
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
