/** Walks through a game: any legal event, picked by numbers; an eager player attacks rather than ending the turn. */
import * as E from 'fp-ts/lib/Either.js'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { decks } from '../../src/cards/decks.ts'
import { randomOrder } from '../../src/changes/chance.ts'
import { legalEvents } from '../../src/engine/legalEvents.ts'
import { createGame, type GameOptions } from '../../src/engine/newGame.ts'
import type { Snapshot } from '../../src/engine/snapshot.ts'
import { type Microstep, STEPPER, type Stepper, step } from '../../src/engine/step.ts'
import type { GameEvent } from '../../src/model/events.ts'

type DeckName = keyof typeof decks

/** A new game of two decks, seeded or asked. */
export const opening = (
  names: readonly [DeckName, DeckName],
  randomness: GameOptions['randomness'],
  options: Partial<GameOptions> = {},
): Snapshot => {
  const created = createGame({
    players: [
      { name: 'A', deck: decks[names[0]] },
      { name: 'B', deck: decks[names[1]] },
    ],
    randomness,
    ...options,
  })
  if (E.isLeft(created)) throw new Error(created.left.map(({ message }) => message).join(' '))
  return created.right
}

/** Picks one of the legal events. */
export type Pick = (legal: readonly GameEvent[], at: Snapshot) => GameEvent

/** Picks by a list of numbers, whatever they are, then always the last event (which ends turns). */
export const byNumbers = (numbers: readonly number[]): Pick => {
  let next = 0
  return (legal) => {
    const number = numbers[next]
    next += 1
    return legal[number === undefined ? legal.length - 1 : number % legal.length] as GameEvent
  }
}

const WEIGHTS: Partial<Record<GameEvent['type'], number>> = {
  DECLARE_ATTACK: 6,
  END_TURN: 0.3,
  EVOLVE: 4,
  ATTACH_ENERGY: 4,
  DONE: 0.5,
  RETREAT: 0.7,
}

/** A player who would rather do something. Shuffles are shuffled anew, since one order stands for all of them. */
export const eager = (seed: number): Pick => {
  const generator = xoroshiro128plus(seed)
  const below = (limit: number): number => uniformInt(generator, 0, limit - 1)
  return (legal) => {
    const weights = legal.map(({ type }) => (WEIGHTS[type] ?? 1) * 10)
    let at = below(Math.ceil(weights.reduce((sum, one) => sum + one, 0)))
    const index = weights.findIndex((weight) => {
      at -= weight
      return at < 0
    })
    const event = legal[index === -1 ? legal.length - 1 : index] as GameEvent
    return event.type === 'DECK_SHUFFLED'
      ? { type: 'DECK_SHUFFLED', order: randomOrder(event.order.length, (limit) => below(limit + 1)) }
      : event
  }
}

/** Plays to the end or for so many events; tells every event with where it came from and led to. */
export const walk = (
  start: Snapshot,
  pick: Pick,
  seen: (event: GameEvent, before: Snapshot, after: Snapshot, microsteps: readonly Microstep[]) => void,
  most = Number.POSITIVE_INFINITY,
  stepper: Stepper = STEPPER,
): Snapshot => {
  let at = start
  for (let events = 0; events < most; events += 1) {
    const legal = legalEvents(at)
    if (legal.length === 0) return at
    const event = pick(legal, at)
    const microsteps: Microstep[] = []
    const next = step(stepper, at, event, (one) => microsteps.push(one))
    seen(event, at, next, microsteps)
    at = next
  }
  return at
}
