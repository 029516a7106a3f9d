/** Models the host's dice: what the engine asks of chance is answered from the system's own randomness, which nobody can foretell. */
import { randomInt } from 'node:crypto'
import type { GameEvent, Request } from 'ptcg-turn-engine'

/** A whole number from 0 up to the limit, the limit left out. */
export type Draw = (limit: number) => number

const shuffledOrder = (cards: number, draw: Draw): readonly number[] => {
  const order = Array.from({ length: cards }, (_, position) => position)
  for (let last = cards - 1; last > 0; last -= 1) {
    const other = draw(last + 1)
    const [a = 0, b = 0] = [order[last], order[other]]
    order[last] = b
    order[other] = a
  }
  return order
}

/** The event that answers a request to the host, or null where a player must answer. */
export const chanceFor = (request: Request | null, draw: Draw = randomInt): GameEvent | null => {
  switch (request?.kind) {
    case 'coin':
      return { type: 'COIN_LANDED', heads: draw(2) === 1 }
    case 'shuffle':
      return { type: 'DECK_SHUFFLED', order: shuffledOrder(request.cards, draw) }
    case 'random':
      return { type: 'CARD_TAKEN_AT_RANDOM', position: draw(request.hand) }
    default:
      return null
  }
}
