/** Explores small games for a terminal: prints a table of the results, or the shortest sequences of events that show a rule. */
import { Presets, SingleBar } from 'cli-progress'
import Table from 'cli-table3'
import pc from 'picocolors'
import { type RuleId, ruleOf, type Snapshot } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { eventInWords } from 'ptcg-turn-engine/table'
import { ENGINE, firstSnapshot } from 'ptcg-turn-engine-fuzz'
import type { Path } from 'ptcg-turn-engine-fuzz/internal/exploration/explored'
import {
  cannotResume,
  type ExploredGame,
  exploreGame,
  exploreGames,
} from 'ptcg-turn-engine-fuzz/internal/exploration/exploring'
import { openingOfGame, type SmallGame } from 'ptcg-turn-engine-fuzz/internal/exploration/games'
import { highestClarity } from 'ptcg-turn-engine-fuzz/internal/exploration/showing'
import { LARGE_GAMES, SMALL_GAMES } from 'ptcg-turn-engine-fuzz/internal/exploration/smallGames'
import {
  type BothWaysShown,
  ruleShown,
  rulesShown,
  type Shortest,
} from 'ptcg-turn-engine-fuzz/internal/exploration/together'
import { send } from 'ptcg-turn-engine-fuzz/internal/run'
import { showRuleByCases } from './exploreCases.ts'
import { UsageError } from './usageError.ts'

export interface ExploreCommand {
  readonly games?: readonly SmallGame[]
  readonly workers: number
  readonly most?: number
  readonly spill?: string
  readonly rule?: RuleId
  readonly json: boolean
}

/** The names of the small games. */
export const gameNames: readonly string[] = SMALL_GAMES.map(({ name }) => name)

/** The names of games that are explored only on request. */
export const largeGameNames: readonly string[] = LARGE_GAMES.map(({ name }) => name)

const write = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const grouped = (number: number): string => number.toLocaleString('en')

const whoseEvent = ({ game }: Snapshot, event: GameEvent): string =>
  'player' in event ? `${game.players[event.player].name}: ` : ''

/** A path as numbered lines. A refused event is followed by the reasons. */
const pathLines = ({ game, path }: Shortest): string => {
  let at = firstSnapshot(openingOfGame(game))
  const lines = path.map((event, index) => {
    const sent = send(ENGINE.stepper, at, { event, expects: null })
    const refusal = sent.accepted
      ? []
      : ['refused:', ...sent.violations.map(({ rule, message }) => `${message} (${rule})`)]
    // A refused event may be malformed.
    const said =
      sent.violations[0]?.code === 'MALFORMED_EVENT'
        ? JSON.stringify(event)
        : `${whoseEvent(at, event)}${eventInWords(at.game, event)}`
    at = sent.after
    return [`${index + 1}. ${said}`, ...refusal].join(' ')
  })
  return lines.map((line) => `  ${line}`).join('\n')
}

const wayLines = (way: string, shown: Shortest | null): string =>
  shown === null
    ? `${pc.bold(way)}: not shown by these games.`
    : `${pc.bold(way)} in the game ${shown.game.name}, after ${shown.path.length} events:\n${pathLines(shown)}`

const ruleStory = ({ rule, accepted, rejected }: BothWaysShown): string =>
  [`${pc.cyan(rule)} ${ruleOf(rule).says}`, wayLines('accepted', accepted), wayLines('rejected', rejected)].join('\n')

const gamesTable = (games: readonly ExploredGame[]): string => {
  const table = new Table({
    head: ['game', 'about', 'states', 'transitions', 'depth', 'over', 'cut', 'found'].map(pc.bold),
    style: { head: [], border: [], compact: true },
    colAligns: ['left', 'left', 'right', 'right', 'right', 'right', 'right', 'right'],
  })
  const numbers = ({ explored: { states, transitions, depth, ends, cut } }: ExploredGame): readonly number[] => [
    states,
    transitions,
    depth,
    ends,
    cut,
  ]
  for (const one of games)
    table.push([
      one.explored.complete ? one.game.name : `${one.game.name} (part)`,
      one.game.about,
      ...numbers(one).map(grouped),
      grouped(one.explored.wrong.length),
    ])
  return table.toString()
}

const notShown = (rules: readonly BothWaysShown[], way: 'accepted' | 'rejected'): string => {
  const lacking = rules.filter((one) => one[way] === null).map(({ rule }) => rule)
  const shown = rules.length - lacking.length
  return `${pc.bold(way)}  ${shown} of ${rules.length} rules${lacking.length === 0 ? '' : `; not shown: ${lacking.join(', ')}`}`
}

const foundLines = ({ game, explored }: ExploredGame): string =>
  explored.wrong
    .map(({ check, says, path }) => `${pc.red(check)} in the game ${game.name}: ${says}\n${pathLines({ game, path })}`)
    .join('\n')

