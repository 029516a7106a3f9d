/** The function with which states of the charts are written. This file imports only types, so a program that just plays loads no XState. */
import type { vocabulary } from './vocabularyOfXState.ts'

/** Returns the state unchanged. The compiler checks every event, clause, action and rule in it. */
export const state = <const Config extends Parameters<typeof vocabulary.createStateConfig>[0]>(
  config: Config,
): Config => config
