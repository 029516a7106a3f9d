/**
 * The host's dice: answers the engine's requests to chance with the system's own randomness, which nobody can predict.
 */
import { randomInt } from 'node:crypto'
import { answerOfChance, type GameEvent, type Request } from 'ptcg-turn-engine'

/** Returns a random whole number from 0 to one below the limit. */
export type Draw = (limit: number) => number

/** The event that answers a request to the host, or null where a player must answer. */
export const chanceFor = (request: Request | null, draw: Draw = randomInt): GameEvent | null =>
  answerOfChance(request, draw)
