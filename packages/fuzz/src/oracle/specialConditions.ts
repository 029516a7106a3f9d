/** Begins, ends and keeps Special Conditions on the oracle's table. */
import { type EffectNamed, NO_CONDITIONS, SPECIAL_CONDITIONS, type SpecialCondition } from 'ptcg-turn-engine/model'
import { modifiersOn } from './continuous.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

/** Asleep, Confused and Paralyzed replace each other; a new poison or burn replaces the old one (SC.2, SC.3). */
export const setCondition = (
  table: OracleTable,
  standing: OraclePokemon,
  condition: SpecialCondition,
  counters?: number,
): void => {
  switch (condition) {
    case 'Poisoned':
      standing.conditions.poisoned = counters ?? table.ruleset.counters.poison
      return
    case 'Burned':
      standing.conditions.burned = counters ?? table.ruleset.counters.burn
      return
    case 'Asleep':
    case 'Confused':
    case 'Paralyzed':
      standing.conditions.rotated = condition
      standing.conditions.rotatedOnTurn = table.turn.number
      return
  }
}

export const hasCondition = ({ conditions }: OraclePokemon, condition: SpecialCondition): boolean => {
  if (condition === 'Poisoned') return conditions.poisoned > 0
  if (condition === 'Burned') return conditions.burned > 0
  return conditions.rotated === condition
}

export const hasAnyCondition = ({ conditions }: OraclePokemon): boolean =>
  conditions.poisoned > 0 || conditions.burned > 0 || conditions.rotated !== null

export const oracleEndCondition = (standing: OraclePokemon, condition: SpecialCondition): void => {
  if (condition === 'Poisoned') standing.conditions.poisoned = 0
  else if (condition === 'Burned') standing.conditions.burned = 0
  else if (standing.conditions.rotated === condition) {
    standing.conditions.rotated = null
    standing.conditions.rotatedOnTurn = 0
  }
}

export const endConditions = (standing: OraclePokemon): void => {
  standing.conditions = { ...NO_CONDITIONS }
}

/** The Special Conditions of a Pokémon that texts let it keep when it evolves or devolves. */
export const keptConditions = (table: OracleTable, standing: OraclePokemon): OraclePokemon['conditions'] => {
  const kept = modifiersOn(table, 'keepsConditions', standing)
  const copy: OraclePokemon = { ...standing, conditions: { ...standing.conditions } }
  for (const one of SPECIAL_CONDITIONS)
    if (!kept.some(({ condition = one }) => condition === one)) oracleEndCondition(copy, one)
  return copy.conditions
}

/**
 * A Pokémon cannot be put into a condition that it is in already: Asleep, or Poisoned with the same number of counters.
 */
export const isSoAlready = (
  table: OracleTable,
  { conditions }: OraclePokemon,
  { condition, counters }: EffectNamed<'condition'>,
): boolean => {
  if (condition === 'Poisoned') return conditions.poisoned === (counters ?? table.ruleset.counters.poison)
  if (condition === 'Burned') return conditions.burned === (counters ?? table.ruleset.counters.burn)
  return conditions.rotated === condition
}
