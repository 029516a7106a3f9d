/** The outcome of a hunt for mutants as tables: one line for each mutant, and a summary. */
import Table from 'cli-table3'
import pc from 'picocolors'
import { BY_RULINGS } from './byRulings.ts'
import { EQUIVALENT } from './equivalent.ts'
import type { Killed, Survived } from './kill.ts'
import { MUTANT_KINDS, type Mutant, type MutantKind } from './mutant.ts'

/** The result for a mutant. `events` is the number of events in the counterexample. */
export interface MutantOutcome {
  readonly mutant: string
  readonly kind: MutantKind
  readonly says: string
  readonly rules: readonly string[]
  /** `ruled`: no game has found the mutant, but a test of a ruling does. */
  readonly fate: 'killed' | 'equivalent' | 'ruled' | 'survived'
  readonly by: string | null
  readonly finding: string | null
  readonly after: number
  readonly games: number
  readonly events: number | null
  readonly counterexample: Pick<Killed, 'start' | 'events'> | null
}

export const resultOf = ({ id, kind, says, rules }: Mutant, outcome: Killed | Survived): MutantOutcome => {
  const common = { mutant: id, kind, says, rules, after: outcome.after, games: outcome.games }
  if ('finding' in outcome) {
    const { finding, events, start } = outcome
    return {
      ...common,
      fate: 'killed',
      by: finding.check,
      finding: finding.says,
      events: events.length,
      counterexample: { start, events },
    }
  }
  const fate = id in EQUIVALENT ? 'equivalent' : id in BY_RULINGS ? 'ruled' : 'survived'
  return { ...common, fate, by: null, finding: null, events: null, counterexample: null }
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const counted = (names: readonly string[]): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

const FATES: { readonly [Fate in MutantOutcome['fate']]: (text: string) => string } = {
  killed: pc.green,
  equivalent: pc.yellow,
  ruled: pc.yellow,
  survived: pc.red,
}

/** One line for each mutant. */
export const rowsTable = (results: readonly MutantOutcome[]): string => {
  const table = new Table({
    head: ['mutant', 'rules', 'fate', 'found by', 'after events', 'shrunk to'].map(pc.bold),
    style: { head: [], border: [], compact: true },
    colAligns: ['left', 'left', 'left', 'left', 'right', 'right'],
    colWidths: [76, 18, 12, 22, 14, 11],
  })
  for (const { mutant, rules, fate, by, after, events } of results)
    table.push([mutant, pc.cyan(rules.join(' ')), FATES[fate](fate), by ?? '', after, events ?? ''])
  return table.toString()
}

/** The maximum percentage of equivalent mutants. */
const MAX_EQUIVALENT = 3
/** The maximum length of a counterexample that a person understands at once. */
const MAX_EVENTS = 6

export interface Summary {
  readonly mutants: number
  readonly killed: number
  readonly equivalent: number
  readonly survived: readonly string[]
  readonly medianEvents: number
  readonly medianAfter: number
  readonly sound: boolean
  readonly text: string
}

/** The result of all hunts, and whether it is acceptable. */
export const huntSummary = (results: readonly MutantOutcome[]): Summary => {
  const killed = results.filter(({ fate }) => fate === 'killed')
  const equivalent = results.filter(({ fate }) => fate === 'equivalent')
  const ruled = results.filter(({ fate }) => fate === 'ruled')
  const survived = results.filter(({ fate }) => fate === 'survived').map(({ mutant }) => mutant)
  const medianEvents = median(killed.flatMap(({ events }) => events ?? []))
  const medianAfter = median(killed.map(({ after }) => after))
  const wrongly = killed.filter(({ mutant }) => EQUIVALENT[mutant] !== undefined).map(({ mutant }) => mutant)
  const sound =
    survived.length === 0 &&
    wrongly.length === 0 &&
    equivalent.length * 100 <= MAX_EQUIVALENT * Math.max(results.length, 100)
  const byKind = new Table({
    head: ['what was changed', 'mutants', 'killed', 'equivalent', 'by rulings', 'alive'].map(pc.bold),
    style: { head: [], border: [], compact: true },
    colAligns: ['left', 'right', 'right', 'right', 'right', 'right'],
  })
  for (const kind of MUTANT_KINDS) {
    const of = results.filter((one) => one.kind === kind)
    const how = (fate: MutantOutcome['fate']): number => of.filter((one) => one.fate === fate).length
    if (of.length > 0) byKind.push([kind, of.length, how('killed'), how('equivalent'), how('ruled'), how('survived')])
  }
  const lines = [
    byKind.toString(),
    `${pc.bold('mutants')}      ${results.length}: ${killed.length} killed, ${equivalent.length} equivalent, ${ruled.length} found by rulings, ${survived.length} alive`,
    `${pc.bold('found by')}     ${counted(killed.map(({ by }) => by ?? ''))
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
    `${pc.bold('found after')}  ${medianAfter} events (median)`,
    `${pc.bold('shrunk to')}    ${medianEvents} events (median; ${killed.filter(({ events }) => (events ?? 0) <= MAX_EVENTS).length} of ${killed.length} to at most ${MAX_EVENTS})`,
    ...equivalent.map(
      ({ mutant }) => `${pc.yellow('equivalent')}   ${mutant}\n             ${EQUIVALENT[mutant] ?? ''}`,
    ),
    ...ruled.map(({ mutant }) => `${pc.yellow('by rulings')}   ${mutant}\n             ${BY_RULINGS[mutant] ?? ''}`),
    ...wrongly.map((mutant) => pc.red(`${mutant} is listed as equivalent, but was found.`)),
    ...survived.map((mutant) => pc.red(`alive        ${mutant}`)),
  ]
  return {
    mutants: results.length,
    killed: killed.length,
    equivalent: equivalent.length,
    survived,
    medianEvents,
    medianAfter,
    sound,
    text: lines.join('\n'),
  }
}
