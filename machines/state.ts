/** The function that states of the charts are written with. The file imports only types, so a program that just plays does not load XState. */
import type { vocabulary } from './vocabularyOfXState.ts'

/** Returns the state unchanged. The compiler checks every event, clause, action and rule in it. */
export const state = <const Config extends Parameters<typeof vocabulary.createStateConfig>[0]>(
  config: Config,
): Config => config
