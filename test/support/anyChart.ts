/** Random charts of the subset, with random guards: for holding the table stepper against XState's interpreter. */
import fc from 'fast-check'
import { assign, createMachine } from 'xstate'
import type { Stepper } from '../../src/engine/step.ts'
import { compile } from '../../src/engine/table.ts'

const CLAUSES = ['even', 'third', 'small', 'always', 'never'] as const
const ACTIONS = ['one', 'two', 'three'] as const
export const EVENTS = ['A', 'B', 'C'] as const

/**
 * What the context counts, and the trace that tells the order of actions. They go by the names of two keys that games have,
 * because the stepper copies games key by key.
 */
interface Counter {
  readonly tieBreak: number
  readonly retreatPayment: readonly string[]
}

/** Where every chart begins. */
export const NOTHING_COUNTED: Counter = { tieBreak: 0, retreatPayment: [] }

const HOLDS: Readonly<Record<(typeof CLAUSES)[number], (count: number) => boolean>> = {
  even: (count) => count % 2 === 0,
  third: (count) => count % 3 === 0,
  small: (count) => count % 16 < 7,
  always: () => true,
  never: () => false,
}

const STEPS: Readonly<Record<(typeof ACTIONS)[number], number>> = { one: 1, two: 2, three: 3 }

const act = ({ tieBreak, retreatPayment }: Counter, name: (typeof ACTIONS)[number]): Counter => ({
  tieBreak: tieBreak + STEPS[name],
  retreatPayment: [...retreatPayment.slice(-40), name],
})

interface Shape {
  readonly kind: number
  readonly entry: readonly (typeof ACTIONS)[number][]
  readonly exit: readonly (typeof ACTIONS)[number][]
  readonly initial: number
  readonly children: readonly Shape[]
  readonly on: readonly (Arrow & { readonly event: (typeof EVENTS)[number] })[]
  readonly always: readonly Arrow[]
}

interface Arrow {
  readonly clauses: readonly (typeof CLAUSES)[number][]
  readonly actions: readonly (typeof ACTIONS)[number][]
  /** Which state it leads to, as a number into all of them; null for none. */
  readonly target: number | null
}

const arrow = fc.record({
  clauses: fc.array(fc.constantFrom(...CLAUSES), { maxLength: 2 }),
  actions: fc.array(fc.constantFrom(...ACTIONS), { maxLength: 2 }),
  target: fc.option(fc.nat({ max: 40 }), { freq: 5 }),
})

/** An automatic transition always counts on and is not taken for ever, so that most charts come to rest. */
const automatic = arrow.map(
  (one): Arrow => ({ ...one, clauses: [...one.clauses, 'small'], actions: [...one.actions, 'three'] }),
)

const shape = (depth: number): fc.Arbitrary<Shape> =>
  fc.record({
    kind: fc.nat({ max: 9 }),
    entry: fc.array(fc.constantFrom(...ACTIONS), { maxLength: 2 }),
    exit: fc.array(fc.constantFrom(...ACTIONS), { maxLength: 2 }),
    initial: fc.nat({ max: 10 }),
    children: depth === 0 ? fc.constant([]) : fc.array(shape(depth - 1), { maxLength: 3 }),
    on: fc.array(
      fc.tuple(arrow, fc.constantFrom(...EVENTS)).map(([one, event]) => ({ ...one, event })),
      { maxLength: 3 },
    ),
    always: fc.array(automatic, { maxLength: 1 }),
  })

/** States within states within states. */
const DEPTH = 3

const idsOf = (one: Shape, path: string): readonly string[] => [
  path,
  ...one.children.flatMap((child, index) => idsOf(child, `${path}.s${index}`)),
]

const configOf = (one: Shape, path: string, ids: readonly string[], isRoot: boolean): object => {
  const transition = ({ clauses, actions, target }: Arrow) => ({
    ...(clauses.length === 0 ? {} : { guard: { type: 'every', params: { of: clauses } } }),
    actions,
    ...(target === null || ids.length < 2 ? {} : { target: `#${ids[1 + (target % (ids.length - 1))]}` }),
  })
  const on = Object.fromEntries(
    EVENTS.map((event) => [event, one.on.filter((each) => each.event === event).map(transition)]),
  )
  const isFinal = !isRoot && one.children.length === 0 && one.kind === 0
  return {
    id: path,
    entry: one.entry,
    exit: one.exit,
    ...(isFinal ? { type: 'final' } : { on, always: isRoot ? [] : one.always.map(transition) }),
    ...(one.children.length === 0
      ? {}
      : {
          initial: `s${one.initial % one.children.length}`,
          states: Object.fromEntries(
            one.children.map((child, index) => [`s${index}`, configOf(child, `${path}.s${index}`, ids, false)]),
          ),
        }),
  }
}

/** A chart as an XState machine and as a stepper: the game of the one is the counter of the other. */
export const anyChart = shape(DEPTH)
  .filter(({ children }) => children.length > 0)
  .map((root) => {
    const ids = idsOf(root, 'm')
    const machine = createMachine({
      ...configOf(root, 'm', ids, true),
      context: { game: NOTHING_COUNTED },
      options: { maxIterations: 200 },
    } as never).provide({
      guards: {
        every: (
          { context }: { readonly context: { readonly game: Counter } },
          { of }: { readonly of: readonly (typeof CLAUSES)[number][] },
        ) => of.every((name) => HOLDS[name](context.game.tieBreak)),
      },
      actions: Object.fromEntries(
        ACTIONS.map((name) => [
          name,
          assign(({ context }) => ({ game: act((context as { readonly game: Counter }).game, name) })),
        ]),
      ),
    } as never)
    const compiled = compile(machine as never, { clauses: new Set(CLAUSES), actions: new Set(ACTIONS) })
    const meaning = {
      clauses: Object.fromEntries(CLAUSES.map((name) => [name, (game: Counter) => HOLDS[name](game.tieBreak)])),
      actions: Object.fromEntries(ACTIONS.map((name) => [name, (game: Counter) => act(game, name)])),
    }
    if (compiled._tag === 'Left') throw new Error(JSON.stringify(compiled.left))
    return { machine, stepper: { table: compiled.right, meaning } as unknown as Stepper }
  })
