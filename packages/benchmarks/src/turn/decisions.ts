/** Plays whole games of full decisions. A decision lists every legal event, picks one at random and plays it. */

import {
  actorOptions,
  actorSnapshot,
  createGame,
  type Deck,
  gameMachine,
  legalEvents,
  play,
  type Snapshot,
  snapshotOf,
} from 'ptcg-turn-engine'
import { STEPPER, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { cardsOfDecks, knownDecks } from 'ptcg-turn-engine-cards'
import { openedGame } from 'ptcg-turn-engine-cli/internal/randomGame'
import { createActor, transition } from 'xstate'
import { diceFrom } from '../dice.ts'
import { vanillaDecks, vanillaPokemon } from '../vanilla/cards.ts'

/** Plays a game to its end with random picks from a seed. Returns the number of decisions. */
export type PlayoutThrough = (opening: Snapshot, seed: number) => number

/** Plays a game of random decisions: `next` carries out an event and returns the snapshot after it. */
const decide = (opening: Snapshot, seed: number, next: (event: GameEvent) => Snapshot): number => {
  const dice = diceFrom(seed)
  let decisions = 0
  for (let legal = legalEvents(opening); legal.length > 0; decisions += 1)
    legal = legalEvents(next(legal[dice(legal.length)] as GameEvent))
  return decisions
}

const throughStep: PlayoutThrough = (opening, seed) => {
  let snapshot = opening
  return decide(opening, seed, (event) => {
    snapshot = step(STEPPER, snapshot, event)
    return snapshot
  })
}

const throughPlay: PlayoutThrough = (opening, seed) => {
  let snapshot = opening
  return decide(opening, seed, (event) => {
    const played = play(snapshot, event)
    if (played._tag === 'Left') throw new Error(`${event.type} was refused.`)
    snapshot = played.right.snapshot
    return snapshot
  })
}

const throughActor: PlayoutThrough = (opening, seed) => {
  const actor = createActor(gameMachine, actorOptions(opening)).start()
  return decide(opening, seed, (event) => {
    actor.send(event)
    return snapshotOf(actor.getSnapshot())
  })
}

const throughTransition: PlayoutThrough = (opening, seed) => {
  let snapshot = actorSnapshot(opening)
  return decide(opening, seed, (event) => {
    ;[snapshot] = transition(gameMachine, snapshot, event)
    return snapshotOf(snapshot)
  })
}

/** Every way to carry out decisions. */
export const PLAYOUTS = {
  step: throughStep,
  play: throughPlay,
  actor: throughActor,
  transition: throughTransition,
} as const satisfies Readonly<Record<string, PlayoutThrough>>

/** A new game of the two theme decks, which swap seats with every seed. */
export const themeOpening = (seed: number): Snapshot =>
  openedGame(seed % 2 === 0 ? ['inteleon', 'cinderace'] : ['cinderace', 'inteleon'], seed)

/** A new game of the two vanilla decks, which swap seats with every seed. */
export const vanillaOpening = (seed: number): Snapshot => {
  const [first, second] = seed % 2 === 0 ? (['water', 'fire'] as const) : (['fire', 'water'] as const)
  const created = createGame({
    players: [
      { name: 'A', deck: vanillaDecks[first] },
      { name: 'B', deck: vanillaDecks[second] },
    ],
    randomness: { seed },
    cards: vanillaPokemon,
  })
  if (created._tag === 'Left') throw new Error(created.left.map(({ message }) => message).join(' '))
  return created.right
}

/** Loads the well-known decks. Returns a function that begins the game of a seed: one deck against the deck after it. */
export const knownOpening = async (): Promise<(seed: number) => Snapshot> => {
  const decks = Object.values(knownDecks)
  const cards = await cardsOfDecks(...decks)
  const deckOf = (seed: number): Deck => decks[seed % decks.length] as Deck
  return (seed) => {
    const created = createGame({
      players: [
        { name: 'A', deck: deckOf(seed) },
        { name: 'B', deck: deckOf(seed + 1) },
      ],
      randomness: { seed },
      cards,
    })
    if (created._tag === 'Left') throw new Error(created.left.map(({ message }) => message).join(' '))
    return created.right
  }
}

/** Makes openings reusable: the returned function prepares the opening of a seed only once, for all contenders. */
export const once = (opening: (seed: number) => Snapshot): ((seed: number) => Snapshot) => {
  const prepared = new Map<number, Snapshot>()
  return (seed) => {
    const begun = prepared.get(seed) ?? opening(seed)
    prepared.set(seed, begun)
    return begun
  }
}
