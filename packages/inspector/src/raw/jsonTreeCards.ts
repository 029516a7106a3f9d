/**
 * Finds the numbers in the JSON of a game that refer to cards: the same number may be a card, a count or an index, depending on its place.
 */
import type { CardId } from 'ptcg-turn-engine/model'
import type { JsonPath } from './jsonTree.ts'

/** The keys under which no number is read as a card. Nearly all of these numbers are counts or indices. */
const NEVER = new Set(['ruleset', 'definitions', 'todo', 'program', 'chosen', 'randomness', 'owed', 'ready'])

/** The keys of lists that contain cards, or Pokémon, which are identified by their lowest card. */
const LISTS = new Set([
  'deck',
  'hand',
  'discard',
  'lostZone',
  'prizes',
  'cards',
  'energy',
  'tools',
  'bonusCards',
  'retreatPayment',
  'played',
  'pokemon',
  'latest',
  'lookedAt',
  'held',
])

/** The keys of single numbers that refer to a card or a Pokémon. */
const ALONE = new Set(['id', 'card', 'pokemon', 'limbo', 'target'])

/** True for the order of a shuffled deck in a fact, which lists cards. In an event, the order lists positions. */
const isShuffledDeck = (keys: readonly string[]): boolean => keys.includes('facts') && keys.at(-1) === 'order'

const isCard = (path: JsonPath): boolean => {
  const keys = path.filter((key): key is string => typeof key === 'string')
  const [last] = keys.slice(-1)
  if (last === undefined || keys.some((key) => NEVER.has(key))) return false
  if (typeof path.at(-1) !== 'number') return ALONE.has(last)
  if (last === 'prizes') return keys.includes('players')
  // The memory of an effect has keys of its own.
  const isRemembered = keys.includes('memory') && (keys.includes('cards') || keys.includes('pokemon'))
  return LISTS.has(last) || isRemembered || isShuffledDeck(keys)
}

/** The card that a value in a game refers to, or null. `path` leads to the value from the root, which contains `state` and `game`. */
export const cardAt = (path: JsonPath, value: unknown): CardId | null => {
  // The cards of a game are stored in the order of their numbers.
  if (path.length === 3 && path[1] === 'cards' && typeof path[2] === 'number') return path[2]
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && isCard(path) ? value : null
}
