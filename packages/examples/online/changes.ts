/** Computes the difference between two views as small data to send. */

/** JSON. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue }

/**
 * A difference. `[]` removes a member, `[value]` replaces the whole value, and `[start, count, items]` replaces a part of a
 * list. An object has the differences of the changed members, either of an object or of a list whose length is unchanged.
 */
export type Change =
  | readonly []
  | readonly [JsonValue]
  | readonly [start: number, count: number, items: readonly JsonValue[]]
  | { readonly [key: string]: Change }

type Members = { readonly [key: string]: JsonValue }

const isList = (value: JsonValue | undefined): value is readonly JsonValue[] => Array.isArray(value)
const isMembers = (value: JsonValue | undefined): value is Members =>
  typeof value === 'object' && value !== null && !isList(value)

const membersChanged = (before: Members, after: Members): Change | null => {
  const own = (of: Members, key: string): JsonValue | undefined => (Object.hasOwn(of, key) ? of[key] : undefined)
  const changes = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const change = changeBetween(own(before, key), own(after, key))
    return change === null ? [] : [[key, change] as const]
  })
  return changes.length === 0 ? null : Object.fromEntries(changes)
}

const isSame = (before: JsonValue | undefined, after: JsonValue | undefined): boolean =>
  changeBetween(before, after) === null

const listChanged = (before: readonly JsonValue[], after: readonly JsonValue[]): Change | null => {
  if (before.length === after.length && after.some((item) => typeof item === 'object' && item !== null))
    return membersChanged(before as unknown as Members, after as unknown as Members)
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start += 1
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  const count = before.length - end - start
  const items = after.slice(start, after.length - end)
  return count === 0 && items.length === 0 ? null : [start, count, items]
}

/** The difference between two values; null if they are equal. A member that is undefined is absent. */
export const changeBetween = (before: JsonValue | undefined, after: JsonValue | undefined): Change | null => {
  if (before === after) return null
  if (after === undefined) return []
  if (isList(before) && isList(after)) return listChanged(before, after)
  if (isMembers(before) && isMembers(after)) return membersChanged(before, after)
  return [after]
}

/** The value after a change. Throws if the change does not fit the value. */
export const applyChange = (before: JsonValue | undefined, change: Change): JsonValue | undefined => {
  if (Array.isArray(change)) {
    if (change.length < 3) return change[0]
    const [start, count, items] = change as readonly [number, number, readonly JsonValue[]]
    if (!isList(before)) throw new Error('A part of a list changed where there is no list.')
    return before.toSpliced(start, count, ...items)
  }
  if (!isList(before) && !isMembers(before)) throw new Error('A member changed of a value without members.')
  const members = new Map(Object.entries(before as Members))
  for (const [key, own] of Object.entries(change as Members)) {
    const after = applyChange(members.get(key), own as Change)
    if (after === undefined) members.delete(key)
    else members.set(key, after)
  }
  return isList(before) ? [...members.values()] : Object.fromEntries(members)
}
