/** Redirects transitions from hidden inner states to the state around them. */
import type { ChartState, ChartTransition } from './graph.ts'

/** A compound state drawn as a single box, without the states inside it. */
export const shut = (state: ChartState): ChartState =>
  state.kind === 'compound' ? { ...state, kind: 'atomic', initial: null } : state

/** Redirects the source and the target of each transition with `lift`. A transition whose target becomes its source has no target. */
export const liftTransitions = (
  transitions: readonly ChartTransition[],
  lift: (path: string) => string,
): readonly ChartTransition[] =>
  transitions.map((transition) => {
    const source = lift(transition.source)
    const target = transition.target === null ? null : lift(transition.target)
    return { ...transition, source, target: target === source ? null : target }
  })
