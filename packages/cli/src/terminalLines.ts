/** Describes a game at a terminal: turns, states of the chart, facts, damage ledgers, reasons for refusals. */
import pc from 'picocolors'
import { type Microstep, ruleOf, type Violations } from 'ptcg-turn-engine'
import type { Fact, FactName, Game } from 'ptcg-turn-engine/model'
import { type AttackLine, explainLedger, factInWords, factsWithSteps } from 'ptcg-turn-engine/table'
import wrapAnsi from 'wrap-ansi'

/** A sentence about a step of an attack, with its rule. The six steps of the damage are indented under step F. */
const stepLine = ({ stop, rule, says }: Pick<AttackLine, 'stop' | 'rule' | 'says'>): string =>
  `${stop >= '1' && stop <= '6' ? '     ' : '  '}${pc.bold(stop)}  ${says} ${pc.dim(`[${rule}]`)}`

const indented = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => `${by}${line}`)
    .join('\n')

/** The states that an event passed through. A state leaves out the part of its path that it shares with the state before. */
export const wayInWords = (microsteps: readonly Microstep[]): string => {
  const states =
    microsteps.length === 0 ? [] : [microsteps[0]?.from ?? '', ...microsteps.map(({ snapshot }) => snapshot.state)]
  const shown: string[] = []
  let previous: readonly string[] = []
  for (const state of states) {
    const path = state.split('.').filter((part) => part !== 'working' && part !== 'done')
    const shared = path.findIndex((part, index) => previous[index] !== part)
    const rest = shared === -1 ? [] : path.slice(shared)
    if (rest.length > 0) shown.push(rest.join('.'))
    previous = path
  }
  return shown.join(' → ')
}

/** A sentence of the story; the beginning of a turn and the end of a game are highlighted. */
const sentenceLine = ({ says, fact }: { readonly says: string; readonly fact: FactName | null }): string => {
  if (fact === 'TURN_BEGAN') return `\n${pc.bold(pc.cyan(says))}`
  if (fact === 'GAME_ENDED' || fact === 'SUDDEN_DEATH_BEGAN') return `\n${pc.bold(pc.yellow(says))}`
  return `  ${fact === 'POKEMON_KNOCKED_OUT' ? pc.red(says) : says}`
}

/** A fact as lines of the story. */
export const factLines = (fact: Fact, game: Game): string => {
  const sentence = factInWords(game, fact)
  if (fact.fact === 'DAMAGE_PLACED' || fact.fact === 'NO_DAMAGE_DONE')
    return [
      `  ${pc.bold(sentence)}`,
      ...explainLedger(fact.ledger)
        .filter(({ says }) => says !== '')
        .map(stepLine),
    ].join('\n')
  return sentenceLine({ says: sentence, fact: fact.fact })
}

/** Text wrapped to the width of the terminal, with every line indented. */
const wrapped = (text: string, indent: string): string => {
  const width = Math.max(NARROWEST, process.stdout.columns ?? WIDEST) - indent.length
  return indented(wrapAnsi(text, width), indent)
}

const NARROWEST = 40
/** The width if there is no terminal. */
const WIDEST = 120

/**
 * Describes one event: the reasons of a computer player, the path through the chart, then the facts. The facts of an attack
 * are described step by step; `earlier` has the facts of the attack before this event.
 */
export const eventLines = (
  event: string,
  microsteps: readonly Microstep[],
  earlier: readonly Fact[],
  facts: readonly Fact[],
  game: Game,
  reasons: readonly string[],
): string =>
  [
    `${pc.green('›')} ${pc.bold(event)}`,
    ...(reasons.length === 0 ? [] : [wrapped(pc.italic(reasons.join(' ')), '    ')]),
    ...(microsteps.length === 0 ? [] : [wrapped(pc.dim(wayInWords(microsteps)), '    ')]),
    ...factsWithSteps(earlier, facts, game).map((line) =>
      'stop' in line && line.stop !== 'knockOut' ? stepLine(line) : sentenceLine(line),
    ),
  ].join('\n')

/** Every reason for a refusal, with its rule and its remedy. */
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
