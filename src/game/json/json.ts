/** Looks at JSON from anywhere before a schema does: not too deep, not too large, nothing that is not JSON. */
import { at, type JsonProblem, quoted } from './problem.ts'

/** Words that every object has as properties; as names of anything they would only make trouble. */
export const TAKEN_WORDS: readonly string[] = Object.getOwnPropertyNames(Object.prototype)

export const DEEPEST = 64
export const LONGEST_TEXT = 1000
export const LONGEST_CATALOGUE = 50_000
const LONGEST_LIST = 1000
const MOST_VALUES = 5_000_000

interface Place {
  readonly value: unknown
  readonly path: string
  readonly depth: number
}

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const problemWith = ({ value, depth }: Place): string | null => {
  switch (typeof value) {
    case 'string':
      return value.length > LONGEST_TEXT ? `The text is longer than ${LONGEST_TEXT} characters.` : null
    case 'number':
      return Number.isFinite(value) ? null : `${quoted(value)} is not a number that JSON has.`
    case 'boolean':
      return null
    case 'object':
      if (value === null) return null
      if (depth > DEEPEST) return `The JSON is nested more than ${DEEPEST} levels deep.`
      if (!Array.isArray(value)) {
        if (!isPlainObject(value)) return 'Only plain objects are JSON.'
        return Object.keys(value).length > LONGEST_LIST ? 'The object has too many properties.' : null
      }
      return value.length > (depth === 1 ? LONGEST_CATALOGUE : LONGEST_LIST) ? 'The list is too long.' : null
    default:
      return `A value of type ${typeof value} is not JSON.`
  }
}

const inside = ({ value, path, depth }: Place): readonly Place[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([key, inner]) => ({ value: inner, path: at(path, key), depth: depth + 1 }))
}

const takenKeys = ({ value, path }: Place): readonly JsonProblem[] =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? []
    : Object.keys(value)
        .filter((key) => TAKEN_WORDS.includes(key))
        .map((key) => ({ path, message: `${quoted(key)} cannot be the name of a property.` }))

/** What keeps a value from being looked at by a schema. What is inside a refused value is not reported. */
export const jsonProblems = (json: unknown): readonly JsonProblem[] => {
  const problems: JsonProblem[] = []
  const waiting: Place[] = [{ value: json, path: '', depth: 1 }]
  let seen = 0
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    seen += 1
    if (seen > MOST_VALUES) return [{ path: '', message: `There are more than ${MOST_VALUES} values.` }]
    const message = problemWith(place)
    if (message === null) {
      problems.push(...takenKeys(place))
      for (const inner of inside(place).toReversed()) waiting.push(inner)
    } else problems.push({ path: place.depth > DEEPEST ? '' : place.path, message })
  }
  return problems
}
