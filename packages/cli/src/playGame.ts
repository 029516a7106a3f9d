/** Plays for a terminal: one game as a story, recorded in a file if requested, or many games counted. */

import pc from 'picocolors'
import {
  legalEvents,
  type Microstep,
  play,
  type RulesetId,
  randomPlayer,
  request,
  type Snapshot,
  view,
} from 'ptcg-turn-engine'
import { type Fact, type GameEvent, PLAYERS, type PlayerId } from 'ptcg-turn-engine/model'
import { eventInWords } from 'ptcg-turn-engine/table'
import { writeWhole } from 'ptcg-turn-engine-fuzz/internal/campaign/file'
import * as E from '#fp-ts/Either'
import { CannotAsk } from './cannotAsk.ts'
import { type ChosenDecks, chosenDecks } from './chosenDecks.ts'
import { newRecording } from './openGame.ts'
import { openingOf } from './randomGame.ts'
import { eventLines, factLines } from './storyteller.ts'

export interface PlayOptions {
  readonly seed: number
  readonly decks: readonly [string, string]
  readonly cards: readonly string[]
  readonly era?: RulesetId
  readonly human: 'none' | '1' | '2' | 'both'
  readonly games?: number
  readonly record?: string
  readonly json: boolean
}

const isHuman = (human: PlayOptions['human'], player: PlayerId): boolean =>
  human === 'both' || human === `${player + 1}`

/** The prompts are loaded when a person plays. */
const asking = () => import('./human.ts')

const write = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/**
 * The view for the terminal: one person sees only their own side; with two persons, or two random players, there are no
 * secrets.
 */
const audience = (snapshot: Snapshot, human: PlayOptions['human']): Snapshot =>
  human === 'none' || human === 'both' ? snapshot : view(snapshot, human === '1' ? 0 : 1)

const writeFacts = (facts: readonly Fact[]): void => {
  for (const fact of facts) write(JSON.stringify(fact))
}

/** One game: each event with its path through the chart and its facts. */
const tellGame = async (
  { seed, human, json }: PlayOptions,
  chosen: ChosenDecks,
  keep: (event: GameEvent) => void,
): Promise<void> => {
  let snapshot = openingOf(chosen.decks, seed, chosen.cards, chosen.era)
  const random = randomPlayer(seed)
  const tell = (lines: string): void => (json ? undefined : write(lines))
  tell(
    pc.dim(
      `Seed ${seed}. ${pc.green('›')} an event and the states of the chart it leads through; below it what happened.`,
    ),
  )
  if (json) writeFacts(snapshot.game.facts)
  tell(snapshot.game.facts.map((fact) => factLines(fact, snapshot.game)).join('\n'))
  for (let legal = legalEvents(snapshot); legal.length > 0; legal = legalEvents(snapshot)) {
    const player = request(snapshot)?.player ?? snapshot.game.turn.player
    const seen = isHuman(human, player) ? view(snapshot, player) : snapshot
    const event = isHuman(human, player)
      ? await (await asking()).askHuman(seen, player, legal)
      : random(snapshot, legal)
    const microsteps: Microstep[] = []
    const played = play(snapshot, event, (one) => microsteps.push(one))
    if (E.isLeft(played)) throw new Error(played.left.violations.map(({ message }) => message).join(' '))
    keep(event)
    const { facts } = played.right
    const shown = human === 'none' || human === 'both' ? facts : audience(played.right.snapshot, human).game.facts
    if (json) writeFacts(shown)
    else
      tell(
        eventLines(
          `${snapshot.game.players[player].name}: ${eventInWords(audience(snapshot, human).game, event)}`,
          microsteps,
          shown,
          snapshot.game,
        ),
      )
    snapshot = played.right.snapshot
  }
}

/** One game, recorded in a file even if a person leaves it early. */
const recordGame = async (options: PlayOptions, chosen: ChosenDecks, file: string): Promise<void> => {
  const events: GameEvent[] = []
  const writeDown = (): void => {
    const recording = newRecording(chosen.decks, options.seed, events, chosen.cards, chosen.era)
    const written = writeWhole(file, `${JSON.stringify(recording, null, 2)}\n`)
    if (E.isLeft(written)) throw new CannotAsk(written.left)
  }
  // Find out before the game, not after it, that the file cannot be written.
  writeDown()
  try {
    await tellGame(options, chosen, (event) => events.push(event))
  } finally {
    writeDown()
  }
}

/** Plays as the options say. */
export const playAsAsked = async (options: PlayOptions): Promise<void> => {
  const anyHuman = PLAYERS.some((player) => isHuman(options.human, player))
  if (anyHuman && !process.stdin.isTTY)
    throw new CannotAsk('A human player needs a terminal to answer from; leave out --human to watch random players.')
  if (anyHuman && options.games !== undefined)
    throw new CannotAsk('Many games are played by random players; leave out either --human or --games.')
  if (options.record !== undefined && options.games !== undefined)
    throw new CannotAsk('A recording is of one game; leave out either --record or --games.')
  const chosen = await chosenDecks(options.decks, options.cards, options.era)
  if (options.games !== undefined)
    (await import('./manyGames.ts')).manyGames(chosen, options.games, options.seed, options.json)
  else if (options.record === undefined) await tellGame(options, chosen, () => undefined)
  else await recordGame(options, chosen, options.record)
}
