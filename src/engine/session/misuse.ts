/** Refuses calls that only a bug of the host makes, in one sentence that says what was wanted. */
import { PLAYERS, type PlayerId } from '../../game/model/players.ts'

const isEither = (value: object): boolean => '_tag' in value

/** Throws unless it is a snapshot. The usual slip is to hand on what `createGame` gave, without looking whether it is one. */
export const expectSnapshot = (value: unknown): void => {
  if (typeof value === 'object' && value !== null) {
    if ('state' in value && typeof value.state === 'string' && 'game' in value && typeof value.game === 'object') return
    if (isEither(value))
      throw new TypeError('createSession takes a snapshot, not an Either: where its _tag is "Right", take its right.')
  }
  throw new TypeError('createSession takes a snapshot: what createGame, loadPosition or load give on the right.')
}

/** Throws unless it is a seat. */
export const expectPlayer = (value: unknown): PlayerId => {
  const player = PLAYERS.find((one) => one === value)
  if (player === undefined) throw new TypeError(`There is no player ${String(value)}: the players are 0 and 1.`)
  return player
}

/** Throws unless all of them are functions. */
export const expectListeners = (...listeners: readonly unknown[]): void => {
  if (!listeners.every((listener) => typeof listener === 'function'))
    throw new TypeError('subscribe takes functions: a listener, or what is selected and who listens to that.')
}
