/** The task of a worker thread: it explores one small game and reports its progress. */
import { type ExplorationTask, type Timed, timedExploration } from './exploring.ts'
import { gameCalled } from './smallGames.ts'

export default ({ game, most, folder, port }: ExplorationTask): Timed => {
  const known = gameCalled(game)
  if (known === undefined) throw new Error(`There is no small game ${game}.`)
  const explored = timedExploration(known, { most, folder, progress: (progress) => port.postMessage(progress) })
  port.close()
  return explored
}
