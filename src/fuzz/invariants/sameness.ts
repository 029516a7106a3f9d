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

/** The first difference with its path, or null. Parts that are the very same object are not looked into. */
export const firstDifference = (one: unknown, other: unknown, path = 'the game'): string | null => {
  if (one === other || Object.is(one, other)) return null
  if (!isParts(one) || !isParts(other) || Array.isArray(one) !== Array.isArray(other))
    return `${path} is ${shown(one, path)}, not ${shown(other, path)}.`
  for (const key of Object.keys(one)) {
    if (!Object.hasOwn(other, key))
      return `${below(path, key)} is ${shown(one[key], below(path, key))}, and is missing in the other.`
    // Most parts are the same ones: no path is put together for them.
    if (one[key] === other[key]) continue
    const found = firstDifference(one[key], other[key], below(path, key))
    if (found !== null) return found
  }
  const surplus = Object.keys(other).find((key) => !Object.hasOwn(one, key))
  return surplus === undefined
    ? null
    : `${below(path, surplus)} is missing, and is ${shown(other[surplus], below(path, surplus))} in the other.`
}
