/** The limits of a conversation: the length of a line, the number of games, the length of a game, the work of a request. */
import { LIMITS } from 'ptcg-turn-engine/internal/game/json/limits'

export interface Limits {
  /** The maximum number of bytes in a line, without its end. */
  readonly line: number
  /** The maximum number of open games. */
  readonly games: number
  /** The maximum number of events of a game. */
  readonly events: number
  /** The maximum number of decisions and facts in all games that one request plays ahead. */
  readonly simulatedWork: number
}

/** The default limits. A recording of the longest possible game fits in a line; a hundred usual games take about 50 MB. */
export const USUAL_LIMITS: Limits = {
  line: 4 * 1024 * 1024,
  games: 100,
  events: LIMITS.events,
  simulatedWork: 2_000_000,
}
