/** Random charts of the subset: states in states, every kind of target, several candidates with clauses, automatic chains. */
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { type AnyStateMachine, createMachine } from 'xstate'
import type { ChartProblem } from '../../src/engine/subset.ts'
import { type ChartTable, compile } from '../../src/engine/table.ts'
import { chartInWords } from './chartInWords.ts'
import { ACTIONS, CLAUSES, type CountingAction, type CountingClause, GAME_CLAUSES, SIGNALS } from './counting.ts'
import { MOST_MICROSTEPS } from './course.ts'
import { doubts } from './doubts.ts'

/** A transition; how its target lies to its source, and which of those that lie so. No way: it stays where it is. */
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
}

const someActions = fc.array(fc.constantFrom(...ACTIONS), { maxLength: 2 })

const arrow = (clauses: readonly CountingClause[]): fc.Arbitrary<Arrow> =>
  fc.record({
    clauses: fc.oneof(fc.constant([]), fc.array(fc.constantFrom(...clauses), { maxLength: 3 })),
    actions: someActions,
    way: fc.option(fc.constantFrom('self', 'up', 'down', 'sideways', 'anywhere'), { freq: 4 }),
    which: fc.nat({ max: 40 }),
  })

const oneIn = (many: number): fc.Arbitrary<boolean> => fc.nat({ max: many - 1 }).map((number) => number === many - 1)

/** One that leads somewhere, and mostly comes to an end: it leaves a fact, and is not taken when there are many. */
const automatic: fc.Arbitrary<Arrow> = fc.tuple(arrow(GAME_CLAUSES), oneIn(400)).map(([any, isForEver]) => {
  const one: Arrow = { ...any, way: any.way ?? 'anywhere' }
  if (isForEver) return one
  return { ...one, clauses: [...one.clauses, 'patient'], actions: [...one.actions, 'look'] }
})

const shape = (depth: number): fc.Arbitrary<Shape> =>
  fc.record({
    isFinal: oneIn(6),
    entry: someActions,
    exit: someActions,
    initial: fc.nat({ max: 10 }),
    children: depth === 0 ? fc.constant([]) : fc.array(shape(depth - 1), { maxLength: 3 }),
    on: fc.array(
      fc.tuple(arrow(CLAUSES), fc.constantFrom(...SIGNALS)).map(([one, signal]) => ({ ...one, signal })),
      { maxLength: 4 },
    ),
    always: fc.array(automatic, { maxLength: 2 }),
  })

/** States within states within states. */
const DEPTH = 3

type Path = readonly number[]

const pathsOf = (one: Shape, path: Path): readonly Path[] => [
  path,
  ...one.children.flatMap((child, index) => pathsOf(child, [...path, index])),
]

const begins = (path: Path, start: Path): boolean => start.every((index, at) => path[at] === index)
const isSame = (one: Path, other: Path): boolean => one.length === other.length && begins(one, other)
const idOf = (path: Path): string => ['m', ...path.map((index) => `s${index}`)].join('_')

/** The states that lie so to the source. The root is not among them: what leads there is refused. */
const WAYS: Readonly<Record<Exclude<Arrow['way'], 'self' | null>, (source: Path, target: Path) => boolean>> = {
  up: (source, target) => begins(source, target) && !isSame(source, target),
  down: (source, target) => begins(target, source) && !isSame(source, target),
  sideways: (source, target) => isSame(source.slice(0, -1), target.slice(0, -1)) && !isSame(source, target),
  anywhere: () => true,
}

const targetOf = ({ way, which }: Arrow, source: Path, paths: readonly Path[]): string | undefined => {
  if (way === null) return undefined
  if (way === 'self' && source.length > 0) return `#${idOf(source)}`
  const all = paths.filter((path) => path.length > 0)
  const lying = way === 'self' ? [] : all.filter((path) => WAYS[way](source, path))
  const among = lying.length === 0 ? all : lying
  return `#${idOf(among[which % among.length] as Path)}`
}

const configOf = (one: Shape, path: Path, paths: readonly Path[]): object => {
  const transition = (each: Arrow): object => {
    const target = targetOf(each, path, paths)
    return {
      ...(each.clauses.length === 0 ? {} : { guard: { type: 'every', params: { of: each.clauses } } }),
      actions: each.actions,
      ...(target === undefined ? {} : { target }),
    }
  }
  const on = SIGNALS.map((signal) => [signal, one.on.filter((each) => each.signal === signal).map(transition)] as const)
  return {
    id: idOf(path),
    entry: one.entry,
    exit: one.exit,
    on: Object.fromEntries(on.filter(([, list]) => list.length > 0)),
    always: one.always.map(transition),
    ...(one.isFinal && path.length > 0 && one.children.length === 0 ? { type: 'final' } : {}),
    ...(one.children.length === 0
      ? {}
      : {
          initial: `s${one.initial % one.children.length}`,
          states: Object.fromEntries(
            one.children.map((child, index) => [`s${index}`, configOf(child, [...path, index], paths)]),
          ),
        }),
  }
}

/** A chart as an XState machine, whose names are still to be provided, and as a table. */
export interface Chart {
  readonly machine: AnyStateMachine
  readonly table: ChartTable
}

/** Makes both from what XState takes, or says why it cannot be compiled. */
export const chartOf = (config: object): E.Either<readonly ChartProblem[], Chart> => {
  const machine = createMachine({
    ...config,
    context: ({ input }: { readonly input: { readonly game: unknown } }) => ({ game: input.game }),
    options: { maxIterations: MOST_MICROSTEPS },
  } as never) as unknown as AnyStateMachine
  const names = {
    clauses: new Set<string>(CLAUSES),
    steering: new Set<string>(GAME_CLAUSES),
    actions: new Set<string>(ACTIONS),
  }
  return E.map((table: ChartTable) => ({ machine, table }))(compile(machine, names))
}

const MOST_REFUSED = 500

/** Lets through what was compiled; should nothing be compiled any more, it says why and does not go on for ever. */
const isCompiled = () => {
  let refused = 0
  return (chart: E.Either<readonly ChartProblem[], Chart>): chart is E.Right<Chart> => {
    refused = E.isRight(chart) ? 0 : refused + 1
    if (E.isLeft(chart) && refused > MOST_REFUSED)
      throw new Error(`No random chart is compiled: ${chart.left[0]?.message}`)
    return E.isRight(chart)
  }
}

/** A random chart of the subset about which there is no doubt. */
export const anyChart: fc.Arbitrary<Chart> = shape(DEPTH)
  .filter(({ children }) => children.length > 0)
  .map((root) => chartOf(configOf(root, [], pathsOf(root, []))))
  .filter(isCompiled())
  .map(({ right }) => Object.assign(right, { [fc.toStringMethod]: () => chartInWords(right.machine) }))
  .filter(({ table }) => doubts(table).length === 0)

/** Events for it: those it may know and one that it does not. */
export const anySignals = fc.array(
  fc.record({ type: fc.constantFrom(...SIGNALS, ...SIGNALS, 'Z'), by: fc.nat({ max: 9 }) }),
  {
    minLength: 1,
    maxLength: 80,
    size: 'max',
  },
)