const summary = (games: readonly ExploredGame[], rules: readonly BothWaysShown[]): string => {
  const total = (of: (one: ExploredGame) => number): string => grouped(games.reduce((sum, one) => sum + of(one), 0))
  return [
    gamesTable(games),
    `${pc.bold('in all')}    ${total(({ explored }) => explored.states)} states, ${total(({ explored }) => explored.transitions)} transitions`,
    notShown(rules, 'accepted'),
    notShown(rules, 'rejected'),
    ...games.filter(({ explored }) => explored.wrong.length > 0).map(foundLines),
  ].join('\n')
}

const asJson = (shown: Shortest | null): { readonly game: string; readonly events: Path } | null =>
  shown === null ? null : { game: shown.game.name, events: shown.path }

const ruleAsJson = ({ rule, accepted, rejected }: BothWaysShown) => ({
  rule,
  accepted: asJson(accepted),
  rejected: asJson(rejected),
})

const summaryAsJson = (games: readonly ExploredGame[], rules: readonly BothWaysShown[]): string =>
  JSON.stringify({
    games: games.map(({ game, explored: { rules: _, ...explored } }) => ({
      game: game.name,
      about: game.about,
      cutBecause: game.cut?.says ?? null,
      ...explored,
    })),
    rules: rules.map(ruleAsJson),
  })

/**
 * The number of states to examine in each game, one limit for each pass; null for all states. The first pass examines every
 * game before the second pass begins, because most rules apply early in a game.
 */
const LOOKS = [3_000, 30_000, null] as const

/**
 * Finds an event that the rule accepts and an event that it refuses. Examines the beginning of every game, then more of each
 * game, and prefers the refusal that shows the rule most clearly.
 */
const findRule = (rule: RuleId, { games = SMALL_GAMES, most }: ExploreCommand): BothWaysShown => {
  let best: BothWaysShown = { rule, accepted: null, rejected: null }
  for (const look of most === undefined ? LOOKS : [most]) {
    const explored: ExploredGame[] = []
    for (const one of games) {
      explored.push({ game: one, explored: exploreGame(one, { most: look, until: rule }), seconds: 0 })
      best = ruleShown(explored, rule)
      if (best.accepted !== null && best.rejected?.clarity === highestClarity(rule)) return best
    }
    if (best.accepted !== null && best.rejected !== null) return best
  }
  return best
}

const showRule = (rule: RuleId, options: ExploreCommand): void => {
  const found = findRule(rule, options)
  write(options.json ? JSON.stringify(ruleAsJson(found)) : ruleStory(found))
}

/** The progress of all games together, as a bar on a terminal, otherwise as a line for each game. */
const progressOf = (games: number) => {
  const bar = new SingleBar(
    { format: '{bar} {value}/{total} games | {states} states | {speed} states/s | {latest}', hideCursor: true },
    Presets.shades_classic,
  )
  const isLive = process.stderr.isTTY
  const began = performance.now()
  const states = new Map<string, number>()
  let done = 0
  const show = (latest: string): void => {
    const all = [...states.values()].reduce((sum, one) => sum + one, 0)
    bar.update(done, {
      states: grouped(all),
      speed: grouped(Math.round((1000 * all) / (performance.now() - began))),
      latest,
    })
  }
  if (isLive) bar.start(games, 0, { states: 0, speed: 0, latest: '' })
  return {
    progress: (game: SmallGame, found: { readonly states: number }): void => {
      states.set(game.name, found.states)
      if (isLive) show(game.name)
    },
    done: ({ game, explored, seconds }: ExploredGame): void => {
      done += 1
      states.set(game.name, explored.states)
      if (isLive) show(game.name)
      else process.stderr.write(`${game.name}: ${grouped(explored.states)} states in ${seconds.toFixed(1)} s\n`)
    },
    end: (): void => {
      if (isLive) bar.stop()
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
      process.stderr.write(`${pc.bold('time')}      ${seconds} s, at most ${grouped(megabytes)} MB\n`)
    },
  }
}

/** Explores games, or shows a rule, as the options say. Sets the exit code 1 if a check finds a problem. */
export const exploreAsAsked = async (options: ExploreCommand): Promise<void> => {
  const { rule, most } = options
  if (rule !== undefined) {
    // --game or --most requests a search in small games; the default is the cases of the rule's tests.
    const isSearched = options.games !== undefined || most !== undefined
    if (isSearched) showRule(rule, options)
    else showRuleByCases(rule, options.json)
    return
  }
  const { games = SMALL_GAMES } = options
  const { workers, spill = null } = options
  const [sentence] = spill === null ? [] : cannotResume(games, spill)
  if (sentence !== undefined) throw new UsageError(sentence)
  const { progress, done, end } = progressOf(games.length)
  const explored = await exploreGames(games, { workers, most: most ?? null, folder: spill, progress, done }).catch(
    (error) => {
      // If a file cannot be written, for example on a full disk, a worker thread passes on only the message of the error.
      if (spill === null || !/^E[A-Z]+: /.test(String(error?.message))) throw error
      throw new UsageError(`${spill} cannot be written: ${error.message}. The same command resumes.`)
    },
  )
  end()
  const rules = rulesShown(explored)
  write(options.json ? summaryAsJson(explored, rules) : summary(explored, rules))
  if (explored.some((one) => one.explored.wrong.length > 0)) process.exitCode = 1
}
