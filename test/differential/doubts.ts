/**
 * What a chart must not have for a stepper and XState's interpreter to be the same machine, besides what `compile` refuses:
 * an automatic transition that changes nothing. XState takes it once, a stepper would go on for ever.
 */
import type { ChartTable, Leaf } from '../../src/engine/table.ts'
import { transitionName } from './course.ts'

const inLeaf = ({ path, always }: Leaf): readonly string[] =>
  always
    .filter(({ actions, target }) => actions.length === 0 && target === path)
    .map(({ source, event, index }) => `In ${path}, ${transitionName(source, event, index)} changes nothing.`)

/** Every such place, in one sentence each. */
export const doubts = ({ leaves }: ChartTable): readonly string[] => [...leaves.values()].flatMap(inLeaf)
