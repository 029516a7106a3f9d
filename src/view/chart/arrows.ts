/** Decides which transitions of a chart are drawn as arrows between boxes, and which are written as text inside a box. */
import type { ChartGraph, ChartTransition } from './graph.ts'
import { isWithin } from './overview.ts'

export interface Arrow {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly transitions: readonly ChartTransition[]
}

/** True if a transition is not drawn as an arrow: it stays in its state, or one of its two states lies inside the other. */
export const staysInside = ({ source, target }: ChartTransition): boolean =>
  target === null || isWithin(target, source) || isWithin(source, target)

/** The transitions that are written inside the box of a state. */
export const listInside = (graph: ChartGraph, path: string): readonly ChartTransition[] =>
  graph.transitions.filter((transition) => transition.source === path && staysInside(transition))

/** The arrows of a chart: one for each transition, or if `merged` one for all transitions with the same source and target. */
export const arrowsOf = (graph: ChartGraph, merged: boolean): readonly Arrow[] => {
  const arrows = new Map<string, Arrow>()
  for (const transition of graph.transitions) {
    const { id, source, target } = transition
    if (target === null || staysInside(transition)) continue
    const key = merged ? `${source} ${target}` : id
    const before = arrows.get(key)
    arrows.set(key, { id: before?.id ?? id, source, target, transitions: [...(before?.transitions ?? []), transition] })
  }
  return [...arrows.values()]
}
