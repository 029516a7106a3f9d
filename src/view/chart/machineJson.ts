/**
 * Writes a chart as the JSON configuration of a machine: for Stately Studio (XState v5), and for tools made for XState
 * v4.
 */
import { isSelfOrInside, keysTo } from './family.ts'
import type { ChartGraph, ChartState, ChartTransition } from './graph.ts'

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject

export interface JsonObject {
  readonly [key: string]: Json
}

/** The parts of a configuration that differ between versions of XState, as one version writes them. */
interface Dialect {
  readonly root: JsonObject
  /** The properties of a state that only this version writes. */
  readonly state: (graph: ChartGraph, state: ChartState) => JsonObject
  readonly transition: (graph: ChartGraph, transition: ChartTransition) => JsonObject
}

const said = (description: string): JsonObject => (description === '' ? {} : { description })

const named = (key: string, names: readonly string[]): JsonObject => (names.length === 0 ? {} : { [key]: names })

const about = ({ description, cite }: Pick<ChartState, 'description' | 'cite'>): JsonObject => ({
  ...said(description),
  ...(cite.length === 0 ? {} : { meta: { cite } }),
})

/** Groups transitions by event, each group in the order in which the machine tries them. */
const byEvent = (transitions: readonly ChartTransition[], write: (transition: ChartTransition) => Json): JsonObject => {
  const events = [...new Set(transitions.map(({ event }) => event))]
  return Object.fromEntries(
    events.flatMap((event) =>
      event === null ? [] : [[event, transitions.filter((one) => one.event === event).map(write)]],
    ),
  )
}

const kindOf = ({ kind }: ChartState): JsonObject =>
  kind === 'final' || kind === 'parallel' || kind === 'history' ? { type: kind } : {}

const stateJson = (graph: ChartGraph, state: ChartState, dialect: Dialect): JsonObject => {
  const transitions = graph.transitions.filter(({ source }) => source === state.path)
  const write = (transition: ChartTransition): Json => ({
    ...dialect.transition(graph, transition),
    ...named('actions', transition.actions),
    ...about(transition),
  })
  const automatic = (waiting: boolean): readonly Json[] =>
    transitions.filter(({ event, waits }) => event === null && waits === waiting).map(write)
  const [always, onDone] = [automatic(false), automatic(true)]
  const on = byEvent(transitions, write)
  const inside = graph.states.filter(({ parent }) => parent === state.path)
  const first = graph.states.find(({ path }) => path === state.initial)
  return {
    ...dialect.state(graph, state),
    ...kindOf(state),
    ...about(state),
    ...named('tags', state.tags),
    ...(first === undefined ? {} : { initial: first.key }),
    ...named('entry', state.entry),
    ...named('exit', state.exit),
    ...(always.length === 0 ? {} : { always }),
    ...(onDone.length === 0 ? {} : { onDone }),
    ...(Object.keys(on).length === 0 ? {} : { on }),
    ...(inside.length === 0
      ? {}
      : { states: Object.fromEntries(inside.map((child) => [child.key, stateJson(graph, child, dialect)])) }),
  }
}

const machine = (graph: ChartGraph, dialect: Dialect): JsonObject => {
  const root = graph.states.find(({ parent }) => parent === null)
  return { id: graph.id, ...dialect.root, ...(root === undefined ? {} : stateJson(graph, root, dialect)) }
}

/** A key as one part of a target path, with dots and backslashes escaped: XState reads an unescaped dot as a step to an inner state. */
const step = (key: string): string => key.replace(/[\\.]/g, (sign) => `\\${sign}`)

/** The configuration for XState v5: `createMachine` builds the same chart from it, and Stately Studio imports it. */
export const machineJson = (graph: ChartGraph): JsonObject =>
  machine(graph, {
    root: {},
    state: () => ({}),
    transition: (_, { target, clauses }) => ({
      ...(target === null ? {} : { target: `#${[graph.id, ...keysTo(graph, target)].map(step).join('.')}` }),
      ...(clauses.length === 0 ? {} : { guard: { type: nameOfGuard(clauses), params: { of: clauses } } }),
    }),
  })

const nameOfGuard = (clauses: readonly string[]): string => clauses.join(' and ')

const v4Id = (graph: ChartGraph, path: string): string => [graph.id, ...keysTo(graph, path)].join('.')

/**
 * The configuration for XState v4, which has no guards with parameters: `cond` is one name, the joined clauses. A transition to a state
 * inside its source is `internal`, because v4 would otherwise leave the source and enter it again.
 */
export const v4MachineJson = (graph: ChartGraph): JsonObject =>
  machine(graph, {
    root: { predictableActionArguments: true },
    state: (_, { path, parent }) => (parent === null ? {} : { id: v4Id(graph, path) }),
    transition: (_, { source, target, clauses }) => ({
      ...(target === null ? {} : { target: `#${v4Id(graph, target)}` }),
      ...(target !== null && isSelfOrInside(graph, target, source) ? { internal: true } : {}),
      ...(clauses.length === 0 ? {} : { cond: nameOfGuard(clauses) }),
    }),
  })
