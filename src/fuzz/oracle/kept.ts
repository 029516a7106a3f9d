/** Works out what keeps a Pokémon on the oracle's table from attacking and from retreating. */
import { said } from './continuous.ts'
import type { OraclePokemon, OracleTable } from './table.ts'

/** Special Conditions are not asked about. */
export const cantRetreat = (table: OracleTable, standing: OraclePokemon): boolean =>
  said(table, 'cantRetreat', standing).length > 0

/** Special Conditions are not asked about. */
export const cantAttack = (table: OracleTable, standing: OraclePokemon): boolean =>
  said(table, 'cantAttack', standing).length > 0

export const cantUseAttack = (table: OracleTable, standing: OraclePokemon, attack: string): boolean =>
  said(table, 'cantUseAttack', standing).some((effect) => effect.attack === attack)
