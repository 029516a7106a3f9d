/**
 * Stores JSON values so that equal parts are stored only once. The moments of one game are nearly equal, so all of them together need
 * little more space than a single moment. After reading, equal parts are the same object.
 */

/** A reference to another part, by its index; any other value stands for itself. */
type Place = readonly [number]
/** A stored value: a reference for a part, or the value itself. */
type Written = Place | string | number | boolean | null
/** A list or an object of stored values. */
type Part = readonly Written[] | Readonly<Record<string, Written>>

/** Each part comes after those it refers to; the last one is the whole. */
export type Folded = readonly Part[]

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Stores a value without repetition. It must have no cycles; values that JSON cannot hold are left out, as
 * `JSON.stringify` does.
 */
export const fold = (whole: object): Folded => {
  const parts: Part[] = []
  const known = new Map<object, Place>()
  const same = new Map<string, Place>()
  const place = (value: object): Place => {
    const found = known.get(value)
    if (found !== undefined) return found
    const part: Part = Array.isArray(value)
      ? value.map(written)
      : Object.fromEntries(
          Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, written(one)]])),
        )
    const json = JSON.stringify(part)
    const at = same.get(json) ?? ([parts.length] as const)
    if (!same.has(json)) parts.push(part)
    same.set(json, at)
    known.set(value, at)
    return at
  }
  const written = (value: unknown): Written =>
    isPart(value) ? place(value) : ((value ?? null) as string | number | boolean | null)
  place(whole)
  return parts
}

/** The value that `fold` has stored as these parts. */
export const unfold = (parts: Folded): unknown => {
  const made: unknown[] = []
  const read = (value: Written): unknown => (Array.isArray(value) ? made[value[0] as number] : value)
  for (const part of parts)
    made.push(
      Array.isArray(part)
        ? part.map(read)
        : Object.fromEntries(Object.entries(part).map(([key, value]) => [key, read(value)])),
    )
  return made.at(-1)
}
