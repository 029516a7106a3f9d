/** `ptcg-turn fuzz`: plays a campaign: random games in which checks look at every event. `fuzz merge` joins the reports of its parts. */
import { existsSync } from 'node:fs'
import { type Command, Option } from 'commander'
import type { RulesetId } from 'ptcg-turn-engine'
import { eraOption } from './eraOption.ts'
import { everyCore, MAX_WORKERS, readDuration, readWholeNumber, type Shard, shard } from './fuzzInput.ts'
import { UsageError } from './usageError.ts'

/** The options as typed. */
interface Written {
  readonly time?: number
  readonly games?: number
  readonly seed: number
  readonly workers: number
  readonly shard: Shard
  readonly report?: string
  readonly regressions?: string
  readonly cards?: readonly string[]
  readonly decks?: readonly string[]
  readonly era?: RulesetId
  readonly corpus?: string
  readonly checks?: readonly string[]
  readonly deep?: number
  readonly until?: number
  readonly stopOnFailure: boolean
  readonly json: boolean
}

const DEFAULT_SECONDS = 60
/** The folder from which the tests of a project replay regressions. A project need not have this folder. */
const TESTED_FOLDER = 'test/regressions'

const HELP = `
A game depends only on the seed and its number: any machine plays the same game, every time.
Shard i of n plays the numbers i-1, i-1+n, i-1+2n and so on; with --games, all shards together play numbers 0 to N-1.

With --cards, two random decks of these cards play each game. A text that is not understood is carried out by random changes.
With --decks, two of these decks play each game.

With --corpus, a file keeps rare games for the next campaign, each as a board and a few moves. Most games of a campaign
replay one of these with small changes, and end soon after. At the end, new rare games are added to the file; a missing
file is created.

Some checks watch every game; every 20th game is watched by all checks. --deep and --checks choose the checks; the games
stay the same.
With --until 3000, a campaign ends when 3000 games in a row have reached nothing new: no new rule, state, transition or
clause. With --time or --games as well, the first limit that is reached ends the campaign.

With --report, report.json and report.html are written to the folder every few seconds; the page shows the campaign while
it runs. The same command continues a campaign after the games that are done; with --time it gets that time once more.
A game that fails is shrunk and written to a file, which "ptcg-turn replay" prints as a story. The file is in the folder
of --regressions, else in ${TESTED_FOLDER} if that exists, else in the report folder. Nothing else is written.

Ctrl-C (or SIGTERM) ends a campaign after the games that are being played, and writes the report. A second Ctrl-C ends it
at once.
Exit code: 0 nothing failed, 1 a game failed, 2 wrong input, 130 (143) interrupted.`

const run = async ({
  time,
  games,
  report,
  regressions,
  cards,
  decks,
  corpus,
  checks,
  deep,
  until,
  shard: { shard: own, of },
  ...rest
}: Written): Promise<void> => {
  if (time !== undefined && games !== undefined)
    throw new UsageError('A campaign ends after some time or after some games; leave out either --time or --games.')
  if (cards !== undefined && decks !== undefined)
    throw new UsageError('Games use either random decks or well-known decks; leave out either --cards or --decks.')
  if (corpus !== undefined && (cards ?? decks ?? rest.era) !== undefined)
    throw new UsageError(
      'The games of a corpus have any cards and eras: --corpus cannot be combined with --cards, --decks or --era.',
    )
  if (checks !== undefined && deep !== undefined)
    throw new UsageError('The checks of --checks watch every game; leave out either --checks or --deep.')
  // Loaded lazily, so that other commands do not load this module.
  const { playFuzz } = await import('./fuzzCampaign.ts')
  process.exitCode = await playFuzz({
    ...rest,
    shard: own,
    of,
    games: games ?? null,
    time: games === undefined ? (time ?? (until === undefined ? DEFAULT_SECONDS : null)) : null,
    report: report ?? null,
    cards: cards ?? [],
    decks: decks ?? [],
    checks: checks ?? [],
    corpus: corpus ?? null,
    deep: deep ?? null,
    until: until ?? null,
    regressions: regressions ?? (existsSync(TESTED_FOLDER) ? TESTED_FOLDER : (report ?? null)),
  })
}

/** Adds the command to the program. */
export const addFuzz = (program: Command): void => {
  // Both `fuzz` and `fuzz merge` have an option `--report`. With positional options, "fuzz merge --report" is the option of merge.
  const fuzz = program
    .enablePositionalOptions()
    .command('fuzz')
    .enablePositionalOptions()
    .description('play random games and check every event; "fuzz merge" joins the reports of shards')
    .option(
      '-t, --time <duration>',
      `start no new game after this time, such as 90s, 10m or 2h (default: ${DEFAULT_SECONDS}s)`,
      readDuration,
    )
    .option(
      '-g, --games <number>',
      'end after this many games of all shards',
      readWholeNumber(1, 'The number of games'),
    )
    .option('-s, --seed <number>', 'seed of the games', readWholeNumber(0, 'The seed'), 1)
    .addOption(
      new Option('-w, --workers <number>', 'games played at once')
        .argParser(readWholeNumber(1, 'The number of workers', MAX_WORKERS))
        .default(everyCore(), 'one for each core'),
    )
    .addOption(
      new Option('--shard <i/n>', 'play only the games of the i-th of n machines')
        .argParser(shard)
        .default({ shard: 1, of: 1 }, '1/1'),
    )
    .option('-r, --report <folder>', 'write the report to this folder, and continue the one in it')
    .option('--regressions <folder>', 'write the games that fail into this folder')
    .option('-c, --cards <sets...>', 'play random decks of printed cards: sets such as sv1, "all", or JSON files')
    .option('-d, --decks <names...>', 'play well-known decks, such as arceus-vstar, or "all"')
    .addOption(eraOption('play only games of this era, with decks that fit it; its id, or letters such as bw'))
    .option('--corpus <file>', 'vary the kept games of this file, and add new ones to it')
    .option(
      '--checks <names...>',
      'watch every game with these checks alone, such as oracle or "saves resume", or those that a file exports, such as ./mine.js',
    )
    .option(
      '--deep <number>',
      'let all checks watch every n-th game (default: 20)',
      readWholeNumber(1, 'How often all checks watch'),
    )
    .option(
      '--until <number>',
      'end after this number of games in a row that reach nothing new',
      readWholeNumber(1, 'The number of games'),
    )
    .option('--stop-on-failure', 'end after the first game that fails', false)
    .option('--json', 'print the summary as JSON', false)
    .addHelpText('after', HELP)
    .action(run)
  fuzz
    .command('merge')
    .description('join the reports of shards, as if one machine had played all their games')
    .argument('<folders...>', 'report folders of the same campaign')
    .requiredOption('-r, --report <folder>', 'write the joint report to this folder')
    .option('--json', 'print the summary as JSON', false)
    .action(
      async (folders: readonly string[], { report, json }: { readonly report: string; readonly json: boolean }) => {
        const { mergeFuzz } = await import('./fuzzMerge.ts')
        process.exitCode = await mergeFuzz(folders, report, json)
      },
    )
}
