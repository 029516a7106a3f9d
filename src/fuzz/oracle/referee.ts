/** Plays a whole game from top to bottom: set-up, turns with a Checkup after each, until somebody has won. */
import type { Result } from '../../game/model/result.ts'
import { checkup } from './checkup.ts'
import { cleanUp, setUp } from './setUp.ts'
import type { OracleTable, Playing } from './table.ts'
import { restOfTheTurn, turn } from './turn.ts'
import { Verdict } from './winner.ts'

/** A Pokémon Checkup, unless a text skips it (R37). */
function* between(table: OracleTable): Playing {
  if (table.turn.another !== 'atOnce') yield* checkup(table)
}

/** Turns follow one another for ever; a verdict ends them. */
function* untilSomebodyWins(table: OracleTable, from: 'setUp' | 'main'): Playing<never> {
  if (from === 'setUp') yield* setUp(table)
  else {
    yield* restOfTheTurn(table)
    yield* between(table)
  }
  for (;;) {
    yield* turn(table)
    yield* between(table)
  }
}

/** A tie may lead to another game, and in that game to one more, or not (TI.1). */
const leadsToAnotherGame = (table: OracleTable, result: Result): boolean => {
  const { tie } = table.ruleset
  if (result.outcome !== 'tie' || tie.leadsTo === 'tie') return false
  return table.tieBreak === 0 || !tie.mayTie
}

export function* referee(table: OracleTable, from: 'setUp' | 'main'): Playing {
  let begins = from
  for (;;) {
    try {
      yield* untilSomebodyWins(table, begins)
    } catch (end) {
      if (!(end instanceof Verdict)) throw end
      if (!leadsToAnotherGame(table, end.result)) {
        table.result = end.result
        return
      }
      table.tieBreak += 1
      cleanUp(table)
      table.past = []
      table.betweenTurns = false
      begins = 'setUp'
    }
  }
}
