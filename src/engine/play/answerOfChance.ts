/** Answers requests for coins, shuffles and random cards, for hosts with their own source of random numbers (GR.8). */
import { randomOrder } from '../../game/changes/chance.ts'
import type { HostEvent } from '../../game/model/events.ts'
import type { Request } from './request.ts'

/**
 * Returns the event that answers a request for a coin, a shuffle or a random card. Returns null for any other request, because a player
 * must answer it. `below(limit)` returns a whole number from 0 to `limit - 1`, each equally likely.
 */
export const answerOfChance = (request: Request | null, below: (limit: number) => number): HostEvent | null => {
  switch (request?.kind) {
    case 'coin':
      return { type: 'COIN_LANDED', heads: below(2) === 1 }
    case 'shuffle':
      return { type: 'DECK_SHUFFLED', order: randomOrder(request.cards, (last) => below(last + 1)) }
    case 'random':
      return { type: 'CARD_TAKEN_AT_RANDOM', position: below(request.hand) }
    default:
      return null
  }
}
