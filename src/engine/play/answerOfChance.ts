/** A host's answer to what the game asks of chance, for hosts that have a source of random numbers of their own (GR.8). */
import { randomOrder } from '../../game/changes/chance.ts'
import type { HostEvent } from '../../game/model/events.ts'
import type { Request } from './request.ts'

/**
 * The event that answers a request for a coin, a shuffle or a card at random; null for any other, which a player answers. `below`
 * draws a whole number from 0 up to its limit, the limit left out, each as likely as the others.
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
