/**
 * Draws random charts that can be compiled to tables: states in states, every kind of target, several candidates with clauses, automatic
 * chains.
 */
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { type CompiledChart, compileChart } from '../subset/chartConfig.ts'
import type { ChartProblem } from '../subset/subset.ts'
import { chartInWords } from './chartInWords.ts'
import {
  CLAUSES,
  COUNTING_ACTIONS,
  type CountingAction,
  type CountingClause,
  GAME_CLAUSES,
  SIGNALS,
} from './counting.ts'
import { MAX_MICROSTEPS } from './course.ts'

/**
 * A transition. `way` is the relation of its target to its source, and `which` selects one of the states with that
 * relation. Without a relation, the transition has no target.
 */
interface Arrow {
  readonly clauses: readonly CountingClause[]
  readonly actions: readonly CountingAction[]
  readonly way: 'self' | 'up' | 'down' | 'sideways' | 'anywhere' | null
  readonly which: number
}

interface Shape {
  readonly isFinal: boolean
  readonly entry: readonly CountingAction[]
  readonly exit: readonly CountingAction[]
  readonly initial: number
  readonly children: readonly Shape[]
  readonly on: readonly (Arrow & { readonly signal: (typeof SIGNALS)[number] })[]
  readonly always: readonly Arrow[]
  readonly onDone: readonly Arrow[]
}

const someActions = fc.array(fc.constantFrom(...COUNTING_ACTIONS), { maxLength: 2 })

const arrow = (clauses: readonly CountingClause[]): fc.Arbitrary<Arrow> =>
  fc.record({
    clauses: fc.oneof(fc.constant([]), fc.array(fc.constantFrom(...clauses), { maxLength: 3 })),
    actions: someActions,
    way: fc.option(fc.constantFrom('self', 'up', 'down', 'sideways', 'anywhere'), { freq: 4 }),
    which: fc.nat({ max: 40 }),
  })

const oneIn = (many: number): fc.Arbitrary<boolean> => fc.nat({ max: many - 1 }).map((number) => number === many - 1)

/**
 * An automatic transition, which has a target. Most leave a fact and are not taken when there are many facts, so that a
 * chain of them ends.
 */
const automatic: fc.Arbitrary<Arrow> = fc.tuple(arrow(GAME_CLAUSES), oneIn(400)).map(([any, isForEver]) => {
  const one: Arrow = { ...any, way: any.way ?? 'anywhere' }
  if (isForEver) return one
  return { ...one, clauses: [...one.clauses, 'patient'], actions: [...one.actions, 'look'] }
})

const shape = (depth: number): fc.Arbitrary<Shape> =>
  fc.record({
    isFinal: oneIn(3),
    entry: someActions,
    exit: someActions,
    initial: fc.nat({ max: 10 }),
    children: depth === 0 ? fc.constant([]) : fc.array(shape(depth - 1), { maxLength: 3 }),
    on: fc.array(
      fc.tuple(arrow(CLAUSES), fc.constantFrom(...SIGNALS)).map(([one, signal]) => ({ ...one, signal })),
      { maxLength: 4 },
    ),
    always: fc.array(automatic, { maxLength: 2 }),
    onDone: fc.array(automatic, { minLength: 1, maxLength: 2 }),
  })

/** Tags, which do not affect the course of a chart. */
const TAGS = ['quiet', 'loud'] as const

/** The maximum depth of nested states. */
const DEPTH = 3

type Path = readonly number[]

/** A state in the chart. */
interface Place {
  readonly path: Path
  readonly shape: Shape
}

const placesIn = (shape: Shape, path: Path): readonly Place[] => [
  { path, shape },
  ...shape.children.flatMap((child, index) => placesIn(child, [...path, index])),
]

const begins = (path: Path, start: Path): boolean => start.every((index, at) => path[at] === index)
const isSame = (one: Path, other: Path): boolean => one.length === other.length && begins(one, other)
const idOf = (path: Path): string => ['m', ...path.map((index) => `s${index}`)].join('_')

/** The relations of a target to its source. The root is never a target, since a transition to it is refused. */
const WAYS: Readonly<Record<Exclude<Arrow['way'], 'self' | null>, (source: Path, target: Path) => boolean>> = {
  up: (source, target) => begins(source, target) && !isSame(source, target),
  down: (source, target) => begins(target, source) && !isSame(source, target),
  sideways: (source, target) => isSame(source.slice(0, -1), target.slice(0, -1)) && !isSame(source, target),
  anywhere: () => true,
}

