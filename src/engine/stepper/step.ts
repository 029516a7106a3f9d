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
  /** The leaf state in which the transition was taken. */
  readonly from: StatePath
  readonly snapshot: Snapshot
}

/** A chart as a table, together with the functions of its clauses and actions. */
export interface Stepper {
  readonly table: ChartTable
  readonly meaning: Meaning
}

/** The stepper of the game, with the real functions. Its table is made from the same chart as `gameMachine`. */
export const STEPPER: Stepper = { table: chartTableOf(chart), meaning: MEANING }

/** The maximum number of automatic transitions after one event. A chart that exceeds it is in an endless loop, which is a bug. */
const MOST_MICROSTEPS = 100_000

const leavesOf = memoize(({ table, meaning }: Stepper): ReadonlyMap<string, LinkedLeaf> => link(table, meaning))

const linkedLeaf = (stepper: Stepper, state: string): LinkedLeaf => {
  const linked = leavesOf(stepper).get(state)
  if (linked === undefined) throw new Error(`The chart has no state ${state}.`)
  return linked
}

/** The path of a leaf. The cast is safe, because the table of a stepper has the states of this game's chart. */
const pathOf = ({ leaf }: LinkedLeaf): StatePath => leaf.path as StatePath

/** True if the chart has a leaf state with this path. */
export const isState = (stepper: Stepper, path: string): path is StatePath => stepper.table.leaves.has(path)

/** The leaf with this path. */
export const leafAt = (stepper: Stepper, state: StatePath): Leaf => linkedLeaf(stepper, state).leaf

/** The first row whose clauses all hold. */
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

/**
 * A placeholder for the event that actions and clauses get when nobody has sent one: at the beginning, after a completed state, and after a
 * change from outside.
 */
const NO_EVENT = { type: 'xstate.init' } as unknown as GameEvent

/** Runs actions one after another. The first action of a new event gets a game without facts. */
const act = (actions: readonly Action[], game: Game, event: GameEvent): Game => {
  if (actions.length === 0) return game
  let now = event === NO_EVENT ? game : receiveEvent(game, event)
  for (const action of actions) now = action(now, event)
  return now
}

type Seen = (microstep: Microstep) => void

/** The progress of a step: the current leaf, the game, and the state that has just been completed, or null. */
interface Reached {
  readonly at: LinkedLeaf
  readonly game: Game
  readonly finishes: string | null
}

const NO_ROWS: readonly LinkedRow[] = []

/**
 * A constructor of snapshots. If snapshots were object literals and a host kept all of them, V8 would allocate them directly as long-lived
 * objects, which makes events take 1.3 times as long.
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
 * Takes automatic transitions until none is enabled. As in XState, `always` transitions come before `onDone` transitions, which are taken
 * in the order in which their states were done.
 */
const settle = ({ at: start, game, finishes }: Reached, sent: GameEvent, seen?: Seen): Snapshot => {
  let at = start
  let now = game
  let event = sent
  let next = finishes
  // The completed states after `next`. Two states are rarely complete at once, so the list is created only when needed.
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

/** The snapshot after an event, or the same object if the event is refused or changes nothing. */
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

/** Begins a new game and returns its first settled snapshot. */
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
