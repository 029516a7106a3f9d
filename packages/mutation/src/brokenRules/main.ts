/**
 * `npm run mutation:rules`: hunts every mutant, to see whether each broken rule is noticed. A table says which check found which mutant.
 * Ctrl-C stops the hunt.
 */
import { availableParallelism } from 'node:os'
import { Presets, SingleBar } from 'cli-progress'
import { Command } from 'commander'
import pc from 'picocolors'
import { readWholeNumber } from 'ptcg-turn-engine-cli/internal/fuzzInput'
import { drawnSample } from '../drawnSample.ts'
import { BY_RULINGS } from './byRulings.ts'
import { EQUIVALENT } from './equivalent.ts'
import { EVERY_MUTANT } from './everyMutant.ts'
import { huntAll } from './huntAll.ts'
import type { Killed, Survived } from './kill.ts'
import type { Mutant } from './mutant.ts'
import { huntSummary, type MutantOutcome, resultOf, rowsTable } from './outcomes.ts'

interface Options {
  readonly seed: number
  readonly games: number
  readonly workers: number
  readonly only?: string
  readonly sample?: number
  readonly json: boolean
}

const INTERRUPTED = 130
const WRONG_INPUT = 2

/** The number of mutants between two lines of progress, if there is no terminal for a bar. */
const LINE_EVERY = 50

const progressOf = (total: number) => {
  let done = 0
  let survivors = 0
  const bar = process.stderr.isTTY
    ? new SingleBar(
        { format: '{bar} {percentage}% | {value}/{total} mutants | {survivors} alive | {latest}', hideCursor: true },
        Presets.shades_classic,
      )
    : null
  bar?.start(total, 0, { survivors: 0, latest: '' })
  return {
    onOutcome: (outcome: Killed | Survived): void => {
      done += 1
      if (!('finding' in outcome) && !(outcome.mutant in EQUIVALENT) && !(outcome.mutant in BY_RULINGS)) {
        survivors += 1
        if (bar === null) process.stderr.write(`alive: ${outcome.mutant}\n`)
      }
      bar?.update(done, { survivors, latest: outcome.mutant.slice(0, 50) })
      if (bar === null && (done % LINE_EVERY === 0 || done === total))
        process.stderr.write(`${done} of ${total} mutants, ${survivors} alive\n`)
    },
    end: () => bar?.stop(),
  }
}

const chosen = ({ only, sample, seed }: Options): readonly Mutant[] => {
  const of =
    only === undefined
      ? EVERY_MUTANT
      : EVERY_MUTANT.filter(({ id, rules }) => id.includes(only) || rules.some((rule) => rule === only))
  return sample === undefined ? of : drawnSample(of, sample, seed)
}

/** The first Ctrl-C ends the hunt and prints the results so far; the second exits immediately. */
const interruption = (): AbortSignal => {
  const controller = new AbortController()
  process.on('SIGINT', () => {
    if (controller.signal.aborted) process.exit(INTERRUPTED)
    controller.abort()
  })
  return controller.signal
}

/** Hunts the chosen mutants. The exit code is 1 if a mutant survives, or if the list of equivalent mutants is wrong or too long. */
const run = async (options: Options, command: Command): Promise<void> => {
  const { seed, games, workers, json } = options
  const mutants = chosen(options)
  if (mutants.length === 0)
    command.error(`No mutant has "${options.only}" in its name, and none breaks a rule with this id.`)
  const stop = interruption()
  const began = performance.now()
  const progress = progressOf(mutants.length)
  const outcomes = await huntAll(mutants, { seed, games, workers, onOutcome: progress.onOutcome, stop })
  progress.end()
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]))
  const results = outcomes.flatMap((outcome): readonly MutantOutcome[] => {
    const mutant = byId.get(outcome.mutant)
    return mutant === undefined ? [] : [resultOf(mutant, outcome)]
  })
  const summary = huntSummary(results)
  process.stdout.write(
    json ? `${JSON.stringify({ seed, games, summary, results })}\n` : `${rowsTable(results)}\n${summary.text}\n`,
  )
  process.stderr.write(
    `${pc.bold('time')}         ${((performance.now() - began) / 1000).toFixed(0)} s, ${workers} workers\n`,
  )
  if (stop.aborted) process.exitCode = INTERRUPTED
  else if (!summary.sound) process.exitCode = 1
}

await new Command('mutation:rules')
  .description('break the engine in every known way, and see that each defect is found; exit code 1 if one is not')
  .option('-s, --seed <number>', 'seed of the games', readWholeNumber(0, 'The seed'), 1)
  .option(
    '-g, --games <number>',
    'games after which a mutant counts as not found',
    readWholeNumber(1, 'The number of games'),
    3000,
  )
  .option(
    '-w, --workers <number>',
    'worker threads',
    readWholeNumber(1, 'The number of workers'),
    availableParallelism(),
  )
  .option('--only <text>', 'only mutants whose name contains this text, or that break the rule with this id')
  .option('--sample <number>', 'only this many mutants, drawn by the seed', readWholeNumber(1, 'The sample'))
  .option('--json', 'print every outcome with its counterexample as JSON', false)
  .showHelpAfterError('(see --help)')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : WRONG_INPUT))
  .action(run)
  .parseAsync()
