/**
 * Finds rows of a table that do nothing although something must happen. XState takes an automatic transition that changes nothing only
 * once, while a stepper would repeat it forever. If an event led to another state without any action, the facts of the previous event would
 * stay.
 */

import type { ChartTable, Leaf, Row } from 'ptcg-turn-engine/internal/engine/stepper/table'
import type { ChartProblem } from './subset.ts'

const sentence = (row: Row, leaf: Leaf, idle: string): ChartProblem => {
  const transition = `transition ${row.waits ? 'when the state is done' : row.event === null ? 'by itself' : `on ${row.event}`}`
  const subject = row.source === leaf.path ? `The ${transition}` : `In ${leaf.path} the ${transition}`
  return { path: row.source, message: `${subject} ${idle}.` }
}

const inLeaf = (leaf: Leaf): readonly ChartProblem[] => {
  const changesNothing = (row: Row): boolean => row.actions.length === 0 && row.target === leaf.path
  const onlyLeads = (row: Row): boolean => row.actions.length === 0 && row.target !== leaf.path
  return [
    ...[...leaf.on.values()]
      .flat()
      .filter(onlyLeads)
      .map((row) => sentence(row, leaf, 'leads elsewhere without doing anything')),
    ...[...leaf.always, ...leaf.onDone].filter(changesNothing).map((row) => sentence(row, leaf, 'changes nothing')),
  ]
}

/** Every row that does nothing, with the path of its state. Final leaves are skipped, since a completed chart takes no row. */
export const idleRows = ({ leaves }: ChartTable): readonly ChartProblem[] =>
  [...leaves.values()].filter(({ final }) => !final).flatMap(inLeaf)
