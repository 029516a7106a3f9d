/** Memoizes functions by object identity: a result is kept for as long as the object lives (WeakMap). */

/** A function that keeps its result for the latest object only: for objects that most events replace. */
export const memoizeLatest = <Key extends object, Value>(work: (key: Key) => Value): ((key: Key) => Value) => {
  let latest: Key | null = null
  let value: Value
  return (key) => {
    if (latest !== key) {
      value = work(key)
      latest = key
    }
    return value
  }
}

/**
 * A function that computes its result once for each object. The result for the latest object is returned without a
 * lookup, because a game asks about the same cards thousands of times.
 */
export const memoize = <Key extends object, Value>(work: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return memoizeLatest((key) => {
    const before = known.get(key)
    if (before !== undefined) return before.value
    const value = work(key)
    known.set(key, { value })
    return value
  })
}

/** The same for a pair of objects. The result for the latest pair is returned without a lookup. */
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
