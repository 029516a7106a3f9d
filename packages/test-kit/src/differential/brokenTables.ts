/** The compiled stepper with broken tables, as a faulty `compile` could write them. The loop that reads the tables is correct. */
import * as E from 'fp-ts/lib/Either.js'
import type { ChartTable, Leaf, Row } from 'ptcg-turn-engine/internal/engine/stepper/table'
import { compile } from '../subset/compile.ts'
import { meaningNames } from '../subset/names.ts'
import { compileStepper } from './compiled.ts'
import type { Challenger } from './sides.ts'

type Rows = readonly Row[]

const everyLeaf =
  (change: (leaf: Leaf) => Leaf) =>
  (table: ChartTable): ChartTable => ({
    ...table,
    leaves: new Map([...table.leaves].map(([path, leaf]) => [path, change(leaf)])),
  })

const everyList = (change: (rows: Rows) => Rows) =>
  everyLeaf((leaf) => ({
    ...leaf,
    on: new Map([...leaf.on].map(([event, rows]) => [event, change(rows)])),
    always: change(leaf.always),
    onDone: change(leaf.onDone),
  }))

const everyRow = (change: (row: Row) => Row) => everyList((rows) => rows.map(change))

/** Each error by its name, with the change of the table that causes it. */
export const BROKEN_TABLES: Readonly<Record<string, (table: ChartTable) => ChartTable>> = {
  'the rows of a leaf are in reverse order': everyList((rows) => rows.toReversed()),
  'a leaf has only its first row for an event': everyList((rows) => rows.slice(0, 1)),
  'a row lacks its last clause': everyRow((row) => ({ ...row, clauses: row.clauses.slice(0, -1) })),
  'the actions of a row are in reverse order': everyRow((row) => ({ ...row, actions: row.actions.toReversed() })),
  'a row lacks its last action': everyRow((row) => ({ ...row, actions: row.actions.slice(0, -1) })),
  'a row has the wrong index': everyRow((row) => ({ ...row, index: row.index + 1 })),
  'a row has the wrong source': everyRow((row) => ({ ...row, source: row.target })),
  'an automatic row leads nowhere': everyLeaf((leaf) => ({
    ...leaf,
    always: leaf.always.map((row) => ({ ...row, target: leaf.path })),
  })),
  'no state is ever done': everyRow((row) => ({ ...row, finishes: null })),
  'a completed state is mistaken for its parent': everyRow(({ finishes, ...row }) => ({
    ...row,
    finishes: finishes === null ? null : finishes.slice(0, Math.max(0, finishes.lastIndexOf('.'))),
  })),
  'the `onDone` transitions are left out': everyLeaf((leaf) => ({ ...leaf, onDone: [] })),
  'the chart begins without its entry actions': (table) => ({ ...table, start: { ...table.start, actions: [] } }),
  'no leaf is final': everyLeaf((leaf) => ({ ...leaf, final: false })),
}

/** The compiled stepper with a changed table. */
export const withTable =
  (change: (table: ChartTable) => ChartTable): Challenger =>
  (machine, meaning) => {
    const table = compile(machine, meaningNames(meaning))
    if (E.isLeft(table)) throw new Error('The chart was compiled before.')
    return compileStepper({ table: change(table.right), meaning })
  }
