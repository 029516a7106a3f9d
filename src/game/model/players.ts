/** The two players of a game and their seats. */

/** A player, identified by seat. The game decides who goes first (SU.3). */
export type PlayerId = 0 | 1

/** Both seats, in seat order. */
export const PLAYERS = [0, 1] as const satisfies readonly PlayerId[]

/** The other seat. */
export const opponentOf = (player: PlayerId): PlayerId => (player === 0 ? 1 : 0)

/** Returns the pair, which is in seat order, with the value of one seat replaced. */
export const withSeat = <Value>(
  pair: readonly [Value, Value],
  seat: PlayerId,
  value: Value,
): readonly [Value, Value] => (seat === 0 ? [value, pair[1]] : [pair[0], value])
