/** Runs a campaign of random games: continues an earlier report, shows progress, stops on Ctrl-C, writes failures to files. */

import type { RulesetId } from 'ptcg-turn-engine'
import { playCampaign, type StopSign, stopSign } from 'ptcg-turn-engine-fuzz/internal/campaign/campaign'
import { digestOfCorpus, readCorpus, withKept, writeCorpus } from 'ptcg-turn-engine-fuzz/internal/campaign/corpus'
import { makeWritable } from 'ptcg-turn-engine-fuzz/internal/campaign/file'
import { hasReport, readReport, writePage, writeReport } from 'ptcg-turn-engine-fuzz/internal/campaign/folder'
import type { KeptGame } from 'ptcg-turn-engine-fuzz/internal/campaign/keeping'
import { regressionOf, writeRegression } from 'ptcg-turn-engine-fuzz/internal/campaign/regression'
import type { Shrunken } from 'ptcg-turn-engine-fuzz/internal/campaign/shrinking'
import { workersFor } from 'ptcg-turn-engine-fuzz/internal/campaign/workers'
import { type Watching, watchingInWords } from 'ptcg-turn-engine-fuzz/internal/checks'
import type { Failure } from 'ptcg-turn-engine-fuzz/internal/report/failure'
import { NOTHING_REACHED } from 'ptcg-turn-engine-fuzz/internal/report/reached'
import { REPORT_FORMAT, REPORT_VERSION, type Report } from 'ptcg-turn-engine-fuzz/internal/report/report'
import * as E from '#fp-ts/Either'
import type { CardsFile } from './cardsFile.ts'
import { chosenChecks } from './chosenChecks.ts'
import { engineVersion } from './engineVersion.ts'
import { campaignProgress } from './fuzzProgress.ts'
import { summaryJson, summaryLines } from './fuzzSummary.ts'
import { orSentence } from './orSentence.ts'
import { regressionStory } from './regressionStory.ts'
import { UsageError } from './usageError.ts'

export interface FuzzOptions {
  /** The time limit in seconds, or null if time does not limit the campaign. */
  readonly time: number | null
  readonly games: number | null
  readonly seed: number
  readonly workers: number
  readonly shard: number
  readonly of: number
  readonly report: string | null
  readonly regressions: string | null
  /** Sets and files of printed cards. If both this and `decks` are empty, games use the engine's and synthetic cards. */
  readonly cards: readonly string[]
  readonly decks: readonly string[]
  /** The era of every game. Default: any. */
  readonly era?: RulesetId
  /** The file of a corpus, or null. */
  readonly corpus: string | null
  /** Names of the checks that watch; empty for the usual checks. */
  readonly checks: readonly string[]
  /** The n for which all checks, also the slow ones, watch every n-th game; null for the default. */
  readonly deep: number | null
  /** Ends the campaign after this many games in a row that reached nothing new; null for no such limit. */
  readonly until: number | null
  readonly stopOnFailure: boolean
  readonly json: boolean
}

const watchingOf = ({ checks, deep }: FuzzOptions): Watching => ({
  ...(checks.length === 0 ? {} : { checks }),
  ...(deep === null ? {} : { deepEvery: deep }),
})

/** The corpus, short games with rare situations, as it was before the campaign. */
interface Corpus {
  readonly file: string
  readonly digest: string
  readonly games: readonly KeptGame[]
}

const corpusOf = (file: string): Corpus => {
  const games = orSentence(readCorpus(file))
  return { file, digest: digestOfCorpus(games), games }
}

const fresh = (options: FuzzOptions, cards: CardsFile | null, corpus: Corpus | null): Report => {
  const { seed, games, shard, of, era } = options
  const watching = watchingInWords(watchingOf(options))
  return {
    format: REPORT_FORMAT,
    version: REPORT_VERSION,
    engine: engineVersion(),
    seed,
    ...(cards === null ? {} : { cards: cards.digest }),
    ...(era === undefined ? {} : { era }),
    ...(corpus === null ? {} : { corpus: corpus.digest }),
    ...(watching === undefined ? {} : { watching }),
    games,
    of,
    shards: [shard],
    done: [],
    ...NOTHING_REACHED,
    seconds: 0,
  }
}

const SAME = {
  engine: 'engine version',
  seed: 'seed',
  cards: '--cards or --decks',
  era: '--era',
  corpus: '--corpus',
  watching: '--checks or --deep',
  games: '--games',
  of: 'number of shards',
} as const

