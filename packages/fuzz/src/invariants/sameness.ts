/** Finds the first difference between two plain values that should be equal, and describes it in a sentence. */

import { keyInWords, valueInWords } from '../oracle/valueInWords.ts'

type Parts = Readonly<Record<string, unknown>>

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/** The display name of the cards that a game stores until they pay for a retreat. */
const PAYMENT = 'the Energy that pays for the retreat'

const shown = (value: unknown, path: string): string => {
  if (path.startsWith(PAYMENT) && typeof value === 'number') return `card #${value}`
  const text = isParts(value) && typeof value.name === 'string' ? value.name : valueInWords(value)
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

/** Extends a path inside a snapshot by a key, in words for people. The players are called A and B. */
const below = (path: string, key: string): string => {
  if (path === PAYMENT || (key === 'game' && !path.includes(','))) return path
  if (path === 'the game' && key === 'state') return 'the place of the game on the chart'
  if (key === 'retreatPayment') return PAYMENT
  if (path.endsWith(', turn, ended')) return `the number of the last turn that ${key === '0' ? 'A' : 'B'} has ended`
  if (path.endsWith(', players')) return `${path.slice(0, -'players'.length)}${key === '0' ? 'A' : 'B'}'s`
  if (path.endsWith("'s")) return `${path} ${keyInWords(key)}`
  return /^\d+$/.test(key) ? `${path}, place ${Number(key) + 1}` : `${path}, ${keyInWords(key)}`
}

/** Pairs of values already found equal, so that large values such as the definitions of a game are compared only once. */
const known = new WeakMap<object, object>()
/** Only objects with more keys than this are stored in `known`: smaller ones are compared faster than they are looked up. */
const LARGE = 8

/** True if two values are deeply equal. Identical objects are not searched. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other || Object.is(one, other)) return true
  if (!isParts(one) || !isParts(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  const isLarge = keys.length > LARGE
  if (isLarge && known.get(one) === other) return true
  for (const key of keys) if (!isSame(one[key], other[key]) || !Object.hasOwn(other, key)) return false
  if (isLarge) known.set(one, other)
  return true
}

/** Describes the first difference between two values that are known to differ. */
const located = (one: unknown, other: unknown, path: string): string => {
  if (!isParts(one) || !isParts(other) || Array.isArray(one) !== Array.isArray(other))
    return `${path} is ${shown(one, path)}, not ${shown(other, path)}.`
  for (const key of Object.keys(one)) {
    const part = below(path, key)
    if (!Object.hasOwn(other, key)) return `${part} is ${shown(one[key], part)}, and the other leaves it out.`
    if (!isSame(one[key], other[key])) return located(one[key], other[key], part)
  }
  const surplus = Object.keys(other).find((key) => !Object.hasOwn(one, key)) ?? ''
  const part = below(path, surplus)
  return `${part} is left out, and the other says ${shown(other[surplus], part)}.`
}

/** Describes the first difference and its path, or returns null. */
export const firstDifference = (one: unknown, other: unknown, path = 'the game'): string | null =>
  isSame(one, other) ? null : located(one, other, path)
