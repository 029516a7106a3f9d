/**
 * Defines `state`. The charts pass each state to this function, so that the compiler checks it. This file imports only types, so that a
 * program that only plays games does not load XState.
 */
import type { vocabulary } from './vocabularyOfXState.ts'

/** Returns the state unchanged. The compiler checks every event, clause, action and rule in it. */
export const state = <const Config extends Parameters<typeof vocabulary.createStateConfig>[0]>(
  config: Config,
): Config => config
