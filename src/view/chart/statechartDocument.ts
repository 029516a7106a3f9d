/** Writes `docs/statechart.md`: the chart in words and tables. */
import type { ChartGraph, ChartState, ChartTransition } from './graph.ts'
import { toMermaid } from './mermaid.ts'

/** Escapes text for a table or a sentence in Markdown. */
const plain = (words: string): string => words.replace(/\s+/g, ' ').replace(/[\\|<>`*[\]]/g, (sign) => `\\${sign}`)

const code = (name: string): string => `\`${name.replace(/`/g, '').replace(/\s+/g, ' ').replace(/\|/g, '\\|')}\``

const codes = (names: readonly string[]): string => names.map(code).join('<br>')

const cited = (cite: readonly string[]): string => cite.map(plain).join(', ')

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0 ? [] : [row(heads), row(heads.map(() => '---')), ...rows.map(row), '']

const nameOf = (graph: ChartGraph, path: string): string => (path === '' ? graph.id : path)

/** GitHub's anchor for a heading: lower case, without punctuation. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replace(/ /g, '-')

const hasSection = (graph: ChartGraph, path: string): boolean =>
  graph.states.some((state) => state.path === path && state.kind === 'compound')

const linked = (graph: ChartGraph, path: string): string => {
  const name = nameOf(graph, path)
  return hasSection(graph, path) ? `[${code(name)}](#${anchorOf(name)})` : code(name)
}

const stateRow = (graph: ChartGraph, { path, key, description, entry, exit, cite }: ChartState): readonly string[] => [
  hasSection(graph, path) ? `[${code(key)}](#${anchorOf(path)})` : code(key),
  plain(description),
  [...entry.map((action) => code(action)), ...exit.map((action) => `on exit ${code(action)}`)].join('<br>'),
  cited(cite),
]

const transitionRow = (graph: ChartGraph, transition: ChartTransition): readonly string[] => {
  const { source, event, waits, clauses, actions, target, cite, description } = transition
  const from = graph.states.find((state) => state.path === source)?.key ?? source
  return [
    code(from),
    event === null ? (waits ? 'when done' : 'automatic') : code(event),
    codes(clauses),
    codes(actions),
    target === null ? 'stays' : linked(graph, target),
    cited(cite),
    plain(description),
  ]
}

/**
 * The tables of a compound state: the states directly inside it, and their transitions. The tables of the root also list the transitions of
 * the root itself, which apply in every state.
 */
const tablesOf = (graph: ChartGraph, { path, parent }: ChartState): readonly string[] => {
  const inside = graph.states.filter((state) => state.parent === path)
  const sources = new Set([...(parent === null ? [path] : []), ...inside.map((state) => state.path)])
  return [
    ...table(
      ['State', 'Description', 'On entry', 'Rules'],
      inside.map((state) => stateRow(graph, state)),
    ),
    ...table(
      ['From', 'Event', 'Clauses that must hold', 'Actions', 'To', 'Rules', 'What happens'],
      graph.transitions.filter(({ source }) => sources.has(source)).map((one) => transitionRow(graph, one)),
    ),
  ]
}

/** The section of a compound state. If its tables equal those of an earlier section, apart from its path, it refers to that section. */
const section = (graph: ChartGraph, state: ChartState, earlier: Map<string, string>): readonly string[] => {
  const { path, description, cite, initial } = state
  const tables = tablesOf(graph, state)
  const key = tables.join('\n').replaceAll(`${path}.`, '')
  const same = earlier.get(key)
  if (same === undefined) earlier.set(key, path)
  const first = graph.states.find((one) => one.path === initial)
  const begins = first ? ` It begins with ${code(first.key)}.` : ''
  return [
    `## ${nameOf(graph, path)}`,
    '',
    `${plain(description)} (${cited(cite)})${same === undefined ? begins : ` It contains the same states as ${linked(graph, same)}.`}`,
    '',
    ...(same === undefined ? tables : []),
  ]
}

/** The whole document. The same chart gives the same bytes. */
export const statechartMarkdown = (graph: ChartGraph): string => {
  const compounds = graph.states.filter(({ kind }) => kind === 'compound')
  const earlier = new Map<string, string>()
  const lines = [
    '# The statechart',
    '',
    `This page lists every state and transition of the chart ${code(graph.id)} with its rules. It is generated from the chart.`,
    '',
    '```mermaid',
    toMermaid(graph, { detail: 'overview' }).trimEnd(),
    '```',
    '',
    ...compounds.flatMap((state) => section(graph, state, earlier)),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}
