/**
 * Makes steppers for variants of the chart that lack one clause of a transition, or a whole transition. A game that is played without a
 * rule shows what the rule does.
 */

import type { Snapshot } from 'ptcg-turn-engine'
import { idOfTransition } from 'ptcg-turn-engine/chart'
import { STEPPER, type Stepper, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Leaf, Row } from 'ptcg-turn-engine/internal/engine/stepper/table'
import type { ClauseName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import { type NamedMove, notInACircle } from './moves.ts'

/** A transition of the chart: its source, its event (null: automatic), and its index. */
export type Transition = Pick<Row, 'source' | 'event' | 'waits' | 'index'>

const isSame = (one: Transition, other: Transition): boolean => idOfTransition(one) === idOfTransition(other)

/** Every transition of the chart once, however many leaves it is taken from. */
export const TRANSITIONS: readonly Row[] = [
  ...new Map(
    [...STEPPER.table.leaves.values()]
      .flatMap((leaf) => [...[...leaf.on.values()].flat(), ...leaf.always, ...leaf.onDone])
      .map((row) => [idOfTransition(row), row]),
  ).values(),
]

/** The stepper of a chart with every row of its table rewritten; null removes a row. */
const rewritten = (rewrite: (row: Row) => Row | null): Stepper => {
  const rows = (old: readonly Row[]): readonly Row[] => old.flatMap((row) => rewrite(row) ?? [])
  const leaf = (one: Leaf): Leaf => ({
    ...one,
    on: new Map([...one.on].map(([event, old]) => [event, rows(old)])),
    always: rows(one.always),
    onDone: rows(one.onDone),
  })
  const leaves = new Map([...STEPPER.table.leaves].map(([path, one]) => [path, leaf(one)]))
  return { ...STEPPER, table: { ...STEPPER.table, leaves } }
}

/** The stepper of a chart in which the given transition lacks the given clause. */
export const without = (transition: Transition, clause: ClauseName): Stepper =>
  rewritten((row) =>
    isSame(row, transition) ? { ...row, clauses: row.clauses.filter((name) => name !== clause) } : row,
  )

/** The stepper of a chart that lacks the given transition. */
export const withoutTransition = (transition: Transition): Stepper =>
  rewritten((row) => (isSame(row, transition) ? null : row))

/** The result of moves: the states in which the game rested, and the last snapshot or the error. */
export interface MovesResult {
  readonly rests: readonly string[]
  readonly end: Snapshot | string
}

/**
 * Plays moves on a stepper, including moves that are refused. An error of the chart or an endless loop ends them, and is a part of the
 * result.
 */
export const outcome = (stepper: Stepper, start: Snapshot, moves: readonly NamedMove[]): MovesResult => {
  const rests: string[] = []
  const once = (at: Snapshot, move: NamedMove): Snapshot => {
    const next = step(stepper, at, move(at), notInACircle())
    rests.push(next.state)
    return next
  }
  try {
    return { rests, end: moves.reduce(once, start) }
  } catch (error) {
    return { rests, end: `${error}` }
  }
}
