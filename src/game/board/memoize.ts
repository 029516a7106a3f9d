/** Memoizes by object identity: what a function answers is kept for as long as the object lives (WeakMap). */

/**
 * A function that works something out for an object once. The object asked about last is at hand without looking it up: a game
 * asks about the same cards thousands of times.
 */
export const memoize = <Key extends object, Value>(work: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { readonly value: Value }>()
  let latest: Key | null = null
  let value: Value
  return (key) => {
    if (latest === key) return value
    const before = known.get(key)
    const found = before ?? { value: work(key) }
    if (before === undefined) known.set(key, found)
    latest = key
    value = found.value
    return value
  }
}

/** The same for two objects. Those asked about last are at hand without looking either of them up. */
export const memoizeBoth = <One extends object, Other extends object, Value>(
  work: (one: One, other: Other) => Value,
): ((one: One, other: Other) => Value) => {
  const known = memoize((one: One) =>
    memoize((other: Other): { readonly value: Value } => ({ value: work(one, other) })),
  )
  let latestOne: One | null = null
  let latestOther: Other | null = null
  let value: Value
  return (one, other) => {
    if (latestOne === one && latestOther === other) return value
    value = known(one)(other).value
    latestOne = one
    latestOther = other
    return value
  }
}
