/** Counts how often parts of a value are read: a measure of work that is the same on every machine. */

/** A value that counts how often its properties, and those of values inside it, are read. */
export const countReads = (json: unknown): { readonly value: unknown; readonly reads: () => number } => {
  let reads = 0
  const known = new WeakMap<object, object>()
  const watched = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    const before = known.get(part)
    if (before !== undefined) return before
    // A proxy of a frozen object may only return its original properties, so a copy is used.
    const open = !Object.isFrozen(part) ? part : Array.isArray(part) ? [...part] : { ...part }
    const proxy = new Proxy(open, {
      get: (target, key, receiver) => {
        reads += 1
        return watched(Reflect.get(target, key, receiver))
      },
    })
    known.set(part, proxy)
    return proxy
  }
  return { value: watched(json), reads: () => reads }
}

/** Counts the values inside a value, up to a maximum. A shared value counts once for each place. */
export const countValues = (json: unknown, most: number): number => {
  const waiting: unknown[] = [json]
  let values = 0
  for (; waiting.length > 0 && values < most; values += 1) {
    const next = waiting.pop()
    if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next))
  }
  return values
}
