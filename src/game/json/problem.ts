/** Describes problems with JSON by a path and one sentence. */
import type * as v from 'valibot'

/** One problem with JSON from outside. */
export interface JsonProblem {
  /** The path of the wrong value, such as `0.attacks.1.after.0.coins`; empty for the whole JSON. */
  readonly path: string
  /** One sentence that says what is wrong. */
  readonly message: string
}

export type Key = string | number

export const at = (path: string, ...keys: readonly Key[]): string => [...(path === '' ? [] : [path]), ...keys].join('.')

const LONGEST_QUOTE = 60

/** A value as text for an error message, cut after 60 characters. */
export const quote = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  // Printing a very large bigint takes longer than anything else here.
  if (typeof value === 'bigint') return 'a bigint'
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, LONGEST_QUOTE + 1)) : String(value)
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…${typeof value === 'string' ? '"' : ''}` : text
}

/** The error message for an unknown name, with a list of the known ones. */
export const notAmong = (what: string, name: unknown, known: readonly string[]): string =>
  `There is no ${what} ${quote(name)}. There are: ${known.join(', ')}.`

/** The words for types that a schema expects. Other expectations are quoted unchanged. */
const EXPECTATIONS: Readonly<Record<string, string>> = {
  Object: 'an object',
  Array: 'a list',
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  unknown: 'an object',
}

const expectation = (expected: string | null): string => {
  const words = (expected ?? '').replace(/[()]/g, '').split(' | ')
  const known = [...new Set(words.map((word) => EXPECTATIONS[word] ?? word))].filter((word) => word !== '')
  if (known.length === 0) return 'something else'
  return known.length > 3 ? `one of ${known.join(', ')}` : known.join(' or ')
}

type Issue = v.BaseIssue<unknown>

const keysOf = (issue: Issue): readonly Key[] => (issue.path ?? []).map(({ key }) => key as Key)

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The words for the built-in checks of the schemas. The messages of other checks are used unchanged. */
const REQUIREMENTS: Readonly<Record<string, (needed: string) => string>> = {
  min_value: (needed) => `must be at least ${needed}`,
  max_value: (needed) => `must be at most ${needed}`,
  min_length: (needed) => `must have at least ${needed} entries or characters`,
  max_length: (needed) => `must have at most ${needed} entries or characters`,
  length: (needed) => `must have exactly ${needed} entries or characters`,
  multiple_of: (needed) => `must be a multiple of ${needed}`,
  safe_integer: () => 'must be a whole number',
  integer: () => 'must be a whole number',
}

const requirement = (issue: Issue): string => {
  const needed = (issue.expected ?? '').replace(/^[<>=%]+/, '')
  return issue.message.startsWith('Invalid ') ? (REQUIREMENTS[issue.type]?.(needed) ?? issue.message) : issue.message
}

const sentenceOf = (issue: Issue, key: Key | undefined): string => {
  if (issue.type === 'strict_object' && issue.expected === 'never') return `There is no property ${quote(key)} here.`
  if (issue.input === undefined && key !== undefined)
    return issue.expected === `"${key}"` || issue.kind === 'validation'
      ? `The property ${quote(key)} is missing.`
      : `The property ${quote(key)} is missing; it must be ${expectation(issue.expected)}.`
  if (issue.kind === 'validation') return capitalized(`${quote(issue.input)} ${requirement(issue)}.`)
  return capitalized(`${quote(issue.input)} is not ${expectation(issue.expected)}.`)
}

/** The most useful issues of a value that fits none of several alternatives: those about known, present properties if there are any. */
const nearest = (issue: Issue): readonly Issue[] => {
  const parts = (issue.issues ?? []).filter(({ path, kind }) => kind === 'validation' || (path?.length ?? 0) > 0)
  const present = parts.filter(({ input }) => input !== undefined)
  const known = present.filter(({ expected }) => expected !== 'never')
  return [known, present, parts].find((some) => some.length > 0) ?? []
}

/** The problems for one issue of a schema. */
export const problemsOf = (issue: Issue, path: string = ''): readonly JsonProblem[] => {
  const keys = keysOf(issue)
  const here = at(path, ...keys)
  const inner = issue.type === 'union' ? nearest(issue) : []
  if (inner.length > 0) return inner.flatMap((one) => problemsOf(one, here))
  return [
    {
      path: here,
      message: sentenceOf(issue, keys[keys.length - 1] ?? (path === '' ? undefined : path.split('.').pop())),
    },
  ]
}

/** The problem of a file whose version this engine does not read. */
export const anotherVersion = (called: string, version: unknown, reads: number): JsonProblem => ({
  path: 'version',
  message:
    version === undefined
      ? `This ${called} does not say which version it has; this engine reads version ${reads}.`
      : `This ${called} has version ${quote(version)}; this engine reads version ${reads}.`,
})
