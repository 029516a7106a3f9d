/** A text that prevents Special Conditions and makes Pokémon recover ends existing ones as soon as it takes effect. */
import { SPECIAL_CONDITIONS } from 'ptcg-turn-engine/model'
import { modifiersOn } from './continuous.ts'
import { hasAnyCondition, oracleEndCondition } from './specialConditions.ts'
import type { OracleTable } from './table.ts'

/**
 * Makes Pokémon recover from Special Conditions that a text prevents. Called after every action, since any action may
 * make a text take effect.
 */
export const recoverWhereSaid = (table: OracleTable): void => {
  for (const { active } of table.sides) {
    if (active === null || !hasAnyCondition(active)) continue
    for (const { condition, recovers } of modifiersOn(table, 'preventConditions', active))
      if (recovers === true)
        for (const one of SPECIAL_CONDITIONS)
          if (condition === undefined || condition === one) oracleEndCondition(active, one)
  }
}
