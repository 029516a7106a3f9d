/** Where a game stands: the state the chart is in and the game itself. Plain data, immutable. */
import type { Game } from '../../game/model/game.ts'

/** The path of a state from the root of the chart, such as `turn.main.ready`. */
export type StatePath = string

/** A settled moment of a game: nothing happens by itself until an event arrives. */
export interface Snapshot {
  /** The leaf state of the chart that the game is in. */
  readonly state: StatePath
  readonly game: Game
}
