/** What is different between two moments as JSON: the paths at which one has to be changed to become the other. */
import { isBranch, type JsonPath } from './jsonTree.ts'

/** What was there and what is there now; only one of the two where something came or went. */
export interface JsonChange {
  readonly path: JsonPath
  readonly change: 'added' | 'removed' | 'changed'
  readonly before: unknown
  readonly now: unknown
}

export interface JsonChanges {
  readonly changes: readonly JsonChange[]
  /** There are more than are listed. */
  readonly isCut: boolean
}

/** No more changes than this are listed. */
export const MOST_CHANGES = 200

type Children = Readonly<Record<string | number, unknown>>

const isPlain = (value: unknown): boolean => !isBranch(value)

/** Lists of cards and other plain values are looked at as a whole: where one leaves a hand, the others have not changed. */
const isPlainList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.every(isPlain)

/** What tells one thing from another: ids, and the names of the kinds of facts, events and asks. */
const IDENTITY = ['id', 'fact', 'type', 'ask'] as const

/** Two things of different ids or kinds are not the same thing changed: one took the other's place. */
const areOne = (before: object, now: object): boolean =>
  IDENTITY.every((key) => isBranch(Reflect.get(before, key)) || Reflect.get(before, key) === Reflect.get(now, key))

/** Whether one is looked into: both are lists, or both are objects, of the same thing. */
const isLookedInto = (before: unknown, now: unknown): boolean =>
  isBranch(before) &&
  isBranch(now) &&
  Array.isArray(before) === Array.isArray(now) &&
  !(isPlainList(before) && isPlainList(now)) &&
  areOne(before, now)

const isSameList = (before: unknown, now: unknown): boolean =>
  isPlainList(before) &&
  isPlainList(now) &&
  before.length === now.length &&
  before.every((value, at) => Object.is(value, now[at]))

const keysOf = (before: object, now: object): readonly (string | number)[] => {
  if (Array.isArray(before) && Array.isArray(now))
    return Array.from({ length: Math.max(before.length, now.length) }, (_, at) => at)
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
}

/** Everything that is different, in the order of the tree; what is the same object is not looked into. */
export const changesBetween = (before: unknown, now: unknown, most: number = MOST_CHANGES): JsonChanges => {
  const changes: JsonChange[] = []
  const note = (change: JsonChange): boolean => {
    if (changes.length === most) return false
    changes.push(change)
    return true
  }
  const compare = (a: unknown, b: unknown, path: JsonPath): boolean => {
    if (Object.is(a, b) || isSameList(a, b)) return true
    if (!isLookedInto(a, b)) return note({ path, change: 'changed', before: a, now: b })
    const [was, is] = [a as Children, b as Children]
    for (const key of keysOf(was, is)) {
      const at = [...path, key]
      const [had, has] = [Object.hasOwn(was, key), Object.hasOwn(is, key)]
      const goesOn =
        had && has
          ? compare(was[key], is[key], at)
          : note(
              has
                ? { path: at, change: 'added', before: undefined, now: is[key] }
                : { path: at, change: 'removed', before: was[key], now: undefined },
            )
      if (!goesOn) return false
    }
    return true
  }
  const isWhole = compare(before, now, [])
  return { changes, isCut: !isWhole }
}

/** What came into a list of plain values and what left it; neither where only the order is another. */
export interface ListChange {
  readonly came: readonly unknown[]
  readonly left: readonly unknown[]
}

const beyond = (list: readonly unknown[], other: readonly unknown[]): readonly unknown[] => {
  const counts = new Map<unknown, number>()
  for (const value of other) counts.set(value, (counts.get(value) ?? 0) + 1)
  return list.filter((value) => {
    const left = counts.get(value) ?? 0
    counts.set(value, left - 1)
    return left <= 0
  })
}

/** How a list of plain values changed, or null where it is none. */
export const listChange = ({ before, now }: JsonChange): ListChange | null =>
  isPlainList(before) && isPlainList(now) ? { came: beyond(now, before), left: beyond(before, now) } : null
