/** Models the host of a game whose coins are flipped by hand: it shuffles, and takes cards at random, with the browser's own randomness. */
import type { GameEvent, Request } from 'ptcg-turn-engine'

const RANGE = 2 ** 32

/** A whole number below `limit`, each as likely as the others. */
const below = (limit: number): number => {
  const fair = RANGE - (RANGE % limit)
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < fair ? drawn % limit : below(limit)
}

const shuffled = (count: number): readonly number[] => {
  const order = Array.from({ length: count }, (_, at) => at)
  for (let at = count - 1; at > 0; at -= 1) {
    const other = below(at + 1)
    const [here, there] = [order[at] ?? 0, order[other] ?? 0]
    order[at] = there
    order[other] = here
  }
  return order
}

/** How a coin lands. */
export const flipped = (): boolean => below(2) === 0

/** What the host answers without asking anybody; null where nothing is asked of it, and for coins, which people like to flip. */
export const answerOfHost = (request: Request | null): GameEvent | null => {
  if (request?.kind === 'shuffle') return { type: 'DECK_SHUFFLED', order: shuffled(request.cards) }
  return request?.kind === 'random' ? { type: 'CARD_TAKEN_AT_RANDOM', position: below(request.hand) } : null
}
