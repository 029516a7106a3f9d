/** The oracle's record of damage calculations, for comparison with the engine's ledgers. */
import type { Calculation } from './damage.ts'
import type { OracleTable } from './table.ts'

const RECORDS = new WeakMap<OracleTable, Calculation[]>()

/** Records a calculation. */
export const note = (table: OracleTable, calculation: Calculation): void => {
  const record = RECORDS.get(table)
  if (record === undefined) RECORDS.set(table, [calculation])
  else record.push(calculation)
}

/** Returns and clears the record: every calculation since the last call. */
export const tearOff = (table: OracleTable): readonly Calculation[] => {
  const record = RECORDS.get(table) ?? []
  RECORDS.set(table, [])
  return record
}
