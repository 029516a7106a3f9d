/** Steps the statechart: one event, then whatever follows by itself, until the chart waits again. */
import * as E from 'fp-ts/lib/Either.js'
import type { GameEvent } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import type { Snapshot } from './snapshot.ts'
import type { Names } from './subset.ts'
import { type ChartTable, compile, type Leaf, type Row } from './table.ts'
import { gameMachine, MEANING, type Meaning, receive } from './wiring.ts'

/** One transition taken: the row of the table and the snapshot after it. */
export interface Microstep {
  readonly row: Row
  readonly from: string
  readonly snapshot: Snapshot
}

/** A chart with the meaning of its names. */
export interface Stepper {
  readonly table: ChartTable
  readonly meaning: Meaning
}

/** The names that a meaning explains. */
export const namesIn = ({ clauses, actions }: Meaning): Names => ({
  clauses: new Set(Object.keys(clauses)),
  actions: new Set(Object.keys(actions)),
})

const tableOfTheGame = (): ChartTable => {
  const compiled = compile(gameMachine, namesIn(MEANING))
  if (E.isRight(compiled)) return compiled.right
  throw new Error(compiled.left.map(({ path, message }) => `${path}: ${message}`).join(' '))
}

/** The stepper of the game as it is: the very chart that an actor runs, compiled once. */
export const STEPPER: Stepper = { table: tableOfTheGame(), meaning: MEANING }

/** More automatic steps than any event can cause: a chart that goes round in a circle is a bug. */
const MOST_MICROSTEPS = 100_000

/** The clauses of a row all hold. Stops at the first that does not. */
export const holds = ({ clauses }: Meaning, row: Row, game: Game, event: GameEvent): boolean => {
  for (const name of row.clauses) if (!clauses[name](game, event)) return false
  return true
}

const enabled = (meaning: Meaning, rows: readonly Row[], game: Game, event: GameEvent): Row | undefined => {
  for (const row of rows) if (holds(meaning, row, game, event)) return row
  return undefined
}

const act = ({ actions }: Meaning, row: Row, game: Game, event: GameEvent): Game => {
  let now = game
  for (const name of row.actions) now = actions[name](now, event)
  return now
}

/** The leaf of that path. */
export const leafAt = ({ table }: Stepper, state: string): Leaf => {
  const leaf = table.leaves.get(state)
  if (leaf === undefined) throw new Error(`The chart has no state ${state}.`)
  return leaf
}

const NO_EVENT = { type: 'xstate.init' } as unknown as GameEvent

/** Takes automatic transitions until none is enabled. */
const settle = (
  stepper: Stepper,
  start: Leaf,
  game: Game,
  event: GameEvent,
  seen?: (microstep: Microstep) => void,
): Snapshot => {
  let leaf = start
  let now = game
  for (let steps = 0; steps < MOST_MICROSTEPS; steps += 1) {
    const row = leaf.final ? undefined : enabled(stepper.meaning, leaf.always, now, event)
    if (row === undefined) return { state: leaf.path, game: now }
    now = act(stepper.meaning, row, now, event)
    seen?.({ row, from: leaf.path, snapshot: { state: row.target, game: now } })
    leaf = leafAt(stepper, row.target)
  }
  throw new Error(`The chart does not come to rest in ${leaf.path}.`)
}

/** The snapshot after an event, or the very same one when no state takes it. */
export const step = (
  stepper: Stepper,
  snapshot: Snapshot,
  event: GameEvent,
  seen?: (microstep: Microstep) => void,
): Snapshot => {
  const leaf = leafAt(stepper, snapshot.state)
  const rows = leaf.final ? undefined : leaf.on.get(event.type)
  const row = rows === undefined ? undefined : enabled(stepper.meaning, rows, snapshot.game, event)
  // A transition that does nothing and leads nowhere changes nothing.
  if (row === undefined || (row.actions.length === 0 && row.target === leaf.path)) return snapshot
  const game = act(stepper.meaning, row, receive(snapshot.game, event), event)
  seen?.({ row, from: leaf.path, snapshot: { state: row.target, game } })
  return settle(stepper, leafAt(stepper, row.target), game, event, seen)
}

/** The first settled snapshot of a new game. */
export const begin = (stepper: Stepper, game: Game, seen?: (microstep: Microstep) => void): Snapshot => {
  const { leaf, actions } = stepper.table.start
  let now = game
  for (const name of actions) now = stepper.meaning.actions[name](now, NO_EVENT)
  return settle(stepper, leafAt(stepper, leaf), now, NO_EVENT, seen)
}

/** No transition happens by itself here. */
export const isSettled = (stepper: Stepper, { state, game }: Snapshot): boolean =>
  enabled(stepper.meaning, leafAt(stepper, state).always, game, game.latest ?? NO_EVENT) === undefined
