/**
 * Predictable games: the decks, the chance and the players' decisions follow from a seed, so that a game is the same with
 * and without a server. Also selects a few games that together show every situation of many games.
 */
import {
  createGame,
  type GameEvent,
  type GameOptions,
  legalEvents,
  play,
  randomPlayer,
  request,
  type Snapshot,
} from 'ptcg-turn-engine'
import { chanceFor, type Draw } from '../../server/chance.ts'
import { markedGame } from './markedDecks.ts'
import { chanceFrom, right } from './serving.ts'
import { situationsAfter } from './situations.ts'

/** Everything that a game depends on. */
export interface Course {
  readonly beginning: Omit<GameOptions, 'randomness'>
  readonly draw: Draw
  /** A player's action after this number of events; deterministic. */
  readonly decide: (at: number, snapshot: Snapshot, own: readonly GameEvent[]) => GameEvent
}

const DECKS = ['cinderace', 'inteleon', 'laboratory'] as const
const deck = (seed: number) => DECKS[seed % DECKS.length] ?? 'cinderace'

export const courseOf = (seed: number): Course => {
  const random = randomPlayer(seed)
  const decided = new Map<number, GameEvent>()
  return {
    beginning: markedGame([deck(seed), deck(seed + (seed >> 2))]),
    draw: chanceFrom(seed),
    decide: (at, snapshot, own) => {
      const event = decided.get(at) ?? random(snapshot, own)
      decided.set(at, event)
      return event
    },
  }
}

/** All situations of a game, played without a server. */
const situationsIn = (seed: number): ReadonlySet<string> => {
  const { beginning, draw, decide } = courseOf(seed)
  const situations = new Set<string>()
  let snapshot = right(createGame({ ...beginning, randomness: 'asked' }))
  for (let at = 0; snapshot.game.result === null; at += 1) {
    const event = chanceFor(request(snapshot), draw) ?? decide(at, snapshot, legalEvents(snapshot))
    const after = right(play(snapshot, event)).snapshot
    for (const one of situationsAfter(snapshot, event, after)) situations.add(one)
    snapshot = after
  }
  return situations
}

/** The seeds of a few games that together show every situation of all games. */
export interface SelectedGames {
  readonly seeds: readonly number[]
  readonly situations: ReadonlySet<string>
}

/** Selects games: repeatedly takes the game with the most new situations, until no situation is new. */
export const selectGames = (games: number): SelectedGames => {
  const shown = Array.from({ length: games }, (_, index) => ({ seed: index + 1, by: situationsIn(index + 1) }))
  const situations = new Set(shown.flatMap(({ by }) => [...by]))
  const left = new Set(situations)
  const seeds: number[] = []
  while (left.size > 0) {
    const counted = shown.map(({ seed, by }) => ({ seed, by, news: [...by].filter((one) => left.has(one)).length }))
    const most = counted.reduce((best, one) => (one.news > best.news ? one : best))
    seeds.push(most.seed)
    for (const one of most.by) left.delete(one)
  }
  return { seeds, situations }
}