const targetOf = ({ way, which }: Arrow, source: Place, places: readonly Place[]): Place | undefined => {
  if (way === null) return undefined
  if (way === 'self' && source.path.length > 0) return source
  const all = places.filter(({ path }) => path.length > 0)
  const lying = way === 'self' ? [] : all.filter(({ path }) => WAYS[way](source.path, path))
  const among = lying.length === 0 ? all : lying
  return among[which % among.length]
}

/** True if a transition may lead to another state without any action, which the compiler refuses. */
const isIdle = ({ actions }: Arrow, source: Place, target: Place | undefined): boolean => {
  if (actions.length > 0 || target === undefined) return false
  if (isSame(target.path, source.path)) return source.shape.children.length > 0
  const leavesSource = !begins(target.path, source.path)
  return target.shape.entry.length === 0 && !(leavesSource && source.shape.exit.length > 0)
}

const isFinal = ({ isFinal: is, children }: Shape): boolean => is && children.length === 0

const configOf = (source: Place, places: readonly Place[]): object => {
  const { path, shape: one } = source
  const transition = (each: Arrow): object => {
    const target = targetOf(each, source, places)
    return {
      ...(each.clauses.length === 0
        ? {}
        : { guard: { type: each.clauses.join(' and '), params: { of: each.clauses } } }),
      actions: isIdle(each, source, target) ? ['look'] : each.actions,
      ...(target === undefined ? {} : { target: `#${idOf(target.path)}` }),
    }
  }
  const on = SIGNALS.map((signal) => [signal, one.on.filter((each) => each.signal === signal).map(transition)] as const)
  return {
    id: idOf(path),
    tags: TAGS.slice(0, one.initial % 3),
    entry: one.entry,
    exit: one.exit,
    on: Object.fromEntries(on.filter(([, list]) => list.length > 0)),
    always: one.always.map(transition),
    ...(path.length > 0 && one.children.some(isFinal) ? { onDone: one.onDone.map(transition) } : {}),
    ...(path.length > 0 && isFinal(one) ? { type: 'final' } : {}),
    ...(one.children.length === 0
      ? {}
      : {
          initial: `s${one.initial % one.children.length}`,
          states: Object.fromEntries(
            one.children.map((child, index) => [
              `s${index}`,
              configOf({ path: [...path, index], shape: child }, places),
            ]),
          ),
        }),
  }
}

/** A chart as an XState machine, whose functions are not provided yet, and as a table. */
export type Chart = CompiledChart

const NAMES = {
  clauses: new Set<string>(CLAUSES),
  steering: new Set<string>(GAME_CLAUSES),
  actions: new Set<string>(COUNTING_ACTIONS),
  tags: new Set<string>(TAGS),
}

/**
 * Makes the machine and the table from a configuration for XState, or returns the reasons why it cannot be compiled.
 */
export const chartOf = (config: object): E.Either<readonly ChartProblem[], Chart> =>
  compileChart(
    {
      ...config,
      context: ({ input }: { readonly input: { readonly game: unknown } }) => ({ game: input.game }),
      options: { maxIterations: MAX_MICROSTEPS },
    },
    NAMES,
  )

const MAX_REFUSED = 500

/**
 * A filter that lets through the charts that could be compiled. If too many charts in a row are refused, it throws a reason of a refusal,
 * instead of trying forever.
 */
const isCompiled = () => {
  let refused = 0
  return (chart: E.Either<readonly ChartProblem[], Chart>): chart is E.Right<Chart> => {
    refused = E.isRight(chart) ? 0 : refused + 1
    if (E.isLeft(chart) && refused > MAX_REFUSED)
      throw new Error(`No random chart is compiled: ${chart.left[0]?.message}`)
    return E.isRight(chart)
  }
}

/** A random chart that can be compiled to a table. */
export const anyChart: fc.Arbitrary<Chart> = shape(DEPTH)
  .filter(({ children }) => children.length > 0)
  .map((root) => chartOf(configOf({ path: [], shape: root }, placesIn(root, []))))
  .filter(isCompiled())
  .map(({ right }) => Object.assign(right, { [fc.toStringMethod]: () => chartInWords(right.machine) }))

/** Events for a random chart: those that it may take, and one that no chart takes. */
export const anySignals = fc.array(
  fc.record({ type: fc.constantFrom(...SIGNALS, ...SIGNALS, 'Z'), by: fc.nat({ max: 9 }) }),
  {
    minLength: 1,
    maxLength: 80,
    size: 'max',
  },
)
