/** Checks JSON of unknown origin before a schema reads it. The JSON must not be too deep or too large, and must have only JSON values. */
import { LIMITS } from './limits.ts'
import { at, type JsonProblem, type Key, quote } from './problem.ts'

/**
 * The names of properties that every object inherits. JSON must not use these names, because reading such a property from an object that
 * lacks it finds the inherited property.
 */
export const TAKEN_WORDS: readonly string[] = Object.getOwnPropertyNames(Object.prototype)

const TAKEN: ReadonlySet<string> = new Set(TAKEN_WORDS)

/** A value with its key and its parent. The path is computed only if the value has a problem. */
interface Place {
  readonly value: unknown
  readonly key: Key
  readonly around: Place | null
  readonly depth: number
}

const pathOf = ({ key, around }: Place): string => (around === null ? '' : at(pathOf(around), key))

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const problemWith = ({ value, depth }: Place, keys: readonly string[], longest: number): string | null => {
  const most = depth === 1 ? longest : LIMITS.list
  switch (typeof value) {
    case 'string':
      return value.length > LIMITS.text ? `The text is longer than ${LIMITS.text} characters.` : null
    case 'number':
      return Number.isFinite(value) ? null : `${quote(value)} is not a valid number in JSON.`
    case 'boolean':
      return null
    case 'object':
      if (value === null) return null
      if (depth > LIMITS.depth) return `The JSON is nested more than ${LIMITS.depth} levels deep.`
      if (!Array.isArray(value)) {
        if (!isPlainObject(value)) return 'Only plain objects are JSON.'
        return keys.length > LIMITS.list ? `The object has more than ${LIMITS.list} properties.` : null
      }
      return value.length > most ? `The list has more than ${most} entries.` : null
    default:
      return `A value of type ${typeof value} is not JSON.`
  }
}

const NO_KEYS: readonly string[] = []

/** The property names of an object; empty for a list. */
const keysOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : NO_KEYS

/** Adds the contents of a value to the stack, so that they are checked next, in order. */
const lookInside = (place: Place, keys: readonly string[], waiting: Place[]): void => {
  const { value, depth } = place
  if (Array.isArray(value))
    for (let key = value.length - 1; key >= 0; key -= 1)
      waiting.push({ value: value[key], key, around: place, depth: depth + 1 })
  else
    for (let last = keys.length - 1; last >= 0; last -= 1) {
      const key = keys[last] as string
      waiting.push({ value: (value as Record<string, unknown>)[key], key, around: place, depth: depth + 1 })
    }
}

/** The maximum size of a JSON value: `values` limits the number of values at any depth, `entries` the length of a list at the top. */
interface Size {
  readonly values?: number
  readonly entries?: number
}

/**
 * The problems because of which a value must not be read by a schema. The contents of a refused value are not checked, and checking stops
 * at the maximum number of problems.
 */
export const jsonProblems = (
  json: unknown,
  { values = LIMITS.values, entries = LIMITS.list }: Size = {},
): readonly JsonProblem[] => {
  const problems: JsonProblem[] = []
  const waiting: Place[] = [{ value: json, key: '', around: null, depth: 1 }]
  let seen = 0
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    seen += 1
    if (seen > values) return [{ path: '', message: `There are more than ${values} values.` }]
    const keys = keysOf(place.value)
    const message = problemWith(place, keys, entries)
    if (message === null) {
      for (const key of keys)
        if (TAKEN.has(key))
          problems.push({ path: pathOf(place), message: `${quote(key)} cannot be the name of a property.` })
      lookInside(place, keys, waiting)
    } else problems.push({ path: place.depth > LIMITS.depth ? '' : pathOf(place), message })
    if (problems.length >= LIMITS.problems) return problems
  }
  return problems
}
