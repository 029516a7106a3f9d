/**
 * The form in which states of the charts are written. Only its type comes from XState: programs that only play, or draw
 * the chart, do not load XState.
 */
import type { vocabulary } from './vocabularyOfXState.ts'

/** A state as it is written: plain data, in which every event, clause, action and rule is checked by the compiler. */
export const state = <const Config extends Parameters<typeof vocabulary.createStateConfig>[0]>(
  config: Config,
): Config => config
