/** Composes the text in the box of a state and at an arrow. */
import { type Arrow, listInside } from './arrows.ts'
import { type ChartGraph, type ChartState, type ChartTransition, nameOfTrigger } from './graph.ts'
import { type TextLine, widthOf, wrap } from './lettering.ts'

const GAP: TextLine = { lettering: 'gap', text: '' }

/** The tooltip of a state or transition: its description, with the ids of its rules in parentheses. */
export const hintOf = ({ description, cite }: Pick<ChartTransition, 'description' | 'cite'>): string =>
  cite.length === 0 ? description : `${description} (${cite.join(', ')})`

const clauseLines = ({ clauses }: ChartTransition): readonly TextLine[] =>
  clauses.map((text) => ({ lettering: 'clause', text }))

const actionLines = (actions: readonly string[], prefix = ''): readonly TextLine[] =>
  actions.map((action) => ({ lettering: 'action', text: `${prefix}/ ${action}` }))

const eventLine = (transition: ChartTransition, target = ''): readonly TextLine[] => {
  const { event, waits } = transition
  if (event === null && !waits && target === '') return []
  const name = event === null && !waits ? 'automatic' : nameOfTrigger(transition)
  return [{ lettering: 'event', text: `${name}${target}`, hint: hintOf(transition) }]
}

/** The text of a transition inside a box. It names the target, unless the state does not change. */
const listed = (transition: ChartTransition, full: boolean): readonly TextLine[] => {
  const { source, target, actions } = transition
  const event = eventLine(transition, target === null || target === source ? '' : ` → ${target}`)
  return full ? [GAP, ...event, ...clauseLines(transition), ...actionLines(actions)] : event
}

/** The name with its rules, which are written beside the name if there is room, else beneath it. */
const headed = (name: TextLine, cite: readonly string[], wide: number): readonly TextLine[] => {
  if (cite.length === 0) return [name]
  const beside: TextLine = { ...name, then: { lettering: 'rules', text: cite.join(' ') } }
  return widthOf(beside) <= wide ? [beside] : [name, ...wrap('rules', cite.join(' '), wide)]
}

/**
 * The text in the box of a state: the name, the rules, the description, the entry and exit actions, and the transitions that stay inside.
 */
export const stateWriting = (graph: ChartGraph, state: ChartState, full: boolean): readonly TextLine[] => {
  const isRoot = state.parent === null && state.kind === 'compound'
  const wide = isRoot ? 420 : state.kind === 'compound' ? 256 : full ? 230 : 165
  const transitions = listInside(graph, state.path).flatMap((transition) => listed(transition, full))
  return [
    ...headed({ lettering: isRoot ? 'title' : 'name', text: state.key }, state.cite, wide),
    ...wrap('says', state.description, wide),
    ...(full ? [...actionLines(state.entry, 'entry '), ...actionLines(state.exit, 'exit ')] : []),
    ...(transitions.length > 0 && !full ? [GAP] : []),
    ...transitions,
  ]
}

/**
 * The text at an arrow of the overview: the events, then the descriptions of the automatic transitions. The descriptions are left out if
 * one of the automatic transitions has no clauses.
 */
const distantWriting = ({ transitions }: Arrow): readonly TextLine[] => {
  const automatic = transitions.filter(({ event }) => event === null)
  const isTheOnlyWay = automatic.some(({ clauses }) => clauses.length === 0)
  const events = transitions.filter(({ event }) => event !== null).flatMap((transition) => eventLine(transition))
  const reasons = isTheOnlyWay ? [] : automatic.map(({ description }) => wrap('reason', description, 84))
  return [...events, ...reasons.flatMap((lines, at) => (at === 0 ? lines : [GAP, ...lines]))]
}

/** The text at an arrow: the event, with its clauses and actions beneath. */
export const arrowWriting = (arrow: Arrow, full: boolean): readonly TextLine[] => {
  if (!full) return distantWriting(arrow)
  return arrow.transitions.flatMap((transition) => [
    ...eventLine(transition),
    ...clauseLines(transition),
    ...actionLines(transition.actions),
  ])
}
