/** Compares two moments as JSON, and lists the paths at which they differ. */
import { isBranch, type JsonPath } from './jsonTree.ts'

/** A difference, with the old and the new value. If a value was added, the old value is undefined; if removed, the new one. */
export interface JsonChange {
  readonly path: JsonPath
  readonly change: 'added' | 'removed' | 'changed'
  readonly before: unknown
  readonly now: unknown
}

export interface JsonChanges {
  readonly changes: readonly JsonChange[]
  /** True if there are more changes than are listed. */
  readonly isCut: boolean
}

/** The maximum number of listed changes. */
export const MAX_CHANGES = 200

type Children = Readonly<Record<string | number, unknown>>

const isPlain = (value: unknown): boolean => !isBranch(value)

/**
 * True for a list of cards or other plain values. Such lists are compared as a whole: when a card leaves a hand, the other cards have not
 * changed.
 */
const isPlainList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.every(isPlain)

/** The keys that identify a thing: ids, and the kinds of facts, events and requests. */
const IDENTITY = ['id', 'fact', 'type', 'ask'] as const

/** True if two objects are the same thing changed; different ids or kinds mean that one replaced the other. */
const areOne = (before: object, now: object): boolean =>
  IDENTITY.every((key) => isBranch(Reflect.get(before, key)) || Reflect.get(before, key) === Reflect.get(now, key))

/** True if the comparison descends: both are lists, or both are objects with the same identity. */
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

/** All differences, in tree order; identical objects are skipped. */
export const nodesChangedBetween = (before: unknown, now: unknown, most: number = MAX_CHANGES): JsonChanges => {
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

/** The values added to and removed from a list of plain values; empty if only the order differs. */
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

/** The change of a list of plain values, or null for anything else. */
export const listChange = ({ before, now }: JsonChange): ListChange | null =>
  isPlainList(before) && isPlainList(now) ? { came: beyond(now, before), left: beyond(before, now) } : null
