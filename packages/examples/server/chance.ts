/** The host's dice: what the engine asks of chance is answered from the system's own randomness, which nobody can foretell. */
import { randomInt } from 'node:crypto'
import { answerOfChance, type GameEvent, type Request } from 'ptcg-turn-engine'

/** A whole number from 0 up to the limit, the limit left out. */
export type Draw = (limit: number) => number

/** The event that answers a request to the host, or null where a player must answer. */
export const chanceFor = (request: Request | null, draw: Draw = randomInt): GameEvent | null =>
  answerOfChance(request, draw)