/** The report in the folder of `--report`, or a new report. Throws a `UsageError` if the report belongs to another campaign or shard. */
const begun = (options: FuzzOptions, cards: CardsFile | null, corpus: Corpus | null): Report => {
  const wanted = fresh(options, cards, corpus)
  if (options.report === null || !hasReport(options.report)) return wanted
  const there = orSentence(readReport(options.report))
  const say = (value: unknown): string => (value == null ? 'none' : String(value))
  for (const [key, words] of Object.entries(SAME) as readonly [keyof typeof SAME, string][])
    if (there[key] !== wanted[key])
      throw new UsageError(
        `${options.report} has the report of another campaign: its ${words} is ${say(there[key])}, not ${say(wanted[key])}.`,
      )
  if (there.shards.length !== 1 || there.shards[0] !== options.shard)
    throw new UsageError(`${options.report} has the report of shard ${there.shards.join(', ')}, not ${options.shard}.`)
  return there
}

/** The number of games that the shard plays, or null if their number is not limited. */
const gamesOfShard = ({ games, shard, of }: FuzzOptions): number | null =>
  games === null ? null : Math.max(0, Math.ceil((games - shard + 1) / of))

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const
type Signal = keyof typeof SIGNALS

/** Listens for signals: the first signal requests a stop of the campaign, the second ends the process. */
const onSignal = (stop: StopSign): { readonly exitCode: () => number | null; readonly forget: () => void } => {
  let code: number | null = null
  const listen = (signal: Signal): void => {
    if (code !== null) process.exit(SIGNALS[signal])
    code = SIGNALS[signal]
    stop.show()
    process.stderr.write('\nStopping after the games that are being played. Press again to stop at once.\n')
  }
  const signals = Object.keys(SIGNALS) as readonly Signal[]
  for (const signal of signals) process.on(signal, listen)
  return {
    exitCode: () => code,
    forget: () => {
      for (const signal of signals) process.off(signal, listen)
    },
  }
}

const SAVED_EVERY_SECONDS = 5

/** Plays the campaign and returns the exit code. */
export const playFuzz = async (asked: FuzzOptions): Promise<number> => {
  const options: FuzzOptions = { ...asked, checks: await chosenChecks(asked.checks) }
  const isPrinted = options.cards.length + options.decks.length > 0
  const cards = isPrinted ? await (await import('./cardsFile.ts')).writeCards(options.cards, options.decks) : null
  const corpus = options.corpus === null ? null : corpusOf(options.corpus)
  let kept = corpus?.games ?? []
  const first = begun(options, cards, corpus)
  const save = async (report: Report, isRunning: boolean): Promise<void> => {
    if (options.report === null) return
    orSentence(writeReport(options.report, report))
    orSentence(await writePage(options.report, report, isRunning))
  }
  await save(first, true)
  // Fail before the first game if the corpus cannot be written.
  if (corpus !== null) orSentence(writeCorpus(corpus.file, kept))
  if (options.regressions !== null) orSentence(makeWritable(options.regressions))
  const files = new Map<number, string>()
  const keep = async (shrunken: Shrunken): Promise<Failure> => {
    const failure: Failure = { ...shrunken, story: regressionStory(shrunken) }
    if (options.regressions === null) {
      process.stderr.write(`\n${failure.story.join('\n')}\n`)
      return failure
    }
    const written = writeRegression(options.regressions, regressionOf(failure, options.seed, first.engine))
    if (E.isRight(written)) files.set(failure.number, written.right)
    process.stderr.write(`\nGame ${failure.number} failed: ${E.isRight(written) ? written.right : written.left}\n`)
    return failure
  }
  const stop = stopSign()
  const signals = onSignal(stop)
  const workers = workersFor(Math.min(options.workers, gamesOfShard(options) ?? options.workers))
  const progress = campaignProgress(first, options.time, gamesOfShard(options))
  let saved = performance.now()
  try {
    const report = await playCampaign({
      report: first,
      gamesOf: {
        ...(cards === null ? {} : { cards: cards.file }),
        ...(options.era === undefined ? {} : { era: options.era }),
        ...(corpus === null ? {} : { corpus: { file: corpus.file, digest: corpus.digest } }),
        ...watchingOf(options),
      },
      time: options.time,
      withoutNew: options.until,
      stopOnFailure: options.stopOnFailure,
      workers,
      stop,
      failure: keep,
      kept: (more) => {
        kept = withKept(kept, more)
      },
      progress: async (now) => {
        progress.show(now)
        if (performance.now() - saved < SAVED_EVERY_SECONDS * 1000) return
        saved = performance.now()
        await save(now, true)
      },
    })
    progress.end()
    await save(report, false)
    if (corpus !== null) orSentence(writeCorpus(corpus.file, kept))
    process.stdout.write(options.json ? summaryJson(report, files) : summaryLines(report, files))
    return signals.exitCode() ?? (report.failed > 0 ? 1 : 0)
  } finally {
    progress.end()
    signals.forget()
    await workers.end()
    cards?.remove()
  }
}
