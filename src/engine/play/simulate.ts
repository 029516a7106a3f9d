/**
 * Plays a game ahead, for search, training and playouts, with the same chart and clauses as `play`, but without
 * checking its arguments.
 */
import { expectOptions } from '../../game/board/misuse.ts'
import { seeded } from '../../game/changes/chance.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { PlayerId } from '../../game/model/players.ts'
import type { Result } from '../../game/model/result.ts'
import { legalEventsOf } from '../listing/legalEvents.ts'
import { expectSnapshot } from '../stepper/misuse.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { STEPPER, step } from '../stepper/step.ts'

/** A game that advances in place. Forks share everything that they have in common. */
export interface Simulation {
  /** The current snapshot: later plays do not change it. */
  readonly snapshot: Snapshot
  /** The result of the game, or null while it goes on. */
  readonly result: Result | null
  /** The player who must decide next, or the host if it owns the randomness; null once the game is over. */
  readonly decider: PlayerId | 'host' | null
  /** Every legal event, in the order of `legalEvents`, without conceding. Empty only when the game is over. */
  readonly legal: () => readonly GameEvent[]
  /** Plays the legal event at this index. Throws a RangeError if there is none. */
  readonly play: (index: number) => void
  /** A separate simulation that starts from the current moment; it cannot undo anything before that. */
  readonly fork: () => Simulation
  /** Undoes the latest play, chance included; false if there is none, or if earlier snapshots are not kept. */
  readonly undo: () => boolean
}

/** The options of a simulation. */
export interface SimulationOptions {
  /** A whole number: a generator with this seed decides coins and shuffles. Default: as in the snapshot. */
  readonly seed?: number
  /** `forget`: earlier snapshots are not kept, so that long playouts leave no garbage. Default: `keep`. */
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
      const event = list()[index]
      if (event === undefined) throw new RangeError(`There is no legal event ${index}: there are ${list().length}.`)
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

/**
 * Plays ahead from a snapshot. With a seed, chance is drawn from a separate generator, whatever the snapshot says. In a
 * view, fill in the hidden cards first: otherwise chance would deal cards without a definition. Throws a TypeError for
 * anything but a snapshot, for an unknown option, and for a seed that is not a whole number.
 */
export const simulate = (snapshot: Snapshot, options: SimulationOptions = {}): Simulation => {
  expectSnapshot('simulate', snapshot)
  expectOptions('simulate', options, { seed: null, earlier: ['keep', 'forget'] })
  const { seed } = options
  const earlier = options.earlier === 'forget' ? null : []
  if (seed === undefined) return simulationFrom(snapshot, earlier)
  if (!Number.isSafeInteger(seed)) throw new TypeError('The seed of a simulation is a whole number.')
  const game = { ...snapshot.game, randomness: seeded(seed) }
  return simulationFrom({ state: snapshot.state, game }, earlier)
}
