/** One event of a game as the inspector shows it: every microstep of the chart as a frame, what happened, or why not. */

import { type Microstep, type Opened, play, type Snapshot, type StatePath, type Violation } from 'ptcg-turn-engine'
import type { ToldLine } from 'ptcg-turn-engine/internal/view/toldGame/toldGame'
import type { Fact, Game } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'

/** The moment after one microstep. */
export interface Frame {
  /** The leaf the chart is in. */
  readonly state: StatePath
  /** Where the microstep came from: the same leaf where nothing was taken. */
  readonly from: StatePath
  /** The transition just taken, by its id on the chart, or null. */
  readonly transition: string | null
  readonly game: Game
  /** How many of the step's facts have happened by now. */
  readonly facts: number
}

/** One event: number 0 is how the game began, number n is the n-th event that was sent. */
export interface Step {
  readonly number: number
  /** As it was sent, or null for number 0. */
  readonly event: unknown
  readonly before: Snapshot
  /** The very same snapshot as before where the event was refused. */
  readonly after: Snapshot
  /** At least one; the last is the settled moment after the event. */
  readonly frames: readonly [Frame, ...Frame[]]
  readonly facts: readonly Fact[]
  /** Every reason why the event was refused; none where it was accepted. */
  readonly violations: readonly Violation[]
  /** What was said of it, where the game was told and not played. */
  readonly said?: ToldLine
}

/** Steps of games that were told, by their events; how such a game began, by its first moment. */
export const toldSteps = new WeakMap<object, Step>()

const toldStep = (event: unknown): Step | undefined =>
  typeof event === 'object' && event !== null ? toldSteps.get(event) : undefined

/** The id that the chart gives to the transition of a microstep. */
export const transitionId = ({ row }: Microstep): string => `${row.source}:${row.event ?? 'always'}:${row.index}`

const frameOf = (microstep: Microstep): Frame => ({
  state: microstep.snapshot.state,
  from: microstep.from,
  transition: transitionId(microstep),
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

/** The frames of an event that was accepted. The first shows where it found the chart only where nothing else is to be seen. */
const framesOf = (microsteps: readonly Microstep[], after: Snapshot): Step['frames'] => {
  const [first, ...rest] = microsteps.map(frameOf)
  return first === undefined ? [still(after, after.game.facts.length)] : [first, ...rest]
}

/** How a recorded game began. */
export const firstStep = ({ snapshot, microsteps }: Opened): Step =>
  toldStep(snapshot) ?? {
    number: 0,
    event: null,
    before: snapshot,
    after: snapshot,
    frames: framesOf(microsteps, snapshot),
    facts: snapshot.game.facts,
    violations: [],
  }

/** The moment after an event, whatever it is; what is refused changes nothing. */
export const momentAfter = (before: Snapshot, event: unknown): Snapshot => {
  const told = toldStep(event)
  if (told !== undefined) return told.after
  const played = play(before, event)
  return E.isLeft(played) ? before : played.right.snapshot
}

/** Sends an event, whatever it is, and tells everything about it. */
export const playStep = (before: Snapshot, event: unknown, number: number): Step => {
  const told = toldStep(event)
  if (told !== undefined) return told
  const microsteps: Microstep[] = []
  const played = play(before, event, (one) => microsteps.push(one))
  if (E.isLeft(played)) {
    const { violations } = played.left
    return { number, event, before, after: before, frames: [still(before, 0)], facts: [], violations }
  }
  const { snapshot: after, facts } = played.right
  return { number, event, before, after, frames: framesOf(microsteps, after), facts, violations: [] }
}
