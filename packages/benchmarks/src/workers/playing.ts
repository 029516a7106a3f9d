/** The task of a worker: it plays games and returns their number. */
import { PLAY_OUTS, themeOpening } from '../turn/decisions.ts'

/** The games of that many seeds, beginning with `from`. */
export interface BatchOfGames {
  readonly from: number
  readonly games: number
}

export default ({ from, games }: BatchOfGames): number => {
  for (let seed = from; seed < from + games; seed += 1) PLAY_OUTS.step(themeOpening(seed), seed)
  return games
}
