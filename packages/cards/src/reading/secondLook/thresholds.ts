/**
 * Finds thresholds in the words of a sentence and in its effect: numbers that must be reached or not exceeded. An effect may have the
 * thresholds "≥ 1" and "≤ 0" whatever the words are.
 */
import { isObject } from './mentions.ts'

/** Returns the thresholds in an effect, such as "≥ 3". "Not at least 4" is "≤ 3". */
export const thresholdsIn = (part: unknown, isNot = false): readonly string[] => {
  if (Array.isArray(part)) return part.flatMap((one) => thresholdsIn(one, isNot))
  if (!isObject(part)) return []
  return Object.entries(part).flatMap(([key, value]) => {
    const isTurned = isNot !== ((part.is === 'not' && key === 'what') || key === 'not')
    const isLeast = (part.is === 'atLeast' && key === 'number') || /AtLeast$/.test(key)
    if (typeof value !== 'number') return thresholdsIn(value, isTurned)
    if (isLeast) return isNot ? [`≤ ${value - 1}`] : [`≥ ${value}`]
    return /AtMost$/.test(key) ? [isNot ? `≥ ${value + 1}` : `≤ ${value}`] : []
  })
}

const numbersOf = (words: string, pattern: RegExp): readonly number[] =>
  [...words.matchAll(pattern)].flatMap(([all]) => [...all.matchAll(/\d+/g)].map(Number))

const EXACT =
  /\b(?:exactly|only|have|has) \d+(?:(?:, | or |, or )\d+)*\b(?! or (?:more|less|fewer))|\b\d+ of them (?:is|are)\b/g
const SURELY_EXACT =
  /(?<!Retreat Cost of )\bexactly \d+(?:(?:, | or |, or )\d+)*|\b(?:\d+, )+or \d+ Prize|(?<!at least )\b\d+ of them (?:is|are)\b|\bonly \d+ Prize/g
const LEAST = /\b\d+ or more\b|\bat least \d+\b|\b(?:put|discard(?:ed)?) \d+ (?:\w+ )*cards?\b/g
const MOST = /\b\d+(?: HP)? or (?:less|fewer)\b/g

/** Returns the thresholds that words can mean, and the exact numbers that they certainly require. */
export const thresholdsSaid = (
  printed: string,
): { readonly all: ReadonlySet<string>; readonly exact: readonly number[] } => {
  const words = printed
    .replace(/\bany other\b/g, '2 or more')
    .replace(/(?:\bColorless )+(?=or more)/g, (all) => `${all.split(' ').length - 1} `)
  const exact = numbersOf(words, EXACT)
  const least = [...exact, ...numbersOf(words, LEAST), ...numbersOf(words, /\bmore than \d+\b/g).map((one) => one + 1)]
  const most = [...exact, ...numbersOf(words, MOST), ...numbersOf(words, /\bfewer than \d+\b/g).map((one) => one - 1)]
  const all = new Set([
    '≥ 1',
    '≤ 0',
    ...least.map((one) => `≥ ${one}`),
    ...most.map((one) => `≤ ${one}`),
    ...(/\bunless\b|n't\b/.test(words)
      ? [...least.map((one) => `≤ ${one - 1}`), ...exact.map((one) => `≥ ${one + 1}`)]
      : []),
  ])
  return { all, exact: numbersOf(words, SURELY_EXACT) }
}

/** True if an effect requires exactly this number, or any number except it. */
export const isExactly = (reached: ReadonlySet<string>, number: number): boolean =>
  (reached.has(`≥ ${number}`) && reached.has(`≤ ${number}`)) ||
  (reached.has(`≤ ${number - 1}`) && reached.has(`≥ ${number + 1}`))
