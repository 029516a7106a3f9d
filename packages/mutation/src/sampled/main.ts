/**
 * `npm run mutation:sampled`: estimates the share of small changes of the engine that fuzzing alone finds, from a
 * sample drawn by a seed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { readWholeNumber } from 'ptcg-turn-engine-cli/internal/fuzzInput'
import { drawnSample } from '../drawnSample.ts'
import { refusedByTypeScript } from './compiling.ts'
import { findReached, huntEach, skipChange, type TriedChange } from './hunting.ts'
import { instrument, ROOMS, type Rooms } from './instrumented.ts'
import { changePlace, sampleSummary, shareLines } from './summary.ts'
import { foundByTests } from './testing.ts'

interface Options {
  readonly sample: number
  readonly seed: number
  readonly games: number
  readonly seconds: number
  readonly workers: number
  readonly tests: boolean
  readonly json: boolean
}

const ROOMS_BY_NAME = Object.keys(ROOMS) as readonly Rooms[]

const number = (what: string) => readWholeNumber(1, what)

const run = async ({ sample, seed, games, seconds, workers, tests, json }: Options): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'small-changes-'))
  const say = (line: string): void => void process.stderr.write(`${line}\n`)
  try {
    const { program, changes } = await instrument(folder)
    say(`${changes.length} small changes; playing ${games} games to see which they reach.`)
    const hunt = { program, seed, games, milliseconds: 1000 * seconds, workers }
    const reached = await findReached(hunt)
    const drawn = ROOMS_BY_NAME.flatMap((rooms) =>
      drawnSample(
        changes.filter((one) => one.rooms === rooms),
        sample,
        seed,
      ),
    )
    const refused = refusedByTypeScript(drawn, (done) => say(`${done}/${drawn.length} shown to the compiler`))
    const compiling = drawn.filter(({ id }) => !refused.has(id))
    const hunted = await huntEach(compiling, hunt, reached, (one, done) => {
      if (one.outcome !== 'found') say(`${done}/${compiling.length} ${changePlace(one)} ${one.outcome}`)
    })
    const left = hunted.filter(({ outcome }) => outcome !== 'found').map(({ change }) => change)
    const tested = tests ? foundByTests(left) : new Set()
    const tried = [
      ...drawn.filter(({ id }) => refused.has(id)).map((change) => skipChange(change, 'refused')),
      ...hunted.map((one): TriedChange => (tested.has(one.change.id) ? { ...one, outcome: 'tests' } : one)),
    ]
    const shares = ROOMS_BY_NAME.flatMap((rooms) =>
      shareLines(
        rooms,
        changes.filter((one) => one.rooms === rooms).length,
        tried.filter(({ change }) => change.rooms === rooms),
        tests,
      ),
    )
    process.stdout.write(
      json ? `${JSON.stringify({ seed, games, shares, tried }, null, 2)}\n` : sampleSummary(shares, tried),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await new Command('mutation:sampled')
  .description('change the engine in small ways, one at a time, and see which changes fuzzing alone finds')
  .option(
    '--sample <number>',
    'number of changes to try in the folders of the rules, and of as many in the rest of the engine',
    number('The sample'),
    300,
  )
  .option('--seed <number>', 'draws the sample and the games', number('The seed'), 1)
  .option('--games <number>', 'games in which each change is hunted', number('The number of games'), 600)
  .option('--seconds <number>', 'for the games of one change', number('The seconds'), 20)
  .option('--workers <number>', 'changes tried at once', number('The number of workers'), availableParallelism())
  .option('--tests', 'try the tests on the changes that no game finds', false)
  .option('--json', 'print the result of each change as JSON', false)
  .action(run)
  .parseAsync()
