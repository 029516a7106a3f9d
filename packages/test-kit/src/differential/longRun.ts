/** Compares the compiled stepper with XState on random charts or in games, for a number of events, and reports a difference in full. */
import fc from 'fast-check'
import { anyChart, anySignals, type Chart } from './anyChart.ts'
import type { Signal } from './counting.ts'
import { createDice } from './dice.ts'
import { anyScenario, type Scenario } from './scenario.ts'
import { type Challenger, inGame, onChart } from './sides.ts'
import { type ContestTally, type Counts, createTally } from './tally.ts'

export interface Run {
  readonly seed: number
  /** The minimum number of events to compare. */
  readonly events: number
  readonly progress?: (events: number) => void
  /** A replacement of the compiled stepper. */
  readonly challenger?: Challenger
  /** Shrink failures. Default: true. */
  readonly shrink?: boolean
}

export interface RunResult {
  readonly counts: Counts
  /** The difference, its place, and how to reproduce it; null if there is none. */
  readonly failure: string | null
}

type Details<Given> = fc.RunDetails<Given>
type Parameters<Given> = fc.Parameters<Given>

/** Runs checks in batches, each with its own seed, so that progress can be reported between them. */
const inBatches = <Given extends readonly unknown[]>(
  { seed, events, progress, shrink = true }: Run,
  size: number,
  check: (parameters: Parameters<Given>, tally: ContestTally) => Details<Given>,
  describeFailure: (details: Details<Given>) => string,
): RunResult => {
  const dice = createDice(seed)
  const tally = createTally()
  while (tally.counts().events < events) {
    const details = check({ seed: dice(2 ** 31 - 1), numRuns: size, endOnFailure: !shrink }, tally)
    if (details.failed) return { counts: tally.counts(), failure: describeFailure(details) }
    progress?.(Math.min(events, tally.counts().events))
  }
  return { counts: tally.counts(), failure: null }
}

class Differs extends Error {}

/** The reason why a property failed: the difference, or the thrown error. */
const reason = ({ errorInstance }: { readonly errorInstance: unknown }): string =>
  errorInstance instanceof Differs ? errorInstance.message : `${(errorInstance as Error | null)?.stack}`

const nothing = ({ difference }: { readonly difference: string | null }): void => {
  if (difference !== null) throw new Differs(difference)
}

/** Compares the machines on random charts. A failing chart is shrunk. */
export const compareCharts = (run: Run): RunResult =>
  inBatches<[Chart, readonly Signal[]]>(
    run,
    50,
    (parameters, tally) =>
      fc.check(
        fc.property(anyChart, anySignals, (chart, signals) => nothing(onChart(chart, signals, tally, run.challenger))),
        parameters,
      ),
    (details) => {
      const [chart, signals] = details.counterexample ?? []
      return [
        `On this chart, shrunk in ${details.numShrinks} steps:`,
        fc.stringify(chart),
        `with the events ${JSON.stringify(signals)}`,
        `Again: npm run differential -- --of charts --seed ${run.seed}`,
        '',
        reason(details),
      ].join('\n')
    },
  )

/** Compares the machines in whole games. */
export const compareGames = (run: Run): RunResult =>
  inBatches<[Scenario]>(
    run,
    5,
    (parameters, tally) =>
      fc.check(
        fc.property(anyScenario, (scenario) => nothing(inGame(scenario, tally, run.challenger))),
        parameters,
      ),
    (details) =>
      [
        `In this game: ${JSON.stringify(details.counterexample?.[0])}`,
        `Again: npm run differential -- --game '${JSON.stringify(details.counterexample?.[0])}'`,
        '',
        reason(details),
      ].join('\n'),
  )

/** Compares the machines in one game. */
export const compareGame = (scenario: Scenario): RunResult => {
  const tally = createTally()
  const { difference } = inGame(scenario, tally)
  return { counts: tally.counts(), failure: difference }
}
