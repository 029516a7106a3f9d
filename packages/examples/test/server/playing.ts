/** Players for tests: at a remote seat, they send a legal event whenever there is one. */
import { randomPlayer } from 'ptcg-turn-engine'
import type { RemoteGame } from '../../server/remoteGame.ts'
import type { RemoteSeat } from '../../server/remoteSeat.ts'
import { until } from './serving.ts'

/** The game at a seat, once it has arrived. */
export const gameAt = (seat: RemoteSeat): Promise<RemoteGame> => until(seat.game, 'the first state of a game')

/** Plays automatically until the game is over or the returned function is called. */
export const playBySelf = (game: RemoteGame, seed: number): (() => void) => {
  const decide = randomPlayer(seed)
  const act = (): void => {
    const legal = game.legalEvents()
    if (legal.length > 0) game.send(decide(game.state(), legal))
  }
  const stop = game.subscribe(act)
  act()
  return stop
}

export const isOver = (game: RemoteGame): boolean => game.state().game.result !== null
