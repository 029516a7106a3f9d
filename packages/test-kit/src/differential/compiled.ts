/** Runs the compiled stepper, or a replacement, and reports its course in the same terms as XState's interpreter. */
import { isDeepStrictEqual } from 'node:util'
import type { Microstep, Snapshot } from 'ptcg-turn-engine'
import { begin, leafAt, type Stepper, step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Game, GameEvent } from 'ptcg-turn-engine/model'
import { BEGINNING, type Course, MAX_MICROSTEPS, type Runner, type Taken, transitionName, WHEN_DONE } from './course.ts'

/** A microstep as a stepper reports it: without the called actions, which are recorded separately. */
export type ReportedStep = Omit<Taken, 'ran'>
type Seen = (microstep: ReportedStep) => void

/** The contest's interface to a stepper. Entering the initial states is reported as a microstep too. */
export interface Stepping {
  readonly begin: (game: Game, seen: Seen) => Snapshot
  readonly step: (at: Snapshot, event: GameEvent, seen: Seen) => Snapshot
  readonly isDone: (at: Snapshot) => boolean
}

const reportedStep = ({ row, from, snapshot }: Microstep): ReportedStep => ({
  from,
  to: snapshot.state,
  transition: transitionName(row.source, row.waits ? WHEN_DONE : row.event, row.index),
  listed: row.actions,
  game: snapshot.game,
})

const NO_EVENT = { type: 'xstate.init' } as unknown as GameEvent

/** The compiled stepper of a chart. */
export const compileStepper = (stepper: Stepper): Stepping => ({
  begin: (game, seen) => {
    // The stepper does not report how it enters the initial states, so that microstep is built from the table.
    const { leaf, actions } = stepper.table.start
    const entered = actions.reduce((now, name) => stepper.meaning.actions[name](now, NO_EVENT), game)
    seen({ from: '', to: leaf, transition: BEGINNING, listed: actions, game: entered })
    return begin(stepper, game, (microstep) => seen(reportedStep(microstep)))
  },
  step: (at, event, seen) => {
    const watched = step(stepper, at, event, (microstep) => seen(reportedStep(microstep)))
    if (!isDeepStrictEqual(step(stepper, at, event), watched))
      throw new Error(`${event.type} leads elsewhere from ${at.state} when nobody watches the microsteps.`)
    return watched
  },
  isDone: ({ state }) => leafAt(stepper, state).final,
})

class GoesInACircle extends Error {}

/** Runs a stepper from the beginning of a game. `ran` returns the actions called since the last call of `ran`. */
export const running = (stepping: Stepping, game: Game, ran: () => readonly string[] | null): Runner => {
  let now: Snapshot | null = null
  const course = (go: (seen: Seen) => Snapshot): Course => {
    const before = now
    const microsteps: Taken[] = []
    const seen: Seen = (microstep) => {
      const called = ran()
      microsteps.push({ ...microstep, ran: before === null ? null : called })
      if (microsteps.length > MAX_MICROSTEPS) throw new GoesInACircle()
    }
    try {
      const end = go(seen)
      now = end
      return { microsteps, end, same: end === before, done: stepping.isDone(end) }
    } catch (error) {
      if (error instanceof GoesInACircle) return { microsteps, end: null, same: false, done: false }
      throw error
    } finally {
      ran()
    }
  }
  return {
    begun: course((seen) => stepping.begin(game, seen)),
    send: (event) => course((seen) => stepping.step(now as Snapshot, event, seen)),
  }
}
