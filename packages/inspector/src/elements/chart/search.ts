/** Searches a chart for typed text: states, events, clauses, actions and rules, each with the state to go to. */
import { type ChartGraph, lineOf, nameOfTrigger } from 'ptcg-turn-engine/chart'
import { aboutState, aboutTransitions, type SelectablePiece } from './pieces.ts'

/** A search result: its label, its state, and the tokens that select it, such as `transition:turn.draw:always:0`. */
export interface FoundState {
  readonly label: string
  readonly path: string
  readonly about: readonly string[]
}

const MAX_RESULTS = 40

/**
 * The rank of a match, lower for a better one: the whole text, then its beginning, the beginning of a word, and any other place. Null if
 * the text does not match.
 */
const closeness = (text: string, wanted: string): number | null => {
  const at = text.toLowerCase().indexOf(wanted)
  if (at < 0) return null
  if (text.length === wanted.length) return -1
  return at === 0 ? 0 : /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? 1 : 2
}

interface Candidate extends FoundState {
  readonly rank: number
}

/** Lists the search results for a typed text: the best first, and no more than a person would read. */
export const searchIn = (graph: ChartGraph, text: string): readonly FoundState[] => {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  const nameOf = (path: string): string => (path === '' ? graph.id : path)
  const found: Candidate[] = []
  const offerAs =
    (path: string, { about }: SelectablePiece) =>
    (words: string, label: string, weight: number, first?: string): void => {
      const rank = closeness(words, wanted)
      if (rank !== null) found.push({ label, path, about: first === undefined ? about : [first], rank: rank + weight })
    }
  for (const state of graph.states) {
    const label = nameOf(state.path)
    const depth = lineOf(graph, state.path).length
    const offer = offerAs(state.path, aboutState(state))
    offer(state.key, label, depth / 100)
    offer(state.path, label, 0.5 + depth / 100)
    offer(state.description, `${label} (${state.description})`, 6)
    for (const action of state.entry) offer(action, `${action}: entry of ${label}`, 3.1)
    for (const rule of state.cite) offer(rule, `${label} (rule ${rule})`, 4)
  }
  for (const transition of graph.transitions) {
    const { source, event, clauses, actions, cite } = transition
    const taken = nameOfTrigger(transition)
    const offer = offerAs(source, aboutTransitions([transition]))
    if (event !== null) offer(event, `${event} in ${nameOf(source)}`, 0.2)
    for (const clause of clauses) offer(clause, `${clause}: ${taken} in ${nameOf(source)}`, 3, `clause:${clause}`)
    for (const action of actions) offer(action, `${action}: ${taken} in ${nameOf(source)}`, 3.1)
    for (const rule of cite) offer(rule, `${taken} in ${nameOf(source)} (rule ${rule})`, 4.2)
  }
  const labels = new Map<string, Candidate>()
  for (const one of found.sort((a, b) => a.rank - b.rank)) {
    const isPathOnly = [...labels.values()].some((other) => other.path === one.path && other.label === nameOf(one.path))
    const saysLess = one.rank >= 6 && isPathOnly
    if (!labels.has(one.label) && !saysLess) labels.set(one.label, one)
  }
  return [...labels.values()].slice(0, MAX_RESULTS).map(({ label, path, about }) => ({ label, path, about }))
}
