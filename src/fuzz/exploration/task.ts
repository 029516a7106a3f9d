/** What a worker thread does: it explores one small game and tells how far it has come. */
import type { MessagePort } from 'node:worker_threads'
import { type Timed, timedExploration } from './exploring.ts'
import type { SmallGame } from './games.ts'
import { SMALL_GAMES } from './smallGames.ts'

/** Games have functions, which cannot be sent to a thread: it is told the name of one. */
export interface Task {
  readonly game: SmallGame['name']
  readonly most: number | null
  readonly port: MessagePort
}

export default ({ game, most, port }: Task): Timed => {
  const known = SMALL_GAMES.find(({ name }) => name === game)
  if (known === undefined) throw new Error(`There is no small game ${game}.`)
  const explored = timedExploration(known, { most, progress: (progress) => port.postMessage(progress) })
  port.close()
  return explored
}
