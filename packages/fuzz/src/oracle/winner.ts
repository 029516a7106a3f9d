/** Finds the winner: the player who meets more of the winning conditions (WL.1 to WL.3, TI.1). */
import { opponentOf, type PlayerId, type Result, type WinReason } from 'ptcg-turn-engine/model'
import type { OracleTable } from './table.ts'

interface Side {
  readonly prizes: readonly unknown[]
  readonly active: object | null
  readonly bench: readonly unknown[]
}

/** The parts of a table that decide a game. */
interface Decisive extends Pick<OracleTable, 'ruleset' | 'tieBreak'> {
  readonly sides: readonly [Side, Side]
}

/** Thrown with the result when the current game ends, so that nothing in progress continues. */
export class ThrownResult {
  readonly result: Result
  constructor(result: Result) {
    this.result = result
  }
}

/** True if a player has fewer Prize cards left in a tie-break game where that is enough to win (TI.1). */
const isAhead = (table: Decisive, player: PlayerId): boolean => {
  const { tie } = table.ruleset
  if (table.tieBreak === 0 || tie.leadsTo !== 'anotherGame' || !tie.fewerPrizesWins) return false
  return table.sides[player].prizes.length < table.sides[opponentOf(player)].prizes.length
}

/** The winning conditions that a player meets now. */
export const conditionsMet = (table: Decisive, player: PlayerId): readonly WinReason[] => {
  const met: WinReason[] = []
  if (table.sides[player].prizes.length === 0 || isAhead(table, player)) met.push('allPrizesTaken')
  const other = table.sides[opponentOf(player)]
  if (other.active === null && other.bench.length === 0) met.push('noPokemonLeft')
  return met
}

/** The winner, or a tie, or null if nobody meets a winning condition. */
export const oracleWinner = (table: Decisive): Result | null => {
  const zero = conditionsMet(table, 0)
  const one = conditionsMet(table, 1)
  if (zero.length > one.length) return { outcome: 'win', winner: 0, reasons: zero }
  if (one.length > zero.length) return { outcome: 'win', winner: 1, reasons: one }
  if (zero.length === 0) return null
  return { outcome: 'tie', reasons: [...new Set([...zero, ...one])] }
}
