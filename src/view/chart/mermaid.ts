/** Writes a chart as a mermaid `stateDiagram-v2`, whole or as an overview. */
import { type Arrow, arrowsOf, listInside, staysInside } from './arrows.ts'
import { type ChartGraph, type ChartState, type ChartTransition, nameOfTrigger } from './graph.ts'
import { overview } from './overview.ts'

export interface MermaidOptions {
  /** `full`: every state, with clauses and actions. `overview`: the outer states and the names of events. */
  readonly detail: 'full' | 'overview'
}

/** Removes the characters that mermaid reads as syntax: in state diagrams it does not decode character codes. */
const text = (words: string): string =>
  words
    .replace(/[^\p{L}\p{N}_.,'’()/→+×−-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()

const BREAK = '<br/>'

/** State names that mermaid accepts: letters, digits and underscores, never a keyword, all distinct. */
const idsOf = (graph: ChartGraph): ReadonlyMap<string, string> => {
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  for (const { path, order } of graph.states) {
    const name = `${graph.id}_${path}`.replace(/[^A-Za-z0-9]+/g, '_')
    const id = taken.has(name) ? `${name}_${order}` : name
    taken.add(id)
    ids.set(path, id)
  }
  return ids
}

const label = (transition: ChartTransition, full: boolean): string => {
  const { event, waits, clauses, actions } = transition
  if (!full) return text(event ?? '')
  const guard = clauses.length > 0 ? `[${clauses.map(text).join(`,${BREAK}`)}]` : ''
  const does = actions.length > 0 ? `/ ${actions.map(text).join(', ')}` : ''
  return [event === null && !waits ? '' : text(nameOfTrigger(transition)), guard, does].filter(Boolean).join(BREAK)
}

const labels = ({ transitions }: Arrow, full: boolean): readonly string[] => [
  ...new Set(transitions.map((transition) => label(transition, full)).filter(Boolean)),
]

const labeled = (line: string, words: readonly string[]): string =>
  words.length === 0 ? line : `${line} : ${words.join(BREAK)}`

/** The text of the diagram; it ends with a line break. */
export const toMermaid = (whole: ChartGraph, { detail }: MermaidOptions = { detail: 'full' }): string => {
  const full = detail === 'full'
  const graph = full ? whole : overview(whole)
  const ids = idsOf(graph)
  const states = new Map(graph.states.map((state) => [state.path, state]))
  const idOf = (path: string): string => ids.get(path) ?? ''
  const inside = (path: string): readonly ChartState[] => graph.states.filter((state) => state.parent === path)
  const arrows = arrowsOf(graph, !full)

  /**
   * The path of the box in which an arrow is written: the box around its ends if they are siblings, otherwise the root. If a box further
   * out mentioned a state, mermaid would draw the state outside its own box.
   */
  const homeOf = ({ source, target }: Arrow): string => {
    const parent = states.get(source)?.parent ?? ''
    return states.get(target)?.parent === parent ? parent : ''
  }

  const own = (state: ChartState): readonly string[] => {
    const staying = listInside(graph, state.path).filter(({ target }) => target === null || target === state.path)
    const listed = staying.map((transition) => label(transition, full))
    const entry = state.entry.map((action) => `entry / ${text(action)}`)
    const exit = state.exit.map((action) => `exit / ${text(action)}`)
    return full ? [...entry, ...exit, ...listed] : listed
  }

  const block = (state: ChartState): readonly string[] => {
    const id = idOf(state.path)
    const named = `state "${text(state.key)}" as ${id}`
    if (state.initial === null) return [named, ...own(state).map((words) => `${id} : ${words}`)]
    return [`${named} {`, ...content(state).map((line) => `  ${line}`), '}']
  }

  const content = (state: ChartState): readonly string[] => [
    ...(state.initial === null ? [] : [labeled(`[*] --> ${idOf(state.initial)}`, own(state))]),
    ...inside(state.path).flatMap(block),
    ...arrows
      .filter((arrow) => homeOf(arrow) === state.path)
      .map((arrow) => labeled(`${idOf(arrow.source)} --> ${idOf(arrow.target)}`, labels(arrow, full))),
    ...inside(state.path)
      .filter(({ kind }) => kind === 'final')
      .map(({ path }) => `${idOf(path)} --> [*]`),
  ]

  const notes = graph.transitions.flatMap((transition) => {
    const { source, target, event, waits } = transition
    if (target === null || target === source || !staysInside(transition)) return []
    const from = text(states.get(source)?.key ?? '')
    const how = waits ? 'when done' : `${event === null ? 'automatic' : text(event)} from anywhere`
    return [`note right of ${idOf(target)} : ${how} in ${from}`]
  })

  const root = graph.states.filter(({ parent }) => parent === null)
  const lines = [...root.flatMap(content), ...notes]
  return `${['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n')}\n`
}
