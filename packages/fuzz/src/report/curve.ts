/** Coverage over time: how much had been reached after how many games, in numerical order. */
import type { FirstGames, Report } from './report.ts'
import { numberCount } from './stretches.ts'

export interface CoveragePoint {
  /** The number of games until then. */
  readonly games: number
  /** Rules shown both ways. */
  readonly rules: number
  readonly states: number
  readonly transitions: number
  /** Clauses that were true and false. */
  readonly clauses: number
}

/** For each rule or clause that was seen both ways, the number of the game that showed the second way. */
const both = (one: FirstGames, other: FirstGames): readonly number[] =>
  Object.entries(one).flatMap(([name, number]) => {
    const second = Object.hasOwn(other, name) ? other[name] : undefined
    return second === undefined ? [] : [Math.max(number, second)]
  })

/** The number of games done. */
export const gamesDone = ({ done, of }: Pick<Report, 'done' | 'of'>): number => numberCount(done, of)

/** The number of games done up to this number. */
const gamesUpTo = ({ done, of }: Report, number: number): number =>
  numberCount(
    done.filter(({ from }) => from <= number).map(({ from, to }) => ({ from, to: Math.min(to, number) })),
    of,
  )

/** The number of the last game that reached something new; -1 where none has. */
export const newestGame = ({ firstReached }: Pick<Report, 'firstReached'>): number =>
  Object.values(firstReached).reduce(
    (newest, firsts) => Object.values<number>(firsts).reduce((one, other) => Math.max(one, other), newest),
    -1,
  )

/** The number of games since the last one that reached something new. */
export const gamesWithoutNew = (report: Report): number => gamesDone(report) - gamesUpTo(report, newestGame(report))

/** One point for each game that reached something new, and one for the end. */
export const coverageCurve = (report: Report): readonly CoveragePoint[] => {
  const { rulesAccepted, rulesRejected, states, transitions, clausesHeld, clausesFailed } = report.firstReached
  const firsts = {
    rules: both(rulesAccepted, rulesRejected),
    states: Object.values(states),
    transitions: Object.values(transitions),
    clauses: both(clausesHeld, clausesFailed),
  }
  const last = Math.max(0, ...report.done.map(({ to }) => to))
  const numbers = [...new Set([...Object.values(firsts).flat(), last])].toSorted((a, b) => a - b)
  const reached = (some: readonly number[], number: number): number => some.filter((one) => one <= number).length
  return numbers.map((number) => ({
    games: gamesUpTo(report, number),
    rules: reached(firsts.rules, number),
    states: reached(firsts.states, number),
    transitions: reached(firsts.transitions, number),
    clauses: reached(firsts.clauses, number),
  }))
}
