/** The command behind `npm run bench`: measures, reports, and records or compares. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import * as E from 'fp-ts/lib/Either.js'
import { betterRatios, isSlower, timeBuilds } from './against/against.ts'
import { better, type Compared, compare } from './comparison.ts'
import { type BenchmarkRecord, benchmarksDocument } from './document.ts'
import { thisMachine } from './machine.ts'
import { readRecord } from './record.ts'
import { comparisonReport, machineLine, ratioReport, sectionReport } from './report.ts'
import { runSection } from './running.ts'
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
  /** True: compares with the record. A text: the checkout whose build is compared with this one. */
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

/** Compares with the record. A section with a regression is measured again, because the machine may have been disturbed. */
const compareWithRecord = async (
  { sections }: BenchmarkRecord,
  outcomes: readonly SectionResult[],
  options: Options,
): Promise<readonly Compared[]> => {
  const first = compare(sections, outcomes)
  const suspects = SECTION_NAMES.filter((name) =>
    first.some(({ section, regression }) => regression && section === name),
  )
  if (suspects.length === 0) return first
  process.stderr.write(`Measured once more, because something seems slower: ${suspects.join(', ')}\n`)
  return better(first, compare(sections, await measure(suspects, options)))
}

/** Reads the record if it is needed. An unusable record is reported before minutes are spent on measuring. */
const recordFor = ({ page, compare: compares }: Options, command: Command): BenchmarkRecord | null => {
  if (!page && compares === false) return null
  const read = readRecord(RECORD)
  return E.isRight(read) ? read.right : command.error(`error: ${read.left}`)
}

const AGAINST = { rounds: 40, warmup: 6000 }

/** Times this checkout and another one alternately, and once more if something seems slower. */
const compareWithCheckout = async (other: string, { json }: Options, command: Command): Promise<void> => {
  try {
    const checkouts = { before: other, now: CHECKOUT }
    const first = await timeBuilds(checkouts, AGAINST)
    const ratios = first.some(isSlower) ? betterRatios(first, await timeBuilds(checkouts, AGAINST)) : first
    print(json ? JSON.stringify({ machine: thisMachine(), ratios }, null, 2) : ratioReport(ratios))
    if (ratios.some(isSlower)) process.exitCode = 1
  } catch (error) {
    command.error(`error: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const run = async (options: Options, command: Command): Promise<void> => {
  if (typeof options.compare === 'string') return compareWithCheckout(options.compare, options, command)
  const recorded = recordFor(options, command)
  if (recorded !== null && options.page) return writeFileSync(PAGE, benchmarksDocument(recorded))
  const machine = thisMachine()
  if (!options.json) print(`${machineLine(machine)}\n`)
  const sections = await measure(options.only ?? SECTION_NAMES, options)
  const record: BenchmarkRecord = { date: new Date().toISOString().slice(0, 10), machine, sections }
  if (recorded !== null) {
    const compared = await compareWithRecord(recorded, sections, options)
    print(options.json ? JSON.stringify({ ...record, compared }, null, 2) : comparisonReport(compared))
    if (compared.some(({ regression }) => regression)) process.exitCode = 1
    return
  }
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
      'compare with the recorded figures, or with the build of another checkout; writes nothing; exit code 1 if something is slower',
    )
      .default(false)
      .conflicts('quick'),
  )
  .option(
    '--page',
    'measure nothing; write packages/benchmarks/docs/benchmarks.md again from packages/benchmarks/docs/benchmarks.json',
    false,
  )
  .option('--games <number>', 'the number of games in the section about the heap', wholeNumber)
  .action(run)
  .parseAsync()
