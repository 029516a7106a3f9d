/** Swaps the seats of a game: everything of seat 0 becomes seat 1's, and the reverse. Cards keep their ids. */
import type { Snapshot } from 'ptcg-turn-engine'
import { memoize } from 'ptcg-turn-engine/internal/game/board/memoize'
import { type Card, type Game, type GameEvent, opponentOf, type PlayerId } from 'ptcg-turn-engine/model'

/** The keys of numbers that refer to a seat, and of the list of seats that are ready in set-up. */
const SEATS: ReadonlySet<string> = new Set([
  'player',
  'owner',
  'whose',
  'first',
  'firstPlayer',
  'placing',
  'ready',
  'by',
  'discardsFirst',
  'orderedBy',
  'winner',
])

/** The keys of pairs with one value for each seat. `K.` marks a key that holds such a pair only inside the data of Knock Outs. */
const PAIRS: ReadonlySet<string> = new Set(['players', 'owed', 'ended', 'K.prizes', 'K.chosen', 'K.used'])

/** The keys of texts and rules, which call the seats "you" and "opponent". */
const TEXTS: ReadonlySet<string> = new Set(['definitions', 'ruleset', 'effect', 'program', 'todo'])

const swapped = <Value>(value: Value, key: string): Value => {
  if (SEATS.has(key) && (value === 0 || value === 1)) return opponentOf(value as PlayerId) as Value
  if (typeof value !== 'object' || value === null || TEXTS.has(key)) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => swapped(item, key === 'ready' ? key : ''))
    return (PAIRS.has(key) ? items.reverse() : items) as Value
  }
  const within = key === 'knockOut' ? 'K.' : ''
  return Object.fromEntries(Object.entries(value).map(([part, one]) => [part, swapped(one, within + part)])) as Value
}

/**
 * The cards with their owners swapped. The same list object always gives the same result object, since the engine caches data about cards
 * by this object.
 */
const cardsSwapped = memoize((list: readonly Card[]): readonly Card[] => swapped(list, ''))

/** The same event from the other seat. Results of chance belong to nobody. */
export const swapEvent = (event: GameEvent): GameEvent => swapped(event, '')

/** The game with its seats swapped. */
export const swapSeats = ({ cards, ...game }: Game): Game => ({ ...swapped(game, ''), cards: cardsSwapped(cards) })

/** The snapshot with its seats swapped. */
export const swapSnapshot = ({ state, game }: Snapshot): Snapshot => ({ state, game: swapSeats(game) })
