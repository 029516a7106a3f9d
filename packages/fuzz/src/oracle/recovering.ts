/** Ends Special Conditions that a text prevents, as soon as that text takes effect. */
import { SPECIAL_CONDITIONS } from 'ptcg-turn-engine/model'
import { modifiersOn, takingAbilities } from './continuous.ts'
import { hasAnyCondition, oracleEndCondition } from './specialConditions.ts'
import { isSpokenOf } from './spokenOf.ts'
import type { OracleTable } from './table.ts'

/** Records the Abilities that disable Abilities, in the order in which they came into force. */
const noteTakers = (table: OracleTable): void => {
  if (table.settingUp || !isSpokenOf(table, 'noAbilities')) return
  const all = takingAbilities(table).filter(({ isOfAnAbility }) => isOfAnAbility)
  table.takers = all.map(({ of, called }) => ({ of, called }))
}

/**
 * Records the Abilities that disable Abilities, and makes Pokémon recover from Special Conditions where a text says so. Called after every
 * action, since any action may make a text take effect.
 */
export const recoverWhereSaid = (table: OracleTable): void => {
  noteTakers(table)
  for (const { active } of table.sides) {
    if (active === null || !hasAnyCondition(active)) continue
    for (const { condition, recovers } of modifiersOn(table, 'preventConditions', active))
      if (recovers === true)
        for (const one of SPECIAL_CONDITIONS)
          if (condition === undefined || condition === one) oracleEndCondition(active, one)
  }
}
