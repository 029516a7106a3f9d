/** Sets a global variable for as long as a function runs: @xstate/inspect uses global variables, and leaves values behind in them. */

/**
 * Runs a function while the property `name` of `holder` has the value `value`. Writes to the property are ignored, and it is restored
 * afterwards.
 */
export const lending = <Made>(holder: object, name: string, value: unknown, run: () => Made): Made => {
  const before = Object.getOwnPropertyDescriptor(holder, name)
  Object.defineProperty(holder, name, { configurable: true, get: () => value, set: () => {} })
  try {
    return run()
  } finally {
    if (before === undefined) Reflect.deleteProperty(holder, name)
    else Object.defineProperty(holder, name, before)
  }
}
