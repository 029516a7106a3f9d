/** Plays ahead from a snapshot, for search, training and playouts. Uses the same chart as `play` but does not validate events. */
import { expectOptions } from '../../game/board/expectArguments.ts'
import { roll, seeded } from '../../game/changes/chance.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { PlayerId } from '../../game/model/players.ts'
import type { Result } from '../../game/model/result.ts'
import { legalEventsOf } from '../listing/legalEvents.ts'
import { expectSnapshot } from '../stepper/expectArguments.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { STEPPER, step } from '../stepper/step.ts'
import { answerOfChance } from './answerOfChance.ts'
import { request } from './request.ts'

/** A game that advances in place. Forks share their common data in memory. */
export interface Simulation {
  /** The current snapshot. Later plays replace this snapshot but do not change the object. */
  readonly snapshot: Snapshot
  /** The result of the game, or null while the game continues. */
  readonly result: Result | null
  /** The player who must decide next, or `host` for a coin, a shuffle or a random card; null once the game is over. */
  readonly decider: PlayerId | 'host' | null
  /** Every legal event, in the order of `legalEvents`, without conceding. Empty only when the game is over. */
  readonly legal: () => readonly GameEvent[]
  /** Plays the legal event at this index. Throws a RangeError if the index is not valid. */
  readonly play: (index: number) => void
  /** Makes a separate simulation that starts at the current snapshot. The fork cannot undo earlier plays. */
  readonly fork: () => Simulation
  /** Undoes the latest play, chance included. Returns false if there is no play to undo or earlier snapshots are not kept. */
  readonly undo: () => boolean
}

/** The options of a simulation. */
export interface SimulationOptions {
  /** The seed, a whole number, of a generator that decides coins, shuffles and random cards. Default: the randomness of the snapshot. */
  readonly seed?: number
  /** With `forget`, earlier snapshots are not kept, which saves memory in long playouts. Default: `keep`. */
  readonly earlier?: 'keep' | 'forget'
}

const deciderOf = ({ game }: Snapshot): Simulation['decider'] => {
  if (game.result !== null) return null
  const { ask } = game
  if (ask === null) return game.turn.player
  return ask.ask === 'choice' || ask.ask === 'byHand' ? ask.player : 'host'
}

const simulationFrom = (start: Snapshot, earlier: Snapshot[] | null): Simulation => {
  let snapshot = start
  let legal: readonly GameEvent[] | null = null
  const goTo = (next: Snapshot): void => {
    snapshot = next
    legal = null
  }
  const list = (): readonly GameEvent[] => {
    legal ??= legalEventsOf(STEPPER, snapshot)
    return legal
  }
  return {
    get snapshot() {
      return snapshot
    },
    get result() {
      return snapshot.game.result
    },
    get decider() {
      return deciderOf(snapshot)
    },
    legal: list,
    play: (index) => {
      const event = Number.isInteger(index) ? list()[index] : undefined
      if (event === undefined)
        throw new RangeError(`There is no legal event ${String(index)}: there are ${list().length}.`)
      earlier?.push(snapshot)
      goTo(step(STEPPER, snapshot, event))
    },
    fork: () => simulationFrom(snapshot, earlier === null ? null : []),
    undo: () => {
      const before = earlier?.pop()
      if (before === undefined) return false
      goTo(before)
      return true
    },
  }
}

/** The snapshot in which the generator of a seeded game has answered every request that the host has not answered yet. */
const afterChance = (snapshot: Snapshot): Snapshot => {
  let at = snapshot
  while (deciderOf(at) === 'host') {
    const { game } = at
    const rolled = roll(game, (upTo) => answerOfChance(request(at), (limit) => upTo(limit - 1)))
    if (rolled === null || rolled.value === null) return at
    at = step(STEPPER, { state: at.state, game: rolled.game }, rolled.value)
  }
  return at
}

const HIDDEN = 'simulate takes a whole game: fill in the hidden cards of a view first.'

/**
 * Makes a simulation that plays ahead from a snapshot. With a seed, a separate generator replaces the randomness of the snapshot, and it
 * answers a request that waits for the host. Throws a TypeError for anything but a snapshot, for a view with hidden cards, for an unknown option, and for a seed that is not a whole number.
 */
export const simulate = (snapshot: Snapshot, options: SimulationOptions = {}): Simulation => {
  expectSnapshot('simulate', snapshot)
  if (snapshot.game.cards.some(({ definition }) => definition === null)) throw new TypeError(HIDDEN)
  expectOptions('simulate', options, { seed: null, earlier: ['keep', 'forget'] })
  const { seed } = options
  const earlier = options.earlier === 'forget' ? null : []
  if (seed === undefined) return simulationFrom(afterChance(snapshot), earlier)
  if (!Number.isSafeInteger(seed)) throw new TypeError('The seed of a simulation must be a whole number.')
  const game = { ...snapshot.game, randomness: seeded(seed) }
  return simulationFrom(afterChance({ state: snapshot.state, game }), earlier)
}
