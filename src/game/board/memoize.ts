/** Memoizes functions of objects, by object identity. */

/** Memoizes the result for the latest object only. This suits objects that most events replace. */
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

/** Memoizes the result for the latest object together with two numbers. */
export const memoizeLatestCall = <Key extends object, One extends number, Other extends number, Value>(
  work: (key: Key, one: One, other: Other) => Value,
): ((key: Key, one: One, other: Other) => Value) => {
  let latest: Key | null = null
  let latestOne: One
  let latestOther: Other
  let value: Value
  return (key, one, other) => {
    if (latest !== key || latestOne !== one || latestOther !== other) {
      value = work(key, one, other)
      latest = key
      latestOne = one
      latestOther = other
    }
    return value
  }
}

/**
 * Memoizes the result for each object, in a WeakMap. The result for the latest object is returned without a lookup, because the engine
 * often needs the result for the same object many times in a row.
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

/** Memoizes the result for each pair of objects. The result for the latest pair is returned without a lookup. */
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
