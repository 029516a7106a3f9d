/**
 * Actions after every test, for code that opens something. Test files that share a process load their imports once, so
 * a hook registered by an imported file would run for the first of them only.
 */
import { afterEach } from 'vitest'

const acts: (() => Promise<void>)[] = []

/** Registers an action for after every test of every file in this process. If the action fails, the test fails. */
export const afterEachTest = (act: () => Promise<void>): void => {
  acts.push(act)
}

/** Carries out the registered actions after each test of one file. The configuration calls this before each file. */
export const hearEachTest = (): void => {
  afterEach(async () => {
    for (const act of acts) await act()
  })
}
