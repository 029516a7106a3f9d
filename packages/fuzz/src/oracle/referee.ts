/** Plays a whole game from top to bottom: set-up, then turns with a Checkup after each, until the game is decided. */
import { PLAYERS, type PlayerId, type Result } from 'ptcg-turn-engine/model'
import { definitionOf } from './cards.ts'
import { playCheckup } from './checkup.ts'
import { cleanUp, oracleSetUp } from './setUp.ts'
import type { OracleTable, Playing } from './table.ts'
import { oracleTurn, restOfTheTurn } from './turn.ts'
import { ThrownResult } from './winner.ts'

/** Plays a Pokémon Checkup, unless a text skips it (R37). */
function* between(table: OracleTable): Playing {
  if (table.turn.another !== 'atOnce') yield* playCheckup(table)
}

/** Plays one turn after another without end. A thrown `ThrownResult` stops it. */
function* untilSomebodyWins(table: OracleTable, from: 'setUp' | 'main'): Playing<never> {
  if (from === 'setUp') yield* oracleSetUp(table)
  else {
    yield* restOfTheTurn(table)
    yield* between(table)
  }
  for (;;) {
    yield* oracleTurn(table)
    yield* between(table)
  }
}

type Cards = Pick<OracleTable, 'cards' | 'definitions'>

/** True if the cards of a player include a Basic Pokémon, or a card with an unknown definition (SU.2). */
const couldBeginAgain = (table: Cards, player: PlayerId): boolean =>
  table.cards.some(({ owner }, card) => {
    if (owner !== player) return false
    const printed = definitionOf(table, card)
    return printed === null || (printed.kind === 'Pokemon' && printed.stage === 'Basic')
  })

/** True if a tie leads to another game (TI.1), which both players must be able to begin with their cards. */
export const leadsToAnotherGame = (
  table: Cards & Pick<OracleTable, 'ruleset' | 'tieBreak'>,
  result: Result,
): boolean => {
  const { tie } = table.ruleset
  if (result.outcome !== 'tie' || tie.leadsTo === 'tie') return false
  return (table.tieBreak === 0 || !tie.mayTie) && PLAYERS.every((player) => couldBeginAgain(table, player))
}

export function* referee(table: OracleTable, from: 'setUp' | 'main'): Playing {
  let begins = from
  for (;;) {
    try {
      yield* untilSomebodyWins(table, begins)
    } catch (end) {
      if (!(end instanceof ThrownResult)) throw end
      if (!leadsToAnotherGame(table, end.result)) {
        table.result = end.result
        return
      }
      table.tieBreak += 1
      cleanUp(table)
      table.past = []
      table.takers = []
      table.betweenTurns = false
      begins = 'setUp'
    }
  }
}
