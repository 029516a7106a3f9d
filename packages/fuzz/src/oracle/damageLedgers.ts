/** Compares the oracle's damage calculations with those of the engine, which records each step in a ledger. */
import type { Snapshot } from 'ptcg-turn-engine'
import type { Ledger } from 'ptcg-turn-engine/model'
import type { Calculation } from './damage.ts'
import { pokemonName } from './keys.ts'
import type { OracleTable } from './table.ts'

const ledgersOf = ({ game }: Snapshot): readonly Ledger[] =>
  game.facts.flatMap((fact) => (fact.fact === 'DAMAGE_PLACED' || fact.fact === 'NO_DAMAGE_DONE' ? [fact.ledger] : []))

const CALLED: Readonly<Record<Calculation['steps'][number]['step'], string>> = {
  '1_base': 'step 1, the base damage,',
  '2_attacker': "step 2, the attacker's side,",
  '3_weakness': 'step 3, Weakness,',
  '4_resistance': 'step 4, Resistance,',
  '5_defender': "step 5, the defender's side,",
  '6_counters': 'step 6, the damage counters,',
}

/** Describes each step of a calculation, and the points that are placed. */
const parts = ({ steps, stopped, points }: Calculation): readonly string[] => [
  ...steps.flatMap(({ step, in: before, out }) =>
    step === '6_counters' && out === points
      ? []
      : [`${CALLED[step]} ${before === out ? `leaves ${out}` : `turns ${before} into ${out}`}`],
  ),
  ...(stopped === null ? [] : [`nothing is left after ${CALLED[stopped].slice(0, -1)}`]),
  `${points} damage is placed`,
]

/** Describes the difference between two calculations, without their common parts. */
const describeDifference = (
  table: OracleTable,
  rules: Calculation | undefined,
  engine: Calculation | undefined,
): string => {
  const target = rules?.target ?? engine?.target ?? 0
  const [expected, found] = [rules, engine].map((one) =>
    one?.target === target ? parts(one) : ['its damage is not calculated now'],
  )
  const without = (some: readonly string[] = [], others: readonly string[] = []): string =>
    some.filter((part) => !others.includes(part)).join('; ') || 'nothing else'
  const differ = `by the rules ${without(expected, found)}; in the engine ${without(found, expected)}.`
  return `the damage to ${pokemonName(table, target)}: ${differ}`
}

/** A key of a calculation, equal for equal calculations. */
const key = ({ target, steps, stopped, points }: Calculation): string =>
  JSON.stringify([target, steps.map(({ step, in: before, out }) => [step, before, out]), stopped, points])

const calculationOf = ({ target, entries, stopped, damage }: Ledger): Calculation => ({
  target,
  steps: entries.map(({ step, in: before, out }) => ({ step, in: before, out })),
  stopped,
  points: damage,
})

/**
 * Compares the calculations since the last call, and describes the first difference in a sentence; null if there is none. The order of the
 * calculations does not matter.
 */
export const damageDiffers = (table: OracleTable, after: Snapshot): string | null => {
  const sorted = (all: readonly Calculation[]) =>
    all.map((one) => [key(one), one] as const).sort(([one], [other]) => (one < other ? -1 : 1))
  const rules = sorted(table.calculations.splice(0))
  const engine = sorted(ledgersOf(after).map(calculationOf))
  for (let at = 0; at < Math.max(rules.length, engine.length); at += 1)
    if (rules[at]?.[0] !== engine[at]?.[0]) return describeDifference(table, rules[at]?.[1], engine[at]?.[1])
  return null
}
