/** The timed work of a build: whole games, and each public function alone at the moments of these games. */
import type { Snapshot } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { diceFrom } from '../dice.ts'
import type { Build } from './build.ts'

/** A game that was played, with the moment before each of its events. */
export interface PlayedGame {
  readonly opening: Snapshot
  readonly events: readonly GameEvent[]
  readonly moments: readonly Snapshot[]
}

const openingOf = ({ createGame, decks }: Build, seed: number): Snapshot => {
  const players = [
    { name: 'A', deck: decks.cinderace },
    { name: 'B', deck: decks.inteleon },
  ] as const
  const made = createGame({ players, randomness: { seed } })
  if (made._tag === 'Left') throw new Error(made.left[0].message)
  return made.right
}

const sent = ({ play }: Build, at: Snapshot, event: GameEvent): Snapshot => {
  const played = play(at, event)
  if (played._tag === 'Left') throw new Error(`${event.type} was refused: ${played.left.violations[0].message}`)
  return played.right.snapshot
}

/** The maximum number of events, usually enough for random players to end a game. */
const MAX_EVENTS = 500

/** Plays a game with random events. Under the same rules, the same seed gives the same game. */
export const playedGame = (build: Build, seed: number): PlayedGame => {
  const throwDice = diceFrom(seed)
  const opening = openingOf(build, seed)
  const moments: Snapshot[] = []
  const events: GameEvent[] = []
  let at = opening
  while (events.length < MAX_EVENTS) {
    const legal = build.legalEvents(at)
    const event = legal[throwDice(Math.max(1, legal.length))]
    if (event === undefined) break
    moments.push(at)
    events.push(event)
    at = sent(build, at, event)
  }
  return { opening, events, moments }
}

/** Does some work and returns its amount. */
export type Work = (build: Build, games: readonly PlayedGame[]) => number

const each =
  (look: (build: Build, moment: Snapshot, event: GameEvent) => void): Work =>
  (build, games) => {
    let done = 0
    for (const { moments, events } of games)
      for (let at = 0; at < moments.length; at += 1) {
        look(build, moments[at] as Snapshot, events[at] as GameEvent)
        done += 1
      }
    return done
  }

/** Work that calls `look` with every `part`-th moment only, so that all kinds of work take about equally long. */
const some =
  (part: number, look: (build: Build, moment: Snapshot) => void): Work =>
  (build, games) => {
    let done = 0
    for (const { moments } of games)
      for (let at = 0; at < moments.length; at += part) {
        look(build, moments[at] as Snapshot)
        done += 1
      }
    return done
  }

/** Events that are refused: a player out of turn, a card that is not in the hand, an attack that does not exist. */
const REFUSED: readonly GameEvent[] = [
  { type: 'ATTACH_ENERGY', player: 0, card: 119, pokemon: 1 },
  { type: 'EVOLVE', player: 1, card: 3, pokemon: 999 },
  { type: 'DECLARE_ATTACK', player: 0, attack: 7 },
]

export const WORK: Readonly<Record<string, Work>> = {
  'whole games': (build, games) => {
    let done = 0
    for (const [seed] of games.entries()) done += playedGame(build, seed + 1).events.length
    return done
  },
  play: each(({ play }, moment, event) => play(moment, event)),
  legalEvents: each(({ legalEvents }, moment) => legalEvents(moment)),
  check: each(({ check }, moment, event) => {
    check(moment, event)
    for (const refused of REFUSED) check(moment, refused)
  }),
  view: each(({ view }, moment) => view(moment, 0)),
  createGame: (build, games) => {
    for (const { events } of games) openingOf(build, events.length)
    return games.length
  },
  'save and load': some(40, ({ save, load }, moment) => load(save(moment))),
}
