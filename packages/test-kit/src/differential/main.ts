/** `npm run differential`: compares the compiled stepper with XState's interpreter for any number of events. */
import { Presets, SingleBar } from 'cli-progress'
import { Command, InvalidArgumentError, Option } from 'commander'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { transitionName } from './course.ts'
import { compareCharts, compareGame, compareGames, type Run, type RunResult } from './longRun.ts'
import { isScenario, type Scenario } from './scenario.ts'
import type { Counts } from './tally.ts'

interface Options {
  readonly events: number
  readonly seed: number
  readonly of: 'charts' | 'games' | 'both'
  readonly game?: Scenario
}

const wholeNumber =
  (least: number) =>
  (text: string): number => {
    const number = Number(text)
    if (!Number.isSafeInteger(number) || number < least)
      throw new InvalidArgumentError(`It must be a whole number of at least ${least}.`)
    return number
  }

const scenario = (text: string): Scenario => {
  try {
    const value: unknown = JSON.parse(text)
    if (isScenario(value)) return value
  } catch {
    // Text that is not JSON is reported below.
  }
  throw new InvalidArgumentError('It must be a game as a failed run prints it.')
}

const write = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const grouped = (number: number): string => number.toLocaleString('en-GB')

const summary = (
  what: string,
  { runs, events, accepted, microsteps, actions, circles }: Counts,
  seconds: number,
): string =>
  [
    `${grouped(runs)} ${what} in ${seconds.toFixed(1)} s:`,
    `${grouped(events)} events, ${grouped(accepted)} of them accepted,`,
    `${grouped(microsteps)} microsteps with ${grouped(actions)} actions compared`,
    ...(circles === 0 ? [] : [`(${circles} looped endlessly in both)`]),
  ].join(' ')

/** The share of the game's chart that the games covered, in words. Transitions that wait for the end of a state are not counted. */
const reached = ({ states, transitions }: Counts): string => {
  const leaves = [...STEPPER.table.leaves.values()]
  const rows = leaves.flatMap(({ on, always }) => [...[...on.values()].flat(), ...always])
  const names = new Set(rows.map(({ source, event, index }) => transitionName(source, event, index)))
  const count = (all: Iterable<string>, known: ReadonlySet<string>): number =>
    [...all].filter((one) => known.has(one)).length
  const paths = leaves.map(({ path }) => path)
  return `They entered ${count(paths, states)} of ${paths.length} states and took ${count(names, transitions)} of ${names.size} transitions of the chart of the game.`
}

const timed = (what: string, run: Run, compare: (run: Run) => RunResult): RunResult => {
  const bar = new SingleBar(
    { format: `${what} {bar} {percentage}% | {value}/{total} events | {eta_formatted} left`, hideCursor: true },
    Presets.shades_classic,
  )
  const shows = process.stderr.isTTY
  if (shows) bar.start(run.events, 0)
  const began = performance.now()
  const verdict = compare({ ...run, ...(shows ? { progress: (done) => bar.update(done) } : {}) })
  if (shows) bar.stop()
  write(summary(what, verdict.counts, (performance.now() - began) / 1000))
  return verdict
}

/**
 * Compares the machines as the options say: on random charts and in games, with half the events each; only on charts, or only in games,
 * with all events; or in a single game. Returns a difference, or null.
 */
const failureOf = ({ events, seed, of, game }: Options): string | null => {
  if (game !== undefined) return timed('game', { seed, events: 1 }, () => compareGame(game)).failure
  const run = { seed, events: of === 'both' ? Math.ceil(events / 2) : events }
  const charts = of === 'games' ? null : timed('charts', run, compareCharts)
  if (of === 'charts' || (charts !== null && charts.failure !== null)) return charts?.failure ?? null
  const games = timed('games', run, compareGames)
  write(reached(games.counts))
  return games.failure
}

const options = new Command('differential')
  .description("Is the compiled stepper the very same machine as XState's interpreter? Every microstep is compared.")
  .option('--events <number>', 'the minimum number of events', wholeNumber(1), 200_000)
  .option('--seed <number>', 'which charts and games', wholeNumber(0), 1)
  .addOption(new Option('--of <what>', 'what to run').choices(['charts', 'games', 'both']).default('both'))
  .option('--game <json>', 'a single game, as a failed run prints it', scenario)
  .parse()
  .opts<Options>()

const failure = failureOf(options)
write(failure === null ? 'No difference.' : `\n${failure}`)
process.exitCode = failure === null ? 0 : 1
