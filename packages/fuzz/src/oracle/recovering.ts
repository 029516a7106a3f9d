/** A text that keeps Special Conditions off a Pokémon and says that it recovers ends those that it is in, as soon as the text works. */
import { SPECIAL_CONDITIONS } from 'ptcg-turn-engine/model'
import { said } from './continuous.ts'
import { endCondition, hasAnyCondition } from './moves.ts'
import type { OracleTable } from './table.ts'

/** Asked after everything that is done: who knows what makes a text work. */
export const recoverWhereSaid = (table: OracleTable): void => {
  for (const { active } of table.sides) {
    if (active === null || !hasAnyCondition(active)) continue
    for (const { condition, recovers } of said(table, 'preventConditions', active))
      if (recovers === true)
        for (const one of SPECIAL_CONDITIONS)
          if (condition === undefined || condition === one) endCondition(active, one)
  }
}
