/**
 * Compiles a chart from its configuration, before XState has made a machine of it. XState throws at the first
 * unreadable part, and does not always name its place. Here every problem is reported with the path of the state and
 * one sentence.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import type * as RNEA from 'fp-ts/lib/ReadonlyNonEmptyArray.js'
import type { ChartTable } from 'ptcg-turn-engine/internal/engine/stepper/table'
import { type AnyStateMachine, createMachine } from 'xstate'
import { compile } from './compile.ts'
import type { ChartNames, ChartProblem } from './subset.ts'

/** A chart in both forms: the machine for an actor, the table for a stepper. */
export interface CompiledChart {
  readonly machine: AnyStateMachine
  readonly table: ChartTable
}

type Parts = Readonly<Record<string, unknown>>
type Path = readonly string[]

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** The machine, or the error with which XState refuses the chart. */
const machineOf = (config: unknown): E.Either<string, AnyStateMachine> =>
  E.tryCatch(
    () => createMachine(config as never) as unknown as AnyStateMachine,
    (error) => (error instanceof Error ? error.message.replace(/\s+/g, ' ').replace(/\.$/, '') : 'it does not say why'),
  )

const FRAME: readonly string[] = ['id', 'type', 'initial', 'history', 'states']

/** The states of the chart without transitions and actions, and with the additional `part` in the state at `path`. */
const frameWith = (state: unknown, path: Path | null, part: Parts): unknown => {
  if (!isParts(state)) return state
  const below = (key: string): Path | null => (path !== null && path[0] === key ? path.slice(1) : null)
  return {
    ...Object.fromEntries(Object.entries(state).filter(([key]) => FRAME.includes(key))),
    ...(isParts(state.states)
      ? {
          states: Object.fromEntries(
            Object.entries(state.states).map(([key, inner]) => [key, frameWith(inner, below(key), part)]),
          ),
        }
      : {}),
    ...(path?.length === 0 ? part : {}),
  }
}

/** Every state as it is written, with its path. */
const statesIn = (state: unknown, path: Path = []): readonly (readonly [Path, unknown])[] => [
  [path, state],
  ...(isParts(state) && isParts(state.states)
    ? Object.entries(state.states).flatMap(([key, inner]) => statesIn(inner, [...path, key]))
    : []),
]

/** The problems of the states without their transitions and actions. */
const frameMessages = (state: unknown): readonly string[] => {
  if (!isParts(state)) return ['The state is not an object.']
  const { type, initial, states } = state
  const isCompound = type ? type === 'compound' : isParts(states) && Object.keys(states).length > 0
  return isCompound && !initial ? ['The state does not say which state inside is the initial one.'] : []
}

/** The problems of the targets in a part that XState cannot read; XState is asked about each target separately. */
const transitionMessages = (where: string, written: unknown, reads: (part: Parts) => boolean): readonly string[] => {
  return listOf(written).flatMap((one) => {
    if (one === null) return [`The transition ${where} is null.`]
    return listOf(isParts(one) ? one.target : one)
      .filter((target) => typeof target === 'string' && !reads({ always: { target } }))
      .map(
        (target) =>
          `The transition ${where} leads to ${JSON.stringify(target)}, which is not a state as seen from here.`,
      )
  })
}

/** The transitions in a part of a state, each after words that say how it is taken. */
const transitionsIn = (key: string, part: unknown): readonly (readonly [string, unknown])[] => {
  if (key === 'always') return [['by itself', part]]
  if (key === 'onDone') return [['when the state is done', part]]
  return key === 'on' && isParts(part) ? Object.entries(part).map(([event, one]) => [`on ${event}`, one]) : []
}

const namelessMessages = (key: string, part: unknown): readonly string[] =>
  key === 'on' && isParts(part) && Object.hasOwn(part, '')
    ? ['The state takes "", which is not the name of one event.']
    : []

const partMessages = (key: string, part: unknown, reads: (part: Parts) => boolean): readonly string[] => {
  if (reads({ [key]: part })) return []
  const messages = [
    ...namelessMessages(key, part),
    ...transitionsIn(key, part)
      .filter(([where]) => where !== 'on ')
      .flatMap(([where, written]) => transitionMessages(where, written, reads)),
  ]
  return RA.isNonEmpty(messages) ? messages : [`XState cannot read what the state says under ${key}.`]
}

/** The problems of a chart: each part of each state is added to the bare states, to see which parts XState refuses. */
const problemsIn = (config: unknown): readonly ChartProblem[] => {
  const isFrame = E.isRight(machineOf(frameWith(config, null, {})))
  return statesIn(config).flatMap(([path, state]) => {
    const reads = (part: Parts): boolean => E.isRight(machineOf(frameWith(config, path, part)))
    const parts = isParts(state) ? Object.entries(state).filter(([key]) => !FRAME.includes(key)) : []
    const messages = isFrame ? parts.flatMap(([key, part]) => partMessages(key, part, reads)) : frameMessages(state)
    return messages.map((message) => ({ path: path.join('.'), message }))
  })
}

/**
 * All problems of a refused chart; or a single problem of the whole chart if its states cannot be searched, for example because a state
 * contains itself.
 */
const refusal = (config: unknown, reason: string): RNEA.ReadonlyNonEmptyArray<ChartProblem> => {
  const found = E.tryCatch(
    () => problemsIn(config),
    () => null,
  )
  return E.isRight(found) && RA.isNonEmpty(found.right)
    ? found.right
    : [{ path: '', message: `XState cannot make a machine of the chart: ${reason}.` }]
}

/** Compiles a configuration for XState: returns both the machine and its table, or every problem that prevents it. */
export const compileChart = (
  config: unknown,
  names: ChartNames,
): E.Either<RNEA.ReadonlyNonEmptyArray<ChartProblem>, CompiledChart> => {
  const made = machineOf(config)
  if (E.isLeft(made)) return E.left(refusal(config, made.left))
  const machine = made.right
  return E.map((table: ChartTable) => ({ machine, table }))(compile(machine, names))
}
