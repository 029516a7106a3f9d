/** Models what is written in the box of a state and at an arrow. */
import { type Arrow, listedIn } from './arrows.ts'
import type { ChartGraph, ChartState, ChartTransition } from './graph.ts'
import { type Line, wrapped } from './lettering.ts'

const GAP: Line = { lettering: 'gap', text: '' }

/** Description and rules, for people who point at it. */
export const hintOf = ({ description, cite }: Pick<ChartTransition, 'description' | 'cite'>): string =>
  cite.length === 0 ? description : `${description} (${cite.join(', ')})`

const clauseLines = ({ clauses }: ChartTransition): readonly Line[] =>
  clauses.map((text) => ({ lettering: 'clause', text }))

const actionLines = (actions: readonly string[], prefix = ''): readonly Line[] =>
  actions.map((action) => ({ lettering: 'action', text: `${prefix}/ ${action}` }))

const eventLine = (transition: ChartTransition, target = ''): readonly Line[] => {
  if (transition.event === null && target === '') return []
  return [{ lettering: 'event', text: `${transition.event ?? 'automatic'}${target}`, hint: hintOf(transition) }]
}

/** A transition inside a box says where it leads, unless it stays. */
const listed = (transition: ChartTransition, full: boolean): readonly Line[] => {
  const { source, target, actions } = transition
  const event = eventLine(transition, target === null || target === source ? '' : ` → ${target}`)
  return full ? [GAP, ...event, ...clauseLines(transition), ...actionLines(actions)] : event
}

/** The name, the rules, the sentence, what is done on entry and exit, and the transitions that stay inside. */
export const stateWriting = (graph: ChartGraph, state: ChartState, full: boolean): readonly Line[] => {
  const isRoot = state.parent === null
  const wide = state.kind === 'compound' ? 420 : full ? 230 : 190
  const transitions = listedIn(graph, state.path).flatMap((transition) => listed(transition, full))
  return [
    { lettering: isRoot ? 'title' : 'name', text: state.key },
    ...wrapped('rules', state.cite.join(' '), wide),
    ...wrapped('says', state.description, wide),
    ...(full ? [...actionLines(state.entry, 'entry '), ...actionLines(state.exit, 'exit ')] : []),
    ...(transitions.length > 0 && !full ? [GAP] : []),
    ...transitions,
  ]
}

/** The event with its clauses beneath and what is done; from a distance, clauses only where no event tells what happens. */
export const arrowWriting = ({ transitions }: Arrow, full: boolean): readonly Line[] => {
  const lines = transitions.flatMap((transition) => {
    if (full) return [...eventLine(transition), ...clauseLines(transition), ...actionLines(transition.actions)]
    return transition.event === null ? clauseLines(transition) : eventLine(transition)
  })
  return lines.filter((line, at) => lines.findIndex((other) => other.text === line.text) === at)
}
