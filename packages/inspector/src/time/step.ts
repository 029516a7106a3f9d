/** Plays one event of a game for the inspector, with every microstep of the chart as a frame, and the facts or the reasons of a refusal. */

import { type Microstep, type Opened, receive, type Snapshot, type StatePath, type Violation } from 'ptcg-turn-engine'
import { idOfTransition, standsFor } from 'ptcg-turn-engine/chart'
import { gameGraph } from 'ptcg-turn-engine/game-chart'
import type { ReconstructedLine } from 'ptcg-turn-engine/internal/view/reconstructedGame/reconstructedGame'
import type { Fact, Game } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'

/** The moment after one microstep. */
export interface Frame {
  /** The current leaf of the chart. */
  readonly state: StatePath
  /** The leaf before the microstep; the same one if no transition was taken. */
  readonly from: StatePath
  /** The id of the transition taken, or null. */
  readonly transition: string | null
  readonly game: Game
  /** The number of the step's facts so far. */
  readonly facts: number
}

/** One event: number 0 is the beginning of the game, number n the n-th event. */
export interface Step {
  readonly number: number
  /** The event as it was sent, or null for number 0. */
  readonly event: unknown
  readonly before: Snapshot
  /** The moment after the event; the same object as `before` if the event was refused. */
  readonly after: Snapshot
  /** The microsteps, at least one. The last frame is the settled moment after the event. */
  readonly frames: readonly [Frame, ...Frame[]]
  readonly facts: readonly Fact[]
  /** Every reason why the event was refused; empty if it was accepted. */
  readonly violations: readonly Violation[]
  /** The log's line, in a reconstructed game. */
  readonly said?: ReconstructedLine
}

/** The prepared steps of reconstructed games, by their events. The key of the first step is its first moment. */
export const reconstructedSteps = new WeakMap<object, Step>()

const reconstructedStep = (event: unknown): Step | undefined =>
  typeof event === 'object' && event !== null ? reconstructedSteps.get(event) : undefined

const frameOf = (microstep: Microstep): Frame => ({
  state: microstep.snapshot.state,
  from: microstep.from,
  transition: idOfTransition(microstep.row),
  game: microstep.snapshot.game,
  facts: microstep.snapshot.game.facts.length,
})

const still = ({ state, game }: Snapshot, facts: number): Frame => ({
  state,
  from: state,
  transition: null,
  game,
  facts,
})

const NOTHING_CLOSED: ReadonlySet<string> = new Set()

/** True for a microstep into a final state that the chart does not draw; the next microstep goes on from that state. */
const isAnEnd = ({ snapshot: { state } }: Microstep): boolean => standsFor(gameGraph, state, NOTHING_CLOSED) !== state

/** The frames of an accepted event. If no microstep is drawn, the settled moment is the only frame. */
const framesOf = (microsteps: readonly Microstep[], after: Snapshot): Step['frames'] => {
  const [first, ...rest] = microsteps.filter((one) => !isAnEnd(one)).map(frameOf)
  return first === undefined ? [still(after, after.game.facts.length)] : [first, ...rest]
}

/** True for a line of a reconstructed game, which takes the place of an event. */
export const isReconstructedEvent = (event: unknown): boolean => reconstructedStep(event) !== undefined

/** Step 0 of a recorded game: its beginning. */
export const firstStep = ({ snapshot, microsteps }: Opened): Step =>
  reconstructedStep(snapshot) ?? {
    number: 0,
    event: null,
    before: snapshot,
    after: snapshot,
    frames: framesOf(microsteps, snapshot),
    facts: snapshot.game.facts,
    violations: [],
  }

/** The moment after a value was sent as an event; a refused event changes nothing. */
export const momentAfter = (before: Snapshot, event: unknown): Snapshot => {
  const prepared = reconstructedStep(event)
  if (prepared !== undefined) return prepared.after
  const played = receive(before, event)
  return E.isLeft(played) ? before : played.right.snapshot
}

/** Sends any value as an event, and returns the complete step. */
export const playStep = (before: Snapshot, event: unknown, number: number): Step => {
  const prepared = reconstructedStep(event)
  if (prepared !== undefined) return prepared
  const microsteps: Microstep[] = []
  const played = receive(before, event, (one) => microsteps.push(one))
  if (E.isLeft(played)) {
    const { violations } = played.left
    return { number, event, before, after: before, frames: [still(before, 0)], facts: [], violations }
  }
  const { snapshot: after, facts } = played.right
  return { number, event, before, after, frames: framesOf(microsteps, after), facts, violations: [] }
}
