/** Steps the statechart: takes one event and all automatic transitions after it, until the chart waits again. */
import { game as chart } from '../../../machines/game.ts'
import type { Action } from '../../game/actions/action.ts'
import { memoize } from '../../game/board/memoize.ts'
import type { Writable } from '../../game/changes/copy.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import { type LinkedLeaf, type LinkedRow, link } from './linked.ts'
import { type Holds, MEANING, type Meaning, receiveEvent } from './meaning.ts'
import type { Snapshot, StatePath } from './snapshot.ts'
import { type ChartTable, chartTableOf, type Leaf, type Row } from './table.ts'

/** One transition taken: the row of the table and the snapshot after it. */
export interface Microstep {
  readonly row: Row
  /** The leaf state that it was taken from. */
  readonly from: StatePath
  readonly snapshot: Snapshot
}

/** A chart with the meaning of its names. */
export interface Stepper {
  readonly table: ChartTable
  readonly meaning: Meaning
}

/** The stepper of the game without variants: its table is of the same chart that an actor runs. */
export const STEPPER: Stepper = { table: chartTableOf(chart), meaning: MEANING }

/**
 * A limit above the automatic steps of any event: exceeding it means that the chart goes round in a circle, which is a
 * bug.
 */
const MOST_MICROSTEPS = 100_000

const leavesOf = memoize(({ table, meaning }: Stepper): ReadonlyMap<string, LinkedLeaf> => link(table, meaning))

const linkedLeaf = (stepper: Stepper, state: string): LinkedLeaf => {
  const linked = leavesOf(stepper).get(state)
  if (linked === undefined) throw new Error(`The chart has no state ${state}.`)
  return linked
}

/** A table may be of any chart, but that of a stepper has the states of this game's chart. */
const pathOf = ({ leaf }: LinkedLeaf): StatePath => leaf.path as StatePath

/** True if the chart has a state of that path in which it can come to rest. */
export const isState = (stepper: Stepper, path: string): path is StatePath => stepper.table.leaves.has(path)

/** The leaf of that path. */
export const leafAt = (stepper: Stepper, state: StatePath): Leaf => linkedLeaf(stepper, state).leaf

/** The first row whose clauses all hold; each guard stops at its first clause that does not. */
const enabled = (rows: readonly LinkedRow[], game: Game, event: GameEvent): LinkedRow | undefined => {
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as LinkedRow
    if ((row.first === null || row.first(game, event)) && allHold(row.others, game, event)) return row
  }
  return undefined
}

const allHold = (clauses: readonly Holds[], game: Game, event: GameEvent): boolean => {
  for (let at = 0; at < clauses.length; at += 1) if (!(clauses[at] as Holds)(game, event)) return false
  return true
}

/** Stands for the event of an automatic step: at the beginning, and after a completed state. */
const NO_EVENT = { type: 'xstate.init' } as unknown as GameEvent

/** Runs actions. The first action of a new event gets a game without facts. */
const act = (actions: readonly Action[], game: Game, event: GameEvent): Game => {
  if (actions.length === 0) return game
  let now = event === NO_EVENT ? game : receiveEvent(game, event)
  for (const action of actions) now = action(now, event)
  return now
}

type Seen = (microstep: Microstep) => void

/** The position within a step: the leaf, the game, and the state that has just been completed, if any. */
interface Reached {
  readonly at: LinkedLeaf
  readonly game: Game
  readonly finishes: string | null
}

const NO_ROWS: readonly LinkedRow[] = []

/**
 * A plain snapshot, made by a constructor: where hosts keep every snapshot, V8 would put those of a literal among the
 * long-lived objects at once, with everything that they refer to, and events would take 1.3 times as long.
 */
const Rested = function (this: Writable<Snapshot>, state: StatePath, game: Game) {
  this.state = state
  this.game = game
} as unknown as new (
  state: StatePath,
  game: Game,
) => Snapshot
Rested.prototype = Object.prototype

/**
 * Takes automatic transitions until none is enabled. Transitions that wait for a state to be done (`onDone`) come after
 * those that wait for nothing, in the order in which the states were done, as in XState.
 */
const settle = ({ at: start, game, finishes }: Reached, sent: GameEvent, seen?: Seen): Snapshot => {
  let at = start
  let now = game
  let event = sent
  // Rarely more than one state is done at a time; a list is created only then.
  let next = finishes
  let later: string[] | null = null
  for (let steps = 0; steps < MOST_MICROSTEPS; steps += 1) {
    let taken = enabled(seen === undefined && next === null ? at.fused : at.always, now, event)
    while (taken === undefined) {
      if (next === null) return new Rested(pathOf(at), now)
      taken = enabled(at.onDone.get(next) ?? NO_ROWS, now, NO_EVENT)
      next = later?.shift() ?? null
    }
    if (taken.onNews) event = NO_EVENT
    now = act(taken.actions, now, event)
    seen?.({ row: taken.row, from: pathOf(at), snapshot: { state: pathOf(taken.target), game: now } })
    at = taken.target
    const { finishes: done } = taken
    if (done === null) continue
    if (next === null) next = done
    else {
      later ??= []
      later.push(done)
    }
  }
  throw new Error(`The chart does not come to rest in ${at.leaf.path}.`)
}

/** The snapshot after an event, or the same object if no state takes the event. */
export const step = (stepper: Stepper, snapshot: Snapshot, event: GameEvent, seen?: Seen): Snapshot => {
  const at = linkedLeaf(stepper, snapshot.state)
  const taken = enabled(at.on.get(event.type) ?? NO_ROWS, snapshot.game, event)
  // A transition without actions and without a target changes nothing.
  if (taken === undefined || (taken.actions.length === 0 && taken.target === at)) return snapshot
  const game = act(taken.actions, snapshot.game, event)
  seen?.({ row: taken.row, from: pathOf(at), snapshot: { state: pathOf(taken.target), game } })
  return settle({ at: taken.target, game, finishes: taken.finishes }, event, seen)
}

/** Takes the automatic transitions of a snapshot that was changed from outside, until the chart rests again. */
export const settleSnapshot = (stepper: Stepper, { state, game }: Snapshot, seen?: Seen): Snapshot =>
  settle({ at: linkedLeaf(stepper, state), game, finishes: null }, NO_EVENT, seen)

/** The first settled snapshot of a new game. */
export const begin = (stepper: Stepper, game: Game, seen?: Seen): Snapshot => {
  const { leaf, actions, finishes } = stepper.table.start
  const entered = act(
    actions.map((name) => stepper.meaning.actions[name]),
    game,
    NO_EVENT,
  )
  return settle({ at: linkedLeaf(stepper, leaf), game: entered, finishes }, NO_EVENT, seen)
}

/** True if no automatic transition is enabled. */
export const isSettled = (stepper: Stepper, { state, game }: Snapshot): boolean =>
  enabled(linkedLeaf(stepper, state).always, game, game.latest ?? NO_EVENT) === undefined
