/** Lifts transitions from hidden inner states to the state around them. */
import type { ChartState, ChartTransition } from './graph.ts'

/** A compound state seen from outside. */
export const shut = (state: ChartState): ChartState =>
  state.kind === 'compound' ? { ...state, kind: 'atomic', initial: null } : state

/** The transitions between the states that are shown; one that leads back to its own source stays there. */
export const liftTransitions = (
  transitions: readonly ChartTransition[],
  lift: (path: string) => string,
): readonly ChartTransition[] =>
  transitions.map((transition) => {
    const source = lift(transition.source)
    const target = transition.target === null ? null : lift(transition.target)
    return { ...transition, source, target: target === source ? null : target }
  })
