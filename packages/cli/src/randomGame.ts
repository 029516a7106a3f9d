/** Creates a game of two decks from a seed, and plays it to the end. */

import {
  createGame,
  type Decide,
  type Deck,
  type DeckName,
  type GameOptions,
  legalEvents,
  type Microstep,
  play,
  type RulesetId,
  type Snapshot,
} from 'ptcg-turn-engine'
import type { CardDefinition, Fact, GameEvent } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import { UsageError } from './usageError.ts'

/** An event, the snapshots before and after it, its facts and its microsteps. An observer gets them after each event. */
export interface Happened {
  readonly event: GameEvent
  readonly before: Snapshot
  readonly after: Snapshot
  readonly facts: readonly Fact[]
  readonly microsteps: readonly Microstep[]
}

/** Two decks, each in full or as the name of one of the engine's decks. */
export type TwoDecks = readonly [Deck | DeckName, Deck | DeckName]

/** The options of a new game of two decks. Players are not named after their decks, because decks are named after Pokémon. */
export const optionsOf = (
  [first, second]: TwoDecks,
  seed: number,
  cards: readonly CardDefinition[] = [],
  era?: RulesetId,
): GameOptions => ({
  players: [
    { name: 'Ada', deck: first },
    { name: 'Ben', deck: second },
  ],
  randomness: { seed },
  ...(cards.length === 0 ? {} : { cards }),
  ...(era === undefined ? {} : { ruleset: era }),
})

/** Creates a game of two decks. Throws a `UsageError` with every problem if a deck is illegal. */
export const openedGame = (...of: Parameters<typeof optionsOf>): Snapshot => {
  const created = createGame(optionsOf(...of))
  if (E.isLeft(created)) throw new UsageError(created.left.map(({ message }) => message).join('\n'))
  return created.right
}

/** Plays to the end; `decide` picks one of the legal events. Returns the last snapshot and the number of decisions. */
export const playToTheEnd = (
  opening: Snapshot,
  decide: Decide,
  observe?: (happened: Happened) => void,
): { readonly last: Snapshot; readonly decisions: number } => {
  let snapshot = opening
  let decisions = 0
  for (let legal = legalEvents(snapshot); legal.length > 0; legal = legalEvents(snapshot)) {
    const event = decide(snapshot, legal)
    const microsteps: Microstep[] = []
    const played = play(snapshot, event, observe === undefined ? undefined : (one) => microsteps.push(one))
    if (E.isLeft(played))
      throw new Error(`A legal event was refused: ${played.left.violations.map(({ message }) => message).join(' ')}`)
    observe?.({ event, before: snapshot, after: played.right.snapshot, facts: played.right.facts, microsteps })
    snapshot = played.right.snapshot
    decisions += 1
  }
  return { last: snapshot, decisions }
}
