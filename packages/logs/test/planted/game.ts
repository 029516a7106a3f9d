/** A game of two random players as a log, and the table before each line. */
import * as E from 'fp-ts/lib/Either.js'
import { createGame, decks, legalEvents, play, randomPlayer, type Snapshot } from 'ptcg-turn-engine'
import { swordAndShield } from 'ptcg-turn-engine/internal/game/rulesets/rulesets'
import type { CardDefinition, Game, GameEvent } from 'ptcg-turn-engine/model'
import type { Entry } from '../../src/reading/battleLog.ts'
import { readBattleLog } from '../../src/reading/readBattleLog.ts'
import { type RefereedLog, refereeLog } from '../../src/refereeing/referee.ts'
import { writeBattleLog } from '../../src/writing/writeBattleLog.ts'

const MAX_EVENTS = 3000

export interface LoggedGame {
  readonly text: string
  /** The position of each turn, by `turnOf`. */
  readonly turns: readonly Game[]
  readonly cards: readonly CardDefinition[]
  readonly events: readonly GameEvent[]
}

/** The number of a turn, with Sudden Death turns separate from those of the former game. */
export const turnOf = ({ turn, tieBreak }: Pick<Game, 'turn' | 'tieBreak'>): number => tieBreak * 1000 + turn.number

const openingOf = (seed: number): Snapshot => {
  const [first, second] = seed % 2 === 0 ? [decks.cinderace, decks.inteleon] : [decks.inteleon, decks.cinderace]
  const created = createGame({
    players: [
      { name: 'Ada', deck: first },
      { name: 'Ben', deck: second },
    ],
    randomness: { seed },
  })
  if (E.isLeft(created)) throw new Error(created.left.map(({ message }) => message).join(' '))
  return created.right
}

/** Plays a random game and writes its log; an exact log distinguishes the copies of a card. */
export const logGame = (start: Snapshot, seed: number, exact = true): LoggedGame => {
  const decide = randomPlayer(seed)
  const events: GameEvent[] = []
  const turns: Game[] = []
  let at = start
  for (let legal = legalEvents(at); legal.length > 0 && events.length < MAX_EVENTS; legal = legalEvents(at)) {
    const event = decide(at, legal)
    const played = play(at, event)
    if (E.isLeft(played)) throw new Error('A legal event was refused.')
    events.push(event)
    at = played.right.snapshot
    if (at.state === 'turn.main.ready') turns[turnOf(at.game)] ??= at.game
  }
  return {
    events,
    text: writeBattleLog(start, events, { exact }),
    turns,
    cards: Object.values(start.game.definitions),
  }
}

/** A game of the theme decks. */
export const loggedGame = (seed: number): LoggedGame => logGame(openingOf(seed), seed)

export const refereeText = (text: string, cards: readonly CardDefinition[]): RefereedLog =>
  refereeLog(readBattleLog(text), { cards, whole: true, ruleset: swordAndShield })

/** One meaningful top-level line, and the game before it. */
export interface Before {
  readonly entry: Entry
  readonly game: Game
  /** The turn of the line, counted from 1; 0 is set-up. */
  readonly turn: number
}

/** The lines of a log with the game before each. */
export const linesWithGames = ({ text, cards }: LoggedGame): readonly Before[] => {
  const { moments } = refereeText(text, cards)
  let game: Game | null = null
  const byLine = new Map(moments.map(({ line, snapshot }) => [line, snapshot.game]))
  return readBattleLog(text).entries.flatMap((entry): readonly Before[] => {
    const before = game
    game = byLine.get(entry.line) ?? game
    return before === null ? [] : [{ entry, game: before, turn: before.turn.number }]
  })
}
