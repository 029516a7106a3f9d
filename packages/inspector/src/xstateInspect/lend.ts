/** Lends a global a value while a function runs: @xstate/inspect talks to the globals, and leaves something behind in them. */

/** Runs with `name` standing for `value`; whatever is written to it meanwhile is dropped, and afterwards all is as before. */
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
