/** Compares two machines: the same events are sent to both, and everything they report is compared. */
import type { Snapshot } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { BEGINNING, type Course, type Runner, type Taken } from './course.ts'
import { type Earlier, firstDifferenceInWords } from './difference.ts'
import { report } from './report.ts'
import type { ContestTally } from './tally.ts'

/** The next event to try, or null to stop. */
export type Next = (at: Snapshot, events: number) => GameEvent | null

const unequal = (what: string, theirs: unknown, ours: unknown): string | null =>
  Object.is(theirs, ours) ? null : `${what} ${String(theirs)} in XState, ${String(ours)} in the stepper.`

const inOrder = (actions: readonly string[]): string => (actions.length === 0 ? 'none' : actions.join(', '))

/**
 * The first difference of two microsteps: in states, transition and actions, then in facts, then in the rest of the
 * game.
 */
const microstepDifference = (theirs: Taken, ours: Taken, earlier: Earlier | undefined): string | null => {
  const called = theirs.ran === null ? null : inOrder(theirs.ran)
  const before = earlier as { readonly theirs: Taken['game']; readonly ours: Taken['game'] } | undefined
  return (
    unequal('It comes from', theirs.from, ours.from) ??
    unequal('The transition is', theirs.transition, ours.transition) ??
    unequal('It leads to', theirs.to, ours.to) ??
    (called === null || ours.listed === null ? null : unequal('The actions are', called, inOrder(ours.listed))) ??
    (called === null || ours.ran === null ? null : unequal('The actions called are', called, inOrder(ours.ran))) ??
    firstDifferenceInWords(
      theirs.game.facts,
      ours.game.facts,
      'game.facts',
      before && { theirs: before.theirs.facts, ours: before.ours.facts },
    ) ??
    firstDifferenceInWords(theirs.game, ours.game, 'game', earlier)
  )
}

const microstepsDifference = (theirs: Course, ours: Course, earlier: Earlier | undefined): string | null => {
  let before = earlier
  for (const [index, their] of theirs.microsteps.entries()) {
    const our = ours.microsteps[index]
    if (our === undefined) break
    const found = microstepDifference(their, our, before)
    if (found !== null) return `Microstep ${index + 1}. ${found}`
    // XState's first microstep was computed separately, so its objects do not occur again.
    before = their.transition === BEGINNING ? undefined : { theirs: their.game, ours: our.game }
  }
  return unequal('The number of microsteps is', theirs.microsteps.length, ours.microsteps.length)
}

const restDifference = (theirs: Course, ours: Course): string | null => {
  const [their, our] = [theirs.microsteps.at(-1), ours.microsteps.at(-1)]
  const last = their?.transition === BEGINNING ? undefined : { theirs: their?.game, ours: our?.game }
  const rest = [theirs.end?.game, ours.end?.game, 'game at rest'] as const
  return (
    unequal('The snapshot being the very same object is', theirs.same, ours.same) ??
    unequal('It comes to rest in', theirs.end?.state ?? 'an endless loop', ours.end?.state ?? 'an endless loop') ??
    unequal('The chart being over is', theirs.done, ours.done) ??
    // Compares objects that changed since the last microstep first, then everything.
    (ours.same ? null : (firstDifferenceInWords(...rest, last) ?? firstDifferenceInWords(...rest)))
  )
}

/** The first difference in the courses of one event. `earlier` has the games in which both rested before the event. */
export const courseDifference = (theirs: Course, ours: Course, earlier: Earlier | undefined): string | null => {
  // If both loop endlessly, each was stopped at some point. Their microsteps up to the earlier stop are still compared.
  const most = Math.min(theirs.microsteps.length, ours.microsteps.length)
  const cut = (course: Course): Course => ({ ...course, microsteps: course.microsteps.slice(0, most) })
  const circle = theirs.end === null && ours.end === null
  return (
    (circle ? microstepsDifference(cut(theirs), cut(ours), earlier) : microstepsDifference(theirs, ours, earlier)) ??
    restDifference(theirs, ours) ??
    // The games before the event must not have been modified.
    (earlier === undefined ? null : firstDifferenceInWords(earlier.theirs, earlier.ours, 'game before the event'))
  )
}

/** The result of a contest: the number of events, and a full report of the difference, if there is one. */
export interface ContestResult {
  readonly events: number
  readonly difference: string | null
}

/** The number of events that a finished chart is still sent, and must refuse. */
const EVENTS_AFTER_THE_END = 4

/**
 * Sends events to both machines until they differ, there is no further event, they loop endlessly, or the chart has been over for some
 * events.
 */
export const contest = (theirs: Runner, ours: Runner, next: Next, tally: ContestTally): ContestResult => {
  const found = courseDifference(theirs.begun, ours.begun, undefined)
  tally.begin(theirs.begun)
  if (found !== null) return { events: 0, difference: report(found, null, theirs.begun, ours.begun) }
  let [their, our] = [theirs.begun, ours.begun]
  let left = EVENTS_AFTER_THE_END
  for (let events = 0; ; events += 1) {
    if (their.done) left -= 1
    const event = their.end === null || left < 0 ? null : next(their.end, events)
    if (event === null || their.end === null || our.end === null) return { events, difference: null }
    const earlier = { theirs: their.end.game, ours: our.end.game }
    const at = their.end.state
    ;[their, our] = [theirs.send(event), ours.send(event)]
    const difference = courseDifference(their, our, earlier)
    tally.event(their)
    if (difference !== null)
      return { events: events + 1, difference: report(difference, { index: events, at, event }, their, our) }
  }
}
