/** Counts what has been compared. */
import type { Course } from './course.ts'

export interface Counts {
  /** The number of charts or games. */
  readonly runs: number
  readonly events: number
  /** The number of events that changed something. */
  readonly accepted: number
  readonly microsteps: number
  readonly actions: number
  /** The number of runs in which both machines looped endlessly. */
  readonly circles: number
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
}

export interface ContestTally {
  readonly counts: () => Counts
  readonly begin: (course: Course) => void
  readonly event: (course: Course) => void
}

export const createTally = (): ContestTally => {
  const total = { runs: 0, events: 0, accepted: 0, microsteps: 0, actions: 0, circles: 0 }
  const states = new Set<string>()
  const transitions = new Set<string>()
  const count = ({ microsteps, end }: Course): void => {
    total.microsteps += microsteps.length
    total.circles += end === null ? 1 : 0
    for (const { to, transition, ran } of microsteps) {
      total.actions += ran?.length ?? 0
      states.add(to)
      transitions.add(transition)
    }
  }
  return {
    counts: () => ({ ...total, states, transitions }),
    begin: (course) => {
      total.runs += 1
      count(course)
    },
    event: (course) => {
      total.events += 1
      total.accepted += course.same ? 0 : 1
      count(course)
    },
  }
}
