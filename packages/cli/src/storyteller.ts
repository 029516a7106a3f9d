/** Describes a game at a terminal: turns, states of the chart, facts, damage ledgers, reasons of refusals. */
import Table from 'cli-table3'
import pc from 'picocolors'
import { type Microstep, ruleOf, type Violations } from 'ptcg-turn-engine'
import type { Fact, Game, Ledger } from 'ptcg-turn-engine/model'
import { factInWords } from 'ptcg-turn-engine/table'
import wrapAnsi from 'wrap-ansi'

const STEP_NAMES = {
  '1_base': '1 base damage',
  '2_attacker': '2 attacker',
  '3_weakness': '3 Weakness',
  '4_resistance': '4 Resistance',
  '5_defender': '5 defender',
  '6_counters': '6 damage counters',
} as const

/** A damage calculation as a table: each step with its values before and after, and their sources. */
export const ledgerTable = (ledger: Ledger): string => {
  const table = new Table({
    head: [`${ledger.attack} → ${ledger.name}`, 'in', 'out', 'changed by'].map(pc.bold),
    style: { head: [], border: [], compact: true },
    colAligns: ['left', 'right', 'right', 'left'],
  })
  for (const { step, in: before, out, sources } of ledger.entries)
    table.push([
      STEP_NAMES[step],
      before,
      out,
      sources.map(({ source, change }) => `${change} ${pc.dim(source)}`).join(', '),
    ])
  if (ledger.stopped !== null)
    table.push([
      { colSpan: 4, content: pc.dim(`stopped after step ${ledger.stopped.charAt(0)}: nothing is left (A-D2.2)`) },
    ])
  return table.toString()
}

const indented = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => `${by}${line}`)
    .join('\n')

/** The path through the chart, each state once, with the shared part of neighbours written once. */
export const wayInWords = (microsteps: readonly Microstep[]): string => {
  const states =
    microsteps.length === 0 ? [] : [microsteps[0]?.from ?? '', ...microsteps.map(({ snapshot }) => snapshot.state)]
  const shown: string[] = []
  let previous: readonly string[] = []
  for (const state of states) {
    const path = state.split('.').filter((part) => part !== 'working')
    const shared = path.findIndex((part, index) => previous[index] !== part)
    const rest = shared === -1 ? [] : path.slice(shared)
    if (rest.length > 0) shown.push(rest.join('.'))
    previous = path
  }
  return shown.join(' → ')
}

const isHeadline = ({ fact }: Fact): boolean =>
  fact === 'TURN_BEGAN' || fact === 'GAME_ENDED' || fact === 'SUDDEN_DEATH_BEGAN'

/** A fact as lines of the story. */
export const factLines = (fact: Fact, game: Game): string => {
  const sentence = factInWords(fact, game)
  if (fact.fact === 'TURN_BEGAN') return `\n${pc.bold(pc.cyan(sentence))}`
  if (isHeadline(fact)) return `\n${pc.bold(pc.yellow(sentence))}`
  if (fact.fact === 'POKEMON_KNOCKED_OUT') return `  ${pc.red(sentence)}`
  if (fact.fact === 'DAMAGE_PLACED' || fact.fact === 'NO_DAMAGE_DONE')
    return `  ${pc.bold(sentence)}\n${indented(ledgerTable(fact.ledger), '    ')}`
  return `  ${sentence}`
}

/** Text wrapped to the terminal, each further line indented. */
const wrapped = (text: string, indent: string): string => {
  const width = Math.max(NARROWEST, process.stdout.columns ?? WIDEST) - indent.length
  return indented(wrapAnsi(text, width), indent)
}

const NARROWEST = 40
/** The width if there is no terminal. */
const WIDEST = 120

/** The result of one event: the reasons of a computer player, the path through the chart, then the facts. */
export const eventLines = (
  event: string,
  microsteps: readonly Microstep[],
  facts: readonly Fact[],
  game: Game,
  reasons: readonly string[],
): string =>
  [
    `${pc.green('›')} ${pc.bold(event)}`,
    ...(reasons.length === 0 ? [] : [wrapped(pc.italic(reasons.join(' ')), '    ')]),
    wrapped(pc.dim(wayInWords(microsteps)), '    '),
    ...facts.map((fact) => factLines(fact, game)),
  ].join('\n')

/** Every reason of a refusal, with its rule and what would help. */
export const violationLines = (violations: Violations): string =>
  violations
    .map(({ rule, message, remedy }) =>
      [
        `  ${pc.red('✗')} ${message} ${pc.dim(`[${rule}]`)}`,
        `    ${pc.dim(`${ruleOf(rule).says}`)}`,
        ...(remedy === null ? [] : [`    ${pc.yellow('→')} ${remedy}`]),
      ].join('\n'),
    )
    .join('\n')
