/** How a state of the charts is written. It takes its type from XState and loads nothing of it: who only plays, or draws the chart, has no XState. */
import type { vocabulary } from './vocabularyOfXState.ts'

/** A state as it is written: plain data, in which every event, clause, action and rule is checked by the compiler. */
export const state = <const Config extends Parameters<typeof vocabulary.createStateConfig>[0]>(
  config: Config,
): Config => config
