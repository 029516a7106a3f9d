/** How much the conversation takes in: the length of a line, the number of games, the length of a game. */
import { LIMITS } from 'ptcg-turn-engine/internal/game/json/limits'

export interface Limits {
  /** Bytes of a line, its end not counted. */
  readonly line: number
  /** Games open at the same time. */
  readonly games: number
  /** Events of one game. */
  readonly events: number
}

/** A recording of the longest game there is fits in a line; a hundred usual games take some 50 MB. */
export const USUAL_LIMITS: Limits = { line: 4 * 1024 * 1024, games: 100, events: LIMITS.events }
