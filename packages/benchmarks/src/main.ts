/** The command behind `npm run bench`: measures, reports, and records or compares. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import * as E from 'fp-ts/lib/Either.js'
import { betterRatios, isSlower, type Ratio, timeBuilds } from './against/against.ts'
import { commitThatChanged, withBuildOf } from './against/recordedBuild.ts'
import { type BenchmarkRecord, benchmarksDocument } from './document.ts'
import { thisMachine } from './machine.ts'
import { readRecord } from './record.ts'
import { machineLine, ratioReport, sectionReport } from './report.ts'
import { runSection, showProgress } from './running.ts'
import type { SectionResult } from './section.ts'
import { SECTION_NAMES, type SectionName } from './sections.ts'

const DOCS = join(import.meta.dirname, '../docs')
const CHECKOUT = join(DOCS, '../../..')
const RECORD = join(DOCS, 'benchmarks.json')
const PAGE = join(DOCS, 'benchmarks.md')

interface Options {
  readonly only?: readonly SectionName[]
  readonly json: boolean
  readonly quick: boolean
  /** The checkout whose build is compared with this one; true for the commit of the record. */
  readonly compare: boolean | string
  readonly page: boolean
  readonly games?: number
}

const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text))
    throw new InvalidArgumentError('The number of games must be a whole number of at least 1.')
  return Number(text)
}

const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const measure = async (
  names: readonly SectionName[],
  { quick, games, json }: Options,
): Promise<readonly SectionResult[]> => {
  const outcomes: SectionResult[] = []
  for (const section of names) {
    const outcome = await runSection({ section, quick, games: games ?? null })
    if (!json) print(sectionReport(outcome, quick))
    outcomes.push(outcome)
  }
  return outcomes
}

/** Times this build and another one in turn. */
const timeWith = async (other: string): Promise<readonly Ratio[]> => {
  const { follow, end } = showProgress('builds')
  try {
    return await timeBuilds({ before: other, now: CHECKOUT }, { rounds: 40, warmup: 12_000, pairs: 5 }, follow)
  } finally {
    end()
  }
}

/** Compares this build with another one. Both are timed once more if something seems slower. */
const compareWith = async (other: string, { json }: Options): Promise<void> => {
  const first = await timeWith(other)
  const ratios = first.some(isSlower) ? betterRatios(first, await timeWith(other)) : first
  print(json ? JSON.stringify({ machine: thisMachine(), ratios }, null, 2) : ratioReport(ratios))
  if (ratios.some(isSlower)) process.exitCode = 1
}

const compareBuilds = async (options: Options, command: Command): Promise<void> => {
  const { compare: other } = options
  try {
    await (typeof other === 'string'
      ? compareWith(other, options)
      : withBuildOf(CHECKOUT, commitThatChanged(CHECKOUT, RECORD), (folder) => compareWith(folder, options)))
  } catch (error) {
    command.error(`error: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Writes the page from the record. An unusable record is reported in one sentence. */
const writePage = (command: Command): void => {
  const read = readRecord(RECORD)
  if (E.isLeft(read)) command.error(`error: ${read.left}`)
  else writeFileSync(PAGE, benchmarksDocument(read.right))
}

const run = async (options: Options, command: Command): Promise<void> => {
  if (options.compare !== false) return compareBuilds(options, command)
  if (options.page) return writePage(command)
  const machine = thisMachine()
  if (!options.json) print(`${machineLine(machine)}\n`)
  const sections = await measure(options.only ?? SECTION_NAMES, options)
  const record: BenchmarkRecord = { date: new Date().toISOString().slice(0, 10), machine, sections }
  if (options.json) print(JSON.stringify(record, null, 2))
  if (options.quick || options.only !== undefined) return
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`)
  writeFileSync(PAGE, benchmarksDocument(record))
}

await new Command('bench')
  .description(
    'Measures the engine. A whole run takes minutes and writes packages/benchmarks/docs/benchmarks.md and packages/benchmarks/docs/benchmarks.json.',
  )
  .addOption(new Option('--only <sections...>', 'measure these sections; writes nothing').choices(SECTION_NAMES))
  .option('--json', 'print JSON', false)
  .option('--quick', 'only check that everything runs: the figures mean nothing, and nothing is written', false)
  .addOption(
    new Option(
      '--compare [checkout]',
      'time this build and that of another checkout, or of the commit of the record, in turn; writes nothing; exit code 1 if something is slower',
    )
      .default(false)
      .conflicts(['quick', 'only', 'page', 'games']),
  )
  .option(
    '--page',
    'measure nothing; write packages/benchmarks/docs/benchmarks.md again from packages/benchmarks/docs/benchmarks.json',
    false,
  )
  .option('--games <number>', 'the number of games in the section about the heap', wholeNumber)
  .action(run)
  .parseAsync()
