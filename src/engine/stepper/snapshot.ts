/** Snapshots: a moment of a game as immutable plain data. */
import type { Game } from '../../game/model/game.ts'
import type { StatePath } from './statePaths.ts'

export type { StatePath } from './statePaths.ts'

/** A moment of a game at which the chart waits for an event. No automatic transition is due. */
export interface Snapshot {
  /** The leaf state of the chart that the game is in. */
  readonly state: StatePath
  readonly game: Game
}
