/** Hunts mutants for a terminal: shows how it goes, stops on Ctrl-C, and prints what found each. */
import { Presets, SingleBar } from 'cli-progress'
import pc from 'picocolors'
import { EQUIVALENT } from '../../fuzz/mutants/equivalent.ts'
import { EVERY_MUTANT } from '../../fuzz/mutants/everyMutant.ts'
import { huntAll } from '../../fuzz/mutants/huntAll.ts'
import type { Killed, Survived } from '../../fuzz/mutants/kill.ts'
import type { Mutant } from '../../fuzz/mutants/mutant.ts'
import { CannotAsk } from './cannotAsk.ts'
import { type MutantOutcome, resultOf, rowsTable, summaryOf } from './mutantsTable.ts'

export interface MutantsOptions {
  readonly seed: number
  readonly games: number
  readonly workers: number
  readonly only?: string
  readonly json: boolean
}

const INTERRUPTED = 130

/** A line now and then where there is no terminal to draw a bar on. */
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
    told: (outcome: Killed | Survived): void => {
      done += 1
      if (!('finding' in outcome) && EQUIVALENT[outcome.mutant] === undefined) {
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

const chosen = (only: string | undefined): readonly Mutant[] => {
  const some =
    only === undefined
      ? EVERY_MUTANT
      : EVERY_MUTANT.filter(({ id, rules }) => id.includes(only) || rules.some((rule) => rule === only))
  if (some.length === 0) throw new CannotAsk(`No mutant is called "${only}", and none breaks a rule of that id.`)
  return some
}

/** The first Ctrl-C ends the hunt and prints what is known; the second leaves at once. */
const interruption = (): AbortSignal => {
  const controller = new AbortController()
  process.on('SIGINT', () => {
    if (controller.signal.aborted) process.exit(INTERRUPTED)
    controller.abort()
  })
  return controller.signal
}

/** Hunts those that were asked for; the exit code is 1 where one is not found. */
export const huntMutants = async ({ seed, games, workers, only, json }: MutantsOptions): Promise<void> => {
  const mutants = chosen(only)
  const stop = interruption()
  const began = performance.now()
  const progress = progressOf(mutants.length)
  const outcomes = await huntAll(mutants, { seed, games, workers, told: progress.told, stop })
  progress.end()
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]))
  const results = outcomes.flatMap((outcome): readonly MutantOutcome[] => {
    const mutant = byId.get(outcome.mutant)
    return mutant === undefined ? [] : [resultOf(mutant, outcome)]
  })
  const summary = summaryOf(results)
  process.stdout.write(
    json ? `${JSON.stringify({ seed, games, summary, results })}\n` : `${rowsTable(results)}\n${summary.text}\n`,
  )
  process.stderr.write(
    `${pc.bold('time')}         ${((performance.now() - began) / 1000).toFixed(0)} s, ${workers} workers\n`,
  )
  if (stop.aborted) process.exitCode = INTERRUPTED
  else if (!summary.sound) process.exitCode = 1
}
