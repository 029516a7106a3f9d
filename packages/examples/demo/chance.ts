/** The host of a game whose coins are flipped by hand: it shuffles, and takes cards at random, with the browser's own randomness. */
import { answerOfChance, type GameEvent, type Request } from 'ptcg-turn-engine'

const RANGE = 2 ** 32

/** A whole number below `limit`, each as likely as the others. */
const below = (limit: number): number => {
  const fair = RANGE - (RANGE % limit)
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < fair ? drawn % limit : below(limit)
}

/** How a coin lands. */
export const flipped = (): boolean => below(2) === 0

/** The host's automatic answer; null for other requests, and for coins, which people like to flip. */
export const answerOfHost = (request: Request | null): GameEvent | null =>
  request?.kind === 'coin' ? null : answerOfChance(request, below)
