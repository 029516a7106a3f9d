/**
 * The host of a game whose coins are flipped by hand: it shuffles and draws random cards with the browser's randomness.
 */
import { answerOfChance, type GameEvent, type Request } from 'ptcg-turn-engine'

const RANGE = 2 ** 32

/** A random whole number below `limit`, uniformly distributed. */
const below = (limit: number): number => {
  const fair = RANGE - (RANGE % limit)
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < fair ? drawn % limit : below(limit)
}

/** A random coin flip: true for heads. */
export const flipCoin = (): boolean => below(2) === 0

/** The host's automatic answer; null for requests to players, and for coins, which people like to flip themselves. */
export const answerOfHost = (request: Request | null): GameEvent | null =>
  request?.kind === 'coin' ? null : answerOfChance(request, below)
