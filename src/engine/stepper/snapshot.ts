/** A moment of a game: the state the chart is in and the game itself. Plain data, immutable. */
import type { Game } from '../../game/model/game.ts'
import type { StatePath } from './statePaths.ts'

export type { StatePath } from './statePaths.ts'

/** A settled moment of a game: nothing happens by itself until an event arrives. */
export interface Snapshot {
  /** The leaf state of the chart that the game is in. */
  readonly state: StatePath
  readonly game: Game
}
