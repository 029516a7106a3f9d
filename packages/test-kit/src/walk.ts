/** Walks through games: a random player picks one legal event after another. */
import * as E from 'fp-ts/lib/Either.js'
import {
  createGame,
  decks,
  type GameOptions,
  legalEvents,
  type Microstep,
  randomPlayer,
  type Snapshot,
} from 'ptcg-turn-engine'
import { STEPPER, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { randomOrder } from 'ptcg-turn-engine/internal/game/changes/chance'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

type DeckName = keyof typeof decks

/** A new game of two decks. `randomness` says whether a seed decides about chance, or the host is asked. */
export const opening = (names: readonly [DeckName, DeckName], randomness: GameOptions['randomness']): Snapshot => {
  const created = createGame({
    players: [
      { name: 'A', deck: decks[names[0]] },
      { name: 'B', deck: decks[names[1]] },
    ],
    randomness,
  })
  if (E.isLeft(created)) throw new Error(created.left.map(({ message }) => message).join(' '))
  return created.right
}

/** Picks one of the legal events. */
export type Pick = (legal: readonly GameEvent[], at: Snapshot) => GameEvent

/** A random player. It draws a new order for each shuffle, since the listed event stands for all orders. */
export const eager = (seed: number): Pick => {
  const decide = randomPlayer(seed)
  const generator = xoroshiro128plus(seed + 1)
  return (legal, at) => {
    const event = decide(at, legal)
    return event.type === 'DECK_SHUFFLED'
      ? { type: 'DECK_SHUFFLED', order: randomOrder(event.order.length, (limit) => uniformInt(generator, 0, limit)) }
      : event
  }
}

/** Plays to the end or for a number of events; reports every event with the snapshots before and after it. */
export const walk = (
  start: Snapshot,
  pick: Pick,
  seen: (event: GameEvent, before: Snapshot, after: Snapshot, microsteps: readonly Microstep[]) => void,
  most = Number.POSITIVE_INFINITY,
): Snapshot => {
  let at = start
  for (let events = 0; events < most; events += 1) {
    const legal = legalEvents(at)
    if (legal.length === 0) return at
    const event = pick(legal, at)
    const microsteps: Microstep[] = []
    const next = step(STEPPER, at, event, (one) => microsteps.push(one))
    seen(event, at, next, microsteps)
    at = next
  }
  return at
}
