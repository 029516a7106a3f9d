/** Where two plain values first differ: what should be equal is compared part by part, and the difference is a sentence. */

type Parts = Readonly<Record<string, unknown>>

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/** Cards that are noted until they are needed. */
const PAYMENT = 'the Energy that pays for the retreat'

const shown = (value: unknown, path: string): string => {
  if (path.startsWith(PAYMENT) && typeof value === 'number') return `card #${value}`
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

/** What people call the piles of a player and the Bench. */
export const PILE_NAMES = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard pile',
  lostZone: 'Lost Zone',
  prizes: 'Prize cards',
  bench: 'Bench',
} as const

/** A game is a part of its snapshot, and its players are A and B: a path is said as people say where a card lies. */
const below = (path: string, key: string): string => {
  if (key === 'game' && !path.includes('.')) return path
  if (key === 'retreatPayment') return PAYMENT
  if (path.endsWith('.players')) return `${path.slice(0, -'.players'.length)}, ${key === '0' ? 'A' : 'B'}'s`
  if (path.endsWith("'s"))
    return `${path} ${Object.hasOwn(PILE_NAMES, key) ? PILE_NAMES[key as keyof typeof PILE_NAMES] : key}`
  const pile = Object.values(PILE_NAMES).find((name) => path.endsWith(`'s ${name}`))
  if (path === PAYMENT) return path
  return pile === undefined ? `${path}.${key}` : `${path}, place ${Number(key) + 1}`
}

/** What was found the same, by one of the two: the definitions of a game are compared once and not at every event. */
const known = new WeakMap<object, object>()
/** Smaller parts are compared sooner than they are looked up. */
const LARGE = 8

/** Equal in every part; what is the very same object is not looked into. */
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

/** Where two that are not the same differ first. */
const located = (one: unknown, other: unknown, path: string): string => {
  if (!isParts(one) || !isParts(other) || Array.isArray(one) !== Array.isArray(other))
    return `${path} is ${shown(one, path)}, not ${shown(other, path)}.`
  for (const key of Object.keys(one)) {
    const part = below(path, key)
    if (!Object.hasOwn(other, key)) return `${part} is ${shown(one[key], part)}, and is missing in the other.`
    if (!isSame(one[key], other[key])) return located(one[key], other[key], part)
  }
  const surplus = Object.keys(other).find((key) => !Object.hasOwn(one, key)) ?? ''
  const part = below(path, surplus)
  return `${part} is missing, and is ${shown(other[surplus], part)} in the other.`
}

/** The first difference with its path, or null. No path is put together where there is none. */
export const firstDifference = (one: unknown, other: unknown, path = 'the game'): string | null =>
  isSame(one, other) ? null : located(one, other, path)
