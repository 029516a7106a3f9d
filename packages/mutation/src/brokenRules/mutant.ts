/** A mutant: the engine with one change in its data, so that a rule is wrong. */

import type { RuleId } from 'ptcg-turn-engine'
import { type ChartGraph, chartGraph } from 'ptcg-turn-engine/chart'
import type { Holds } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import { STEPPER, type Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Leaf, Row } from 'ptcg-turn-engine/internal/engine/stepper/table'
import type { Action } from 'ptcg-turn-engine/internal/game/actions/action'
import type { ActionName, ClauseName } from 'ptcg-turn-engine/internal/machines/vocabulary'
import { gameChart } from 'ptcg-turn-engine/machines'
import type { Subject } from 'ptcg-turn-engine-fuzz'
import { transitionId } from 'ptcg-turn-engine-fuzz/internal/coverage/counting'

/** The kinds of changes. */
export const MUTANT_KINDS = [
  'clause dropped',
  'clause inverted',
  'clause asked about the wrong player',
  'clause off by one',
  'action skipped',
  'actions swapped',
  'action done wrongly',
  'transition removed',
  'transition retargeted',
  'damage step skipped',
  'damage steps swapped',
  'ruleset changed',
  'counter not reset',
  'text read wrongly',
  'shown wrongly',
  'kept wrongly',
  'defect of a real engine',
] as const
/** The kind of change that makes a mutant. */
export type MutantKind = (typeof MUTANT_KINDS)[number]

/** An engine with one defect, made on purpose. */
export interface Mutant {
  /** Unique, and the same in every run: the kind, and the changed part. */
  readonly id: string
  readonly kind: MutantKind
  /** The difference, in a few words. */
  readonly says: string
  /** The rules that it breaks. */
  readonly rules: readonly RuleId[]
  /** The place on the chart where the defect can show. Games that reach it are played first. Default: anywhere. */
  readonly where?: ChartPlace
  readonly subject: Subject
}

/** A place on the chart: a state, a transition when it is taken, an action when it is done. */
export type ChartPlace = `in ${string}` | `taken ${string}` | `done ${string}`

export const mutant = (
  kind: MutantKind,
  what: string,
  rest: Pick<Mutant, 'says' | 'rules' | 'where' | 'subject'>,
): Mutant => ({ id: `${kind}: ${what}`, kind, ...rest })

/** The engine with another meaning of a clause. */
export const withClause = (name: ClauseName, change: (holds: Holds) => Holds): Subject => {
  const { meaning } = STEPPER
  return {
    stepper: {
      ...STEPPER,
      meaning: { ...meaning, clauses: { ...meaning.clauses, [name]: change(meaning.clauses[name]) } },
    },
  }
}

/** The engine with other meanings of actions. */
export const withActions = (actions: { readonly [Name in ActionName]?: Action }): Subject => ({
  stepper: { ...STEPPER, meaning: { ...STEPPER.meaning, actions: { ...STEPPER.meaning.actions, ...actions } } },
})

/** The engine with another meaning of one action. */
export const withAction = (name: ActionName, change: (action: Action) => Action): Subject =>
  withActions({ [name]: change(STEPPER.meaning.actions[name]) })

/** The engine on a chart whose rows are rewritten; null removes a row. `leaf` is the leaf to which the row belongs. */
export const withRows = (rewrite: (row: Row, leaf: Leaf) => Row | null): Subject => {
  const { table } = STEPPER
  const leaves = new Map(
    [...table.leaves].map(([path, leaf]) => {
      const rows = (old: readonly Row[]): readonly Row[] => old.flatMap((row) => rewrite(row, leaf) ?? [])
      return [
        path,
        {
          ...leaf,
          always: rows(leaf.always),
          onDone: rows(leaf.onDone),
          on: new Map([...leaf.on].map(([event, old]) => [event, rows(old)])),
        },
      ]
    }),
  )
  const stepper: Stepper = { ...STEPPER, table: { ...table, leaves } }
  return { stepper }
}

/** Every transition of the chart once, however many leaves it is taken from. */
export const CHART_ROWS: readonly Row[] = [
  ...new Map(
    [...STEPPER.table.leaves.values()]
      .filter(({ final }) => !final)
      .flatMap((leaf) => [...[...leaf.on.values()].flat(), ...leaf.always, ...leaf.onDone])
      .map((row) => [transitionId(row), row]),
  ).values(),
]

const GRAPH: ChartGraph = chartGraph(gameChart)

/** The rules that a transition of the chart cites. */
export const rulesOfTransition = (row: Pick<Row, 'source' | 'event' | 'waits' | 'index'>): readonly RuleId[] => {
  const id = transitionId(row)
  return (GRAPH.transitions.find((one) => one.id === id)?.cite ?? []) as readonly RuleId[]
}

/** The rules that the chart cites wherever it uses an action. */
export const rulesOfAction = (name: ActionName): readonly RuleId[] => [
  ...new Set(
    [
      ...GRAPH.states.filter(({ entry, exit }) => entry.includes(name) || exit.includes(name)),
      ...GRAPH.transitions.filter(({ actions }) => actions.includes(name)),
    ].flatMap(({ cite }) => cite as readonly RuleId[]),
  ),
]

/** A transition in a few words: its source, its event, and its index. */
export const transitionInWords = ({
  source,
  event,
  waits,
  index,
}: Pick<Row, 'source' | 'event' | 'waits' | 'index'>): string =>
  `${source === '' ? 'game' : source} on ${event ?? (waits ? 'its end' : 'its own')}${index === 0 ? '' : ` (${index + 1})`}`
