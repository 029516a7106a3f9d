/**
 * The machine for hosts that use XState. This machine adds three things to the chart: it checks its input, which is a new game or a
 * snapshot; it reads events as `play` does; and it emits facts.
 */

import { type SnapshotFrom, StateMachine } from 'xstate'
import * as E from '#fp-ts/Either'
import type { gameChart } from '../../../machines/gameChart.ts'
import type { Result } from '../../game/model/result.ts'
import { readEvent } from '../play/readEvent.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import type { Stepper } from '../stepper/step.ts'
import { type EmittedFact, emitFacts } from './emitFacts.ts'
import { type GameInput, problemOf } from './input.ts'
import { isOfXState } from './ofXState.ts'
import { stateValueOf } from './stateValue.ts'

/** The type of the chart's machine, with this engine's types of input, output and emitted facts. */
type Hosted<Machine> =
  Machine extends StateMachine<
    infer Context,
    infer Event,
    infer Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer Meta,
    infer Schema,
    infer TransitionMeta
  >
    ? StateMachine<
        Context,
        Event,
        Children,
        Actor,
        Action,
        Guard,
        Delay,
        Value,
        Tag,
        GameInput,
        Result,
        EmittedFact,
        Meta,
        Schema,
        TransitionMeta
      >
    : never

/** The type of `gameMachine`: an ordinary XState machine. */
export type GameMachine = Hosted<typeof gameChart>

type Chart = typeof gameChart

/** Converts a snapshot of this engine to a snapshot of the machine. The output of a finished game is its result. */
export const resolveSnapshot = (machine: GameMachine, { state, game }: Snapshot): SnapshotFrom<GameMachine> =>
  machine.resolveState({
    value: stateValueOf(state),
    context: { game },
    ...(game.result === null ? {} : { output: game.result }),
  })

/** Returns the context of a new game. If this function throws, XState gives the actor the status `error`. */
const beginning =
  (stepper: Stepper) =>
  ({ input }: { readonly input: GameInput }): { readonly game: GameInput['game'] } => {
    const problem = problemOf(stepper, input)
    if (problem !== null) throw new Error(problem)
    if (input.game === undefined) throw new Error('A snapshot has no first steps: only a new game is set up.')
    return { game: input.game }
  }

const STOP = 'xstate.stop'

/** Makes the machine for hosts from a chart with its functions. `stepper` must have the same chart and the same functions. */
export const hostMachine = (chart: Chart, stepper: Stepper): GameMachine => {
  const machine = new StateMachine(
    { ...chart.config, context: beginning(stepper) as never },
    chart.implementations,
  ) as unknown as GameMachine
  const { getInitialSnapshot, transition } = machine
  const getTransitionData = machine.getTransitionData.bind(machine)
  const wasRead = new WeakSet<object>()

  const around: Pick<GameMachine, 'getInitialSnapshot' | 'transition' | 'getTransitionData' | 'provide'> = {
    getInitialSnapshot: (scope, input) => {
      if (input?.at !== undefined && problemOf(stepper, input) === null) return resolveSnapshot(machine, input.at)
      const begun = getInitialSnapshot(scope, input)
      if (begun.status !== 'error') emitFacts(begun.context.game, { type: 'xstate.init', input }, scope)
      return begun
    },
    transition: (snapshot, event, scope) => {
      if ((event.type as string) === STOP) return transition(snapshot, event, scope)
      const read = readEvent(event)
      if (E.isLeft(read)) return snapshot
      wasRead.add(read.right)
      const next = transition(snapshot, read.right, scope)
      if (next.context.game !== snapshot.context.game) emitFacts(next.context.game, read.right, scope)
      return next
    },
    // XState calls this method for each event that is sent, and `snapshot.can(event)` calls it with any value.
    getTransitionData: (snapshot, event) => {
      if (wasRead.has(event) || isOfXState(String(event.type))) return getTransitionData(snapshot, event)
      const read = readEvent(event)
      return E.isLeft(read) ? [] : getTransitionData(snapshot, read.right)
    },
    provide: (implementations) => hostMachine(chart.provide(implementations as never), stepper),
  }
  return Object.assign(machine, around)
}
