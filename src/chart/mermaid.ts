/** Models a chart as the text of a mermaid `stateDiagram-v2`, whole or as an overview. */
import type { ChartGraph, ChartState, ChartTransition } from './graph.ts'
import { isWithin, overview } from './overview.ts'

export interface MermaidOptions {
  /** `full`: every state, with clauses and actions. `overview`: the outer states and the names of events. */
  readonly detail: 'full' | 'overview'
}

/** Mermaid reads colons, braces, quotes and the like as syntax; as character codes they are text. */
const text = (words: string): string =>
  words.replace(/\s+/g, ' ').replace(/[^\p{L}\p{N} _.,'’()[\]/→+×−-]/gu, (sign) => `#${sign.codePointAt(0)};`)

const BREAK = '<br/>'

/** Names of states that mermaid accepts: letters, digits and underscores, never a keyword, never two alike. */
const idsOf = (graph: ChartGraph): ReadonlyMap<string, string> => {
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  for (const { path, order } of graph.states) {
    const name = `${graph.id}.${path}`.replace(/[^A-Za-z0-9]+/g, '_')
    const id = taken.has(name) ? `${name}_${order}` : name
    taken.add(id)
    ids.set(path, id)
  }
  return ids
}

const label = ({ event, clauses, actions }: ChartTransition, full: boolean): string => {
  if (!full) return event === null ? '' : text(event)
  const guard = clauses.length > 0 ? `[${clauses.map(text).join(`,${BREAK}`)}]` : ''
  const does = actions.length > 0 ? `/ ${actions.map(text).join(', ')}` : ''
  return [event === null ? '' : text(event), guard, does].filter(Boolean).join(BREAK)
}

const labelled = (line: string, words: string): string => (words === '' ? line : `${line} : ${words}`)

interface Arrow {
  readonly source: string
  readonly target: string
  readonly labels: readonly string[]
}

/** Several ways from one state to another are drawn as one arrow in the overview. */
const arrows = (transitions: readonly ChartTransition[], full: boolean): readonly Arrow[] => {
  const merged = new Map<string, Arrow>()
  for (const transition of transitions) {
    const { id, source, target } = transition
    if (target === null) continue
    const key = full ? id : `${source} ${target}`
    const labels = merged.get(key)?.labels ?? []
    const words = label(transition, full)
    merged.set(key, { source, target, labels: words === '' || labels.includes(words) ? labels : [...labels, words] })
  }
  return [...merged.values()]
}

/** The text of the diagram; it ends with a line break. */
export const toMermaid = (whole: ChartGraph, { detail }: MermaidOptions = { detail: 'full' }): string => {
  const full = detail === 'full'
  const graph = full ? whole : overview(whole)
  const ids = idsOf(graph)
  const idOf = (path: string): string => ids.get(path) ?? ''
  const inside = (path: string): readonly ChartState[] => graph.states.filter((state) => state.parent === path)
  const within = ({ source, target }: ChartTransition): boolean =>
    target !== null && target !== source && isWithin(target, source)
  const drawn = arrows(
    graph.transitions.filter((transition) => !within(transition)),
    full,
  )

  /** An arrow between siblings is written beside them; mermaid tears a state out of its box if a box between them names it. */
  const homeOf = ({ source, target }: Pick<Arrow, 'source' | 'target'>): string => {
    const parents = [source, target].map((path) => graph.states.find((state) => state.path === path)?.parent ?? '')
    return parents[0] === parents[1] ? (parents[0] ?? '') : ''
  }

  const own = (state: ChartState): readonly string[] => {
    const listed = graph.transitions.filter(({ source, target }) => source === state.path && target === null)
    if (!full) return listed.map((transition) => label(transition, full))
    const entry = state.entry.map((action) => `entry / ${text(action)}`)
    const exit = state.exit.map((action) => `exit / ${text(action)}`)
    return [...entry, ...exit, ...listed.map((transition) => label(transition, full))]
  }

  const block = (state: ChartState): readonly string[] => {
    const id = idOf(state.path)
    const named = `state "${text(state.key)}" as ${id}`
    if (inside(state.path).length === 0) return [named, ...own(state).map((words) => `${id} : ${words}`)]
    return [`${named} {`, ...content(state, own(state)).map((line) => `  ${line}`), '}']
  }

  const content = (state: ChartState, first: readonly string[]): readonly string[] => [
    ...(state.initial === null ? [] : [labelled(`[*] --> ${idOf(state.initial)}`, first.join(BREAK))]),
    ...inside(state.path).flatMap(block),
    ...drawn
      .filter((arrow) => homeOf(arrow) === state.path)
      .map(({ source, target, labels }) => labelled(`${idOf(source)} --> ${idOf(target)}`, labels.join(BREAK))),
    ...inside(state.path)
      .filter(({ kind }) => kind === 'final')
      .map(({ path }) => `${idOf(path)} --> [*]`),
  ]

  /** Notes know no character codes, so they are plain words. */
  const notes = graph.transitions.filter(within).map(({ source, event, target }) => {
    const from = graph.states.find(({ path }) => path === source)?.key ?? graph.id
    const words = `from anywhere in ${from} ${event === null ? '' : `by ${event}`}`
      .replace(/[^\p{L}\p{N}_ ]/gu, ' ')
      .trim()
    return `note right of ${idOf(target ?? '')} : ${words}`
  })

  const root = graph.states.filter(({ parent }) => parent === null)
  const lines = root.flatMap((state) => [...content(state, full ? own(state) : []), ...notes])
  return `${['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n')}\n`
}
