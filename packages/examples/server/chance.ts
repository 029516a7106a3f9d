/** Answers the engine's requests to chance with the system's own randomness, which nobody can predict. */
import { randomInt } from 'node:crypto'
import { answerOfChance, type GameEvent, type Request } from 'ptcg-turn-engine'

/** Returns a random whole number of at least 0 and below the limit. */
export type Draw = (limit: number) => number

/** The event that answers a request to the host; null if a player must answer. */
export const chanceFor = (request: Request | null, draw: Draw = randomInt): GameEvent | null =>
  answerOfChance(request, draw)
