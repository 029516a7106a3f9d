/** Redirects the transitions of hidden states, so that each starts or ends at a visible state around the hidden one. */
import type { ChartState, ChartTransition } from './graph.ts'

/** The state as a single box, without the states inside it. Only compound states are changed. */
export const shut = (state: ChartState): ChartState =>
  state.kind === 'compound' ? { ...state, kind: 'atomic', initial: null } : state

/** Replaces the source and the target of each transition by what `lift` returns for them. If both are then equal, the target is null. */
export const liftTransitions = (
  transitions: readonly ChartTransition[],
  lift: (path: string) => string,
): readonly ChartTransition[] =>
  transitions.map((transition) => {
    const source = lift(transition.source)
    const target = transition.target === null ? null : lift(transition.target)
    return { ...transition, source, target: target === source ? null : target }
  })
