/**
 * Writes JSON in which equal parts stand once: moments of one game are nearly the same, and together not much larger than one of them. Read
 * again, what was equal is the very same object.
 */

/** A part that stands elsewhere, by its number; anything else is itself. */
type Place = readonly [number]
/** A value as it is written: parts are named by their place. */
type Written = Place | string | number | boolean | null
/** A list or an object, whose values are written. */
type Part = readonly Written[] | Readonly<Record<string, Written>>

/** Each part comes after those that it is made of; the last one is the whole. */
export type Folded = readonly Part[]

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null

/** JSON without repetition. It must have no cycles; what is no JSON is left out as `JSON.stringify` does. */
export const folded = (whole: object): Folded => {
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

/** The whole again. */
export const unfolded = (parts: Folded): unknown => {
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
