/** A game played ahead: for search, training and playouts. The same chart and clauses as `play`, without checks of what is handed in. */
import { expectOptions } from '../../game/board/misuse.ts'
import { seeded } from '../../game/changes/chance.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { PlayerId } from '../../game/model/players.ts'
import type { Result } from '../../game/model/result.ts'
import { legalEventsOf } from '../listing/legalEvents.ts'
import { expectSnapshot } from '../stepper/misuse.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { STEPPER, step } from '../stepper/step.ts'

/** A game that moves on in place. Forks share everything that they have in common. */
export interface Simulation {
  /** The place of the game now: a snapshot like any other, which later plays do not change. */
  readonly snapshot: Snapshot
  /** How the game ended, or null while it goes on. */
  readonly result: Result | null
  /** The next to decide: a player, the host where it owns the randomness, or null once the game is over. */
  readonly decider: PlayerId | 'host' | null
  /** Every legal event, in the order of `legalEvents`, without conceding. Empty only when the game is over. */
  readonly legal: () => readonly GameEvent[]
  /** Plays the legal event at this index. Throws a RangeError where there is none. */
  readonly play: (index: number) => void
  /** A simulation of its own that starts where this one stands; nothing can be taken back beyond that. */
  readonly fork: () => Simulation
  /** Takes the latest play back, chance included; false where there is none. */
  readonly undo: () => boolean
}

/** The options of a simulation. */
export interface SimulationOptions {
  /** A whole number: coins and shuffles come from a generator with this seed. Default: as in the snapshot. */
  readonly seed?: number
}

const deciderOf = ({ game }: Snapshot): Simulation['decider'] => {
  if (game.result !== null) return null
  const { ask } = game
  if (ask === null) return game.turn.player
  return ask.ask === 'choice' || ask.ask === 'byHand' ? ask.player : 'host'
}

const simulationFrom = (start: Snapshot): Simulation => {
  let snapshot = start
  let legal: readonly GameEvent[] | null = null
  const earlier: Snapshot[] = []
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
      earlier.push(snapshot)
      goTo(step(STEPPER, snapshot, event))
    },
    fork: () => simulationFrom(snapshot),
    undo: () => {
      const before = earlier.pop()
      if (before === undefined) return false
      goTo(before)
      return true
    },
  }
}

/**
 * Plays ahead from a snapshot. With a seed, chance is drawn from a generator of its own, whatever the snapshot says. In a view,
 * say first what the hidden cards are: chance would deal cards that are nothing.
 * Throws a TypeError for anything but a snapshot, for an unknown option, and for a seed that is not a whole number.
 */
export const simulate = (snapshot: Snapshot, options: SimulationOptions = {}): Simulation => {
  expectSnapshot('simulate', snapshot)
  expectOptions('simulate', options, { seed: null })
  const { seed } = options
  if (seed === undefined) return simulationFrom(snapshot)
  if (!Number.isSafeInteger(seed)) throw new TypeError('The seed of a simulation is a whole number.')
  return simulationFrom({ state: snapshot.state, game: { ...snapshot.game, randomness: seeded(seed) } })
}
