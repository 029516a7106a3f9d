/** Compares the damage calculations of the oracle with the ledgers that the engine tells of. */
import type { Snapshot } from '../../engine/stepper/snapshot.ts'
import type { Ledger } from '../../game/model/ledger.ts'
import type { Calculation } from './damage.ts'
import { inWords } from './keys.ts'
import { tearOff } from './ledgers.ts'
import type { OracleTable } from './table.ts'

const ledgersOf = ({ game }: Snapshot): readonly Ledger[] =>
  game.facts.flatMap((fact) => (fact.fact === 'DAMAGE_PLACED' || fact.fact === 'NO_DAMAGE_DONE' ? [fact.ledger] : []))

const told = (table: OracleTable, calculation: Calculation): string => {
  const steps = calculation.steps.map(({ step, in: before, out }) => `${step} ${before} to ${out}`).join(', ')
  const stopped = calculation.stopped === null ? '' : `, stopped at ${calculation.stopped}`
  return `damage ${inWords(table, `pokemon ${calculation.target}`)}: ${steps}${stopped}, ${calculation.points} placed`
}

const calculationOf = ({ target, entries, stopped, damage }: Ledger): Calculation => ({
  target,
  steps: entries.map(({ step, in: before, out }) => ({ step, in: before, out })),
  stopped,
  points: damage,
})

/**
 * The first calculation since the last time that the engine made otherwise, as a sentence, or null. The order in which
 * they are told means nothing.
 */
export const damageDiffers = (table: OracleTable, after: Snapshot): string | null => {
  const tellAll = (all: readonly Calculation[]): readonly string[] => all.map((one) => told(table, one)).sort()
  const rules = tellAll(tearOff(table))
  const engine = tellAll(ledgersOf(after).map(calculationOf))
  for (let at = 0; at < Math.max(rules.length, engine.length); at += 1) {
    const [expected = 'no damage', found = 'no damage'] = [rules[at], engine[at]]
    if (expected !== found) return `by the rules ${expected}; in the engine ${found}`
  }
  return null
}
