/** The stepper, an XState actor and XState's pure transition are one machine: wired to the same clauses and actions they go the same way. */

import { type Snapshot, snapshotOf } from 'ptcg-turn-engine'
import { wire } from 'ptcg-turn-engine/internal/engine/machine/wiring'
import { readEvent } from 'ptcg-turn-engine/internal/engine/play/readEvent'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { type AnyMachineSnapshot, createActor, type SnapshotFrom, type StateValue, transition } from 'xstate'
import * as E from '#fp-ts/Either'
import type { Check, Sent } from '../check.ts'
import { firstDifference } from './sameness.ts'

type Machine = ReturnType<typeof wire>

const stateValue = (path: readonly string[]): StateValue => {
  const [first = '', ...rest] = path
  return rest.length === 0 ? first : { [first]: stateValue(rest) }
}

/** An actor, a snapshot for the pure transition, and what the actor reports of its microsteps. */
interface Machines {
  readonly machine: Machine
  readonly send: (event: GameEvent) => readonly Snapshot[]
  readonly actor: () => Snapshot
  pure: SnapshotFrom<Machine>
}

const begun = (machine: Machine, { state, game }: Snapshot): Machines => {
  const snapshot = machine.resolveState({ value: stateValue(state.split('.')), context: { game } })
  const microsteps: Snapshot[] = []
  const actor = createActor(machine, {
    input: { game },
    snapshot,
    inspect: (event) => {
      if (event.type === '@xstate.microstep' && event._transitions.length > 0)
        microsteps.push(snapshotOf(event.snapshot as AnyMachineSnapshot as never))
    },
  }).start()
  const send = (event: GameEvent): readonly Snapshot[] => {
    actor.send(event)
    return microsteps.splice(0)
  }
  return { machine, send, actor: () => snapshotOf(actor.getSnapshot()), pure: snapshot }
}

/** Each machine is handed an event object of its own: a new object is how they know a new event. */
const followed = (machines: Machines, { event, before, after, microsteps }: Sent): string | null => {
  const read = readEvent(event)
  // An actor that is done complains about whatever it is still sent.
  if (E.isLeft(read) || before.state === 'gameOver') return null
  const reported = machines.send(structuredClone(read.right))
  if (reported.length !== microsteps.length)
    return `XState: after ${read.right.type} the actor took ${reported.length} microsteps, the stepper ${microsteps.length}.`
  for (const [at, { snapshot }] of microsteps.entries()) {
    const wrong = firstDifference(reported[at], snapshot)
    if (wrong !== null) return `XState: in microstep ${at + 1} of ${read.right.type} in the actor ${wrong}`
  }
  const inTheActor = firstDifference(machines.actor(), after)
  if (inTheActor !== null) return `XState: after ${read.right.type} in the actor ${inTheActor}`
  const [next] = transition(machines.machine, machines.pure, structuredClone(read.right))
  machines.pure = next
  const inThePure = firstDifference(snapshotOf(next), after)
  return inThePure === null ? null : `XState: after ${read.right.type} in the pure transition ${inThePure}`
}

/** Only for the chart of the game itself: a table that was changed has no chart that XState could run. */
export const steppersAgree: Check = {
  name: 'steppers agree',
  watch: (_, { table, meaning }) => {
    if (table !== STEPPER.table) return {}
    const machine = wire(meaning)
    let machines: Machines | null = null
    return {
      see: (sent) => (machines === null ? null : followed(machines, sent)),
      atRest: (at) => {
        machines ??= begun(machine, at)
        return null
      },
    }
  },
}
