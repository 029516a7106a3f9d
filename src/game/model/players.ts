/** The two sides of a game. A player is named by seat, 0 or 1; who goes first is decided by the game. */

/** A player, named by seat. Who goes first is decided by the game (SU.3). */
export type PlayerId = 0 | 1

/** Both seats, in seat order. */
export const PLAYERS = [0, 1] as const satisfies readonly PlayerId[]

/** The other seat. */
export const opponentOf = (player: PlayerId): PlayerId => (player === 0 ? 1 : 0)

/** A pair of values in seat order, with one of them changed. */
export const withSeat = <Value>(
  pair: readonly [Value, Value],
  seat: PlayerId,
  value: Value,
): readonly [Value, Value] => (seat === 0 ? [value, pair[1]] : [pair[0], value])
