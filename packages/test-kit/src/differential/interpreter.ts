/** XState's interpreter as it runs in any host: an actor, with every microstep that it reports to an inspector. */

import { type Snapshot, snapshotOf } from 'ptcg-turn-engine'
import type { Game } from 'ptcg-turn-engine/model'
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  getInitialMicrosteps,
} from 'xstate'
import { newsOf } from '../subset/subset.ts'
import { BEGINNING, type Course, type Runner, type Taken, transitionName, WHEN_DONE } from './course.ts'

interface Reported {
  readonly snapshot: AnyMachineSnapshot
  readonly transitions: readonly AnyTransitionDefinition[]
  readonly ran: readonly string[] | null
}

const at = (snapshot: AnyMachineSnapshot): Snapshot => snapshotOf(snapshot as never)

const nameOf = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition
  const event = eventType === '' ? null : eventType
  const siblings: readonly unknown[] = (event === null ? source.always : source.transitions.get(event)) ?? []
  const taken = event === newsOf(source) ? WHEN_DONE : event
  return transitionName(source.path.join('.'), taken, siblings.indexOf(transition))
}

/**
 * True if a report is about a step. XState also reports events that no state takes, the news that a state inside is final, and transitions
 * that do nothing and lead nowhere. Throws if one of these reports has changed something.
 */
const isStep = ({ snapshot, transitions, ran }: Reported, before: AnyMachineSnapshot | null): boolean => {
  if (transitions.length > 0 && snapshot !== before) return true
  const kept = before === null || snapshot === before
  if (!kept || (ran?.length ?? 0) > 0) throw new Error('XState reports no transition, but something has changed.')
  return false
}

const isCircle = (error: unknown): boolean => error instanceof Error && error.message.startsWith('Infinite loop')

/**
 * The microstep that enters the initial states. XState does not report it to inspectors, so it is computed; null if an endless loop follows
 * it.
 */
const entering = (machine: AnyStateMachine, game: Game): AnyMachineSnapshot | null => {
  try {
    return getInitialMicrosteps(machine, { game } as never)[0]?.[0] as AnyMachineSnapshot
  } catch (error) {
    if (isCircle(error)) return null
    throw error
  }
}

const CIRCLE: Course = { microsteps: [], end: null, same: false, done: false }
const IN_A_CIRCLE: Runner = { begun: CIRCLE, send: () => CIRCLE }

/**
 * Sends an event without warnings: XState's development build warns of every event that is sent to a finished actor,
 * and these tests send such events on purpose.
 */
const quietly = (send: () => void): void => {
  const { warn } = console
  console.warn = () => undefined
  try {
    send()
  } finally {
    console.warn = warn
  }
}

/**
 * An actor of the machine that begins with this game. `ran` returns the actions called since the last call of `ran`. The result of `ran` is
 * not used while the actor begins, when some actions run twice.
 */
export const interpreter = (machine: AnyStateMachine, game: Game, ran: () => readonly string[] | null): Runner => {
  const reports: Reported[] = []
  /** The course from the reports since the last call. At the beginning, `before` is null and `given` has the first microstep. */
  const course = (given: readonly Taken[], before: AnyMachineSnapshot | null, end: AnyMachineSnapshot): Course => {
    const microsteps = [...given]
    let from = before === null ? (given[0]?.to ?? '') : at(before).state
    let latest = before
    for (const report of reports.splice(0)) {
      if (isStep(report, latest)) {
        const { state: to, game: now } = at(report.snapshot)
        const transition = report.transitions.map(nameOf).join(' and ')
        microsteps.push({ from, to, transition, listed: null, ran: report.ran, game: now })
        from = to
      }
      latest = report.snapshot
    }
    if (end.status === 'error' && !isCircle(end.error)) throw end.error
    return {
      microsteps,
      end: end.status === 'error' ? null : at(end),
      same: end === before,
      done: end.status === 'done',
    }
  }

  const entered = entering(machine, game)
  if (entered === null) return IN_A_CIRCLE
  const { state, game: now } = at(entered)
  const first: Taken = { from: '', to: state, transition: BEGINNING, listed: null, ran: null, game: now }
  let hasBegun = false
  const actor = createActor(machine, {
    input: { game },
    inspect: (event) => {
      if (event.type !== '@xstate.microstep') return
      const called = ran()
      const { snapshot, _transitions: transitions } = event
      reports.push({ snapshot: snapshot as AnyMachineSnapshot, transitions, ran: hasBegun ? called : null })
    },
  })
  actor.subscribe({ error: () => undefined })
  actor.start()
  const begun = course([first], null, actor.getSnapshot())
  ran()
  hasBegun = true
  return {
    begun,
    send: (event) => {
      const before: AnyMachineSnapshot = actor.getSnapshot()
      if (before.status === 'active') actor.send(event)
      else quietly(() => actor.send(event))
      return course([], before, actor.getSnapshot())
    },
  }
}
