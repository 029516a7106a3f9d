/** The oracle's record of damage calculations, so that they can be held beside the ledgers of the engine. */
import type { Calculation } from './damage.ts'
import type { OracleTable } from './table.ts'

const RECORDS = new WeakMap<OracleTable, Calculation[]>()

/** Writes a calculation down. */
export const note = (table: OracleTable, calculation: Calculation): void => {
  const record = RECORDS.get(table)
  if (record === undefined) RECORDS.set(table, [calculation])
  else record.push(calculation)
}

/** Tears the written page off: every calculation since the last time. */
export const tearOff = (table: OracleTable): readonly Calculation[] => {
  const record = RECORDS.get(table) ?? []
  RECORDS.set(table, [])
  return record
}
