/** The task of a worker: it plays games and returns their number. */
import { PLAYOUTS, themeOpening } from '../turn/decisions.ts'

/** A batch of games: `from` is the first seed. */
export interface BatchOfGames {
  readonly from: number
  readonly games: number
}

export default ({ from, games }: BatchOfGames): number => {
  for (let seed = from; seed < from + games; seed += 1) PLAYOUTS.step(themeOpening(seed), seed)
  return games
}
