/**
 * The stepper, an XState actor and XState's pure transition behave the same when wired to the same clauses and actions.
 */

import { readEvent, type Snapshot, snapshotOf } from 'ptcg-turn-engine'
import { wire } from 'ptcg-turn-engine/internal/engine/machine/wiring'
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

/** An actor, a snapshot for the pure transition, and the actor's microsteps. */
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

/** Each machine gets its own event object, because they recognize a new event by object identity. */
const followed = (machines: Machines, { event, before, after, microsteps }: Sent): string | null => {
  const read = readEvent(event)
  // A finished actor warns about every further event.
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

/** Checks only the game's own chart, since XState cannot run a modified table. */
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
