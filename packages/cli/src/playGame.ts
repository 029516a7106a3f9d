/** Plays at a terminal: tells one game as a story and records it if requested, or counts the results of many games. */
import pc from 'picocolors'
import { legalEvents, type Microstep, play, type RulesetId, request, view } from 'ptcg-turn-engine'
import { type Fact, type GameEvent, PLAYERS, type PlayerId } from 'ptcg-turn-engine/model'
import { writeWhole } from 'ptcg-turn-engine-fuzz/internal/campaign/file'
import * as E from '#fp-ts/Either'
import { eventForAudience, factsForAudience, type Readership } from './audience.ts'
import { type ChosenDecks, chosenDecks } from './chosenDecks.ts'
import { isWithoutPerson, type Seats } from './kindsOfPlayers.ts'
import { newRecording } from './openGame.ts'
import { openedGame } from './randomGame.ts'
import { answererOf, type ReasonedEvent } from './seats.ts'
import { eventLines, factLines } from './terminalLines.ts'
import { UsageError } from './usageError.ts'

export interface PlayOptions {
  readonly seed: number
  readonly decks: readonly [string, string]
  readonly cards: readonly string[]
  readonly era?: RulesetId
  /** The kinds of both players. If undefined, the person at the terminal is asked for them. */
  readonly players?: Seats
  readonly games?: number
  /** True to print the states of the chart that an event passes through. */
  readonly states: boolean
  readonly record?: string
  readonly json: boolean
}

/** Loads the prompts only when a person plays. */
const asking = () => import('./human.ts')

const write = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** One person reads what their side may know, two people only what both may know, and spectators everything. */
const audienceOf = (seats: Seats): Readership => {
  const [first, second] = PLAYERS.filter((player) => seats[player] === 'human')
  if (first === undefined) return 'everything'
  return second === undefined ? first : 'both'
}

const writeFacts = (facts: readonly Fact[]): void => {
  for (const fact of facts) write(JSON.stringify(fact))
}

/** Plays one game, and prints each event with its path through the chart and its facts. `keep` gets each event. */
const playAndPrint = async (
  { seed, json, states }: PlayOptions,
  seats: Seats,
  chosen: ChosenDecks,
  keep: (event: GameEvent) => void,
): Promise<void> => {
  let snapshot = openedGame(chosen.decks, seed, chosen.cards, chosen.era)
  const audience = audienceOf(seats)
  let atTheTerminal: PlayerId | null = null
  const answerers = PLAYERS.map((player) => {
    const kind = seats[player]
    return kind === 'human' ? null : answererOf(kind, chosen, seed, player)
  })
  const answerIn = async (player: PlayerId, legal: readonly GameEvent[]): Promise<ReasonedEvent> => {
    const answer = answerers[player]
    if (answer !== null && answer !== undefined) return answer(snapshot, legal)
    const { askHuman, handOver } = await asking()
    if (audience === 'both' && atTheTerminal !== player) await handOver(snapshot.game.players[player].name)
    atTheTerminal = player
    const advise = (): ReasonedEvent => answererOf('strong', chosen, seed, player)(snapshot, legal)
    return { event: await askHuman(view(snapshot, player), player, legal, advise), reasons: [] }
  }
  const print = (lines: string): void => (json ? undefined : write(lines))
  print(
    pc.dim(
      `Seed ${seed}. ${pc.green('›')} marks an event. Below it ${states ? 'are the states of the chart that it passes through, and what happened' : 'is what happened'}.`,
    ),
  )
  const opening = factsForAudience(snapshot, audience)
  if (json) writeFacts(opening)
  print(opening.map((fact) => factLines(fact, snapshot.game)).join('\n'))
  let earlier: readonly Fact[] = []
  for (let legal = legalEvents(snapshot); legal.length > 0; legal = legalEvents(snapshot)) {
    const player = request(snapshot)?.player ?? snapshot.game.turn.player
    const { event, reasons } = await answerIn(player, legal)
    const microsteps: Microstep[] = []
    const played = play(snapshot, event, (one) => microsteps.push(one))
    if (E.isLeft(played)) throw new Error(played.left.violations.map(({ message }) => message).join(' '))
    keep(event)
    const shown = factsForAudience(played.right.snapshot, audience)
    if (json) writeFacts(shown)
    else
      print(
        eventLines(
          `${snapshot.game.players[player].name}: ${eventForAudience(snapshot, played.right.snapshot, event, audience)}`,
          states ? microsteps : [],
          earlier,
          shown,
          snapshot.game,
          audience === 'everything' ? reasons : [],
        ),
      )
    earlier = played.right.snapshot.game.attack === null ? [] : [...earlier, ...shown]
    snapshot = played.right.snapshot
  }
}

/** Plays one game and records it in a file, even if a person leaves early. */
const recordGame = async (options: PlayOptions, seats: Seats, chosen: ChosenDecks, file: string): Promise<void> => {
  const events: GameEvent[] = []
  const writeDown = (): void => {
    const recording = newRecording(chosen.decks, options.seed, events, chosen.cards, chosen.era)
    const written = writeWhole(file, `${JSON.stringify(recording, null, 2)}\n`)
    if (E.isLeft(written)) throw new UsageError(written.left)
  }
  // Fail before the game if the file cannot be written.
  writeDown()
  try {
    await playAndPrint(options, seats, chosen, (event) => events.push(event))
  } finally {
    writeDown()
  }
}

const DEFAULT: Seats = ['beginner', 'beginner']

const seatsFor = async ({ players, games, json }: PlayOptions): Promise<Seats> => {
  if (players !== undefined) return players
  const canAsk = games === undefined && !json && process.stdin.isTTY && process.stdout.isTTY
  return canAsk ? (await asking()).askSeats() : DEFAULT
}

/** Plays as the options say. */
export const playAsAsked = async (options: PlayOptions): Promise<void> => {
  const seats = await seatsFor(options)
  if (!isWithoutPerson(seats) && !process.stdin.isTTY) throw new UsageError('A human player needs a terminal.')
  if (options.record !== undefined && options.games !== undefined)
    throw new UsageError('A recording has one game; leave out either --record or --games.')
  const chosen = await chosenDecks(options.decks, options.cards, options.era)
  if (options.games !== undefined) {
    if (!isWithoutPerson(seats))
      throw new UsageError('Many games are played without a person; leave out --games, or "human" in --players.')
    const { manyGames } = await import('./manyGames.ts')
    manyGames(chosen, seats, options.games, options.seed, options.json)
  } else if (options.record === undefined) await playAndPrint(options, seats, chosen, () => undefined)
  else await recordGame(options, seats, chosen, options.record)
}
