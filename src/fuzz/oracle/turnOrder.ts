/** Works out whose turn it is and which of their turns. */
import type { OracleTable } from './table.ts'

/** The first turn of the game: that of the player who goes first (T1.1, T2D.4, T3.2). */
export const isFirstTurn = ({ turn, firstPlayer, sides }: OracleTable): boolean =>
  turn.player === firstPlayer && sides[turn.player].turnsTaken === 1
