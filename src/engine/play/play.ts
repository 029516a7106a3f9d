/** Plays an event: returns the next snapshot and the facts, or every reason why the event is refused. */
import * as E from '#fp-ts/Either'
import type { GameEvent } from '../../game/model/events.ts'
import type { Fact } from '../../game/model/facts.ts'
import { expectSnapshot } from '../stepper/expectArguments.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { type Microstep, STEPPER, type Stepper, step } from '../stepper/step.ts'
import { checkEvent, type Violations } from './check.ts'
import { readEvent } from './readEvent.ts'

/** A refused event with the reasons. */
export interface Rejection {
  /** The rejected event, unchanged. */
  readonly rejected: unknown
  readonly violations: Violations
}

/** The result of an accepted event: the next snapshot, and the facts in order. */
export interface Played {
  readonly snapshot: Snapshot
  readonly facts: readonly Fact[]
}

const refused = (rejected: unknown, violations: Violations): E.Either<Rejection, Played> =>
  E.left({ rejected, violations })

const playRead = (
  stepper: Stepper,
  snapshot: Snapshot,
  event: GameEvent,
  seen?: (microstep: Microstep) => void,
): E.Either<Rejection, Played> => {
  const next = step(stepper, snapshot, event, seen)
  if (next !== snapshot) return E.right({ snapshot: next, facts: next.game.facts })
  const checked = checkEvent(stepper, snapshot, event)
  if (E.isRight(checked))
    throw new Error(`The chart refused ${event.type} in ${snapshot.state} although every clause holds.`)
  return refused(event, checked.left)
}

/** Plays an event with a given stepper. Any value that is not an event is refused. */
export const playWith = (
  stepper: Stepper,
  snapshot: Snapshot,
  event: unknown,
  seen?: (microstep: Microstep) => void,
): E.Either<Rejection, Played> => {
  const read = readEvent(event)
  return E.isLeft(read) ? refused(event, read.left) : playRead(stepper, snapshot, read.right, seen)
}

/**
 * Plays an event from outside, such as a message from a client. A value that is not an event is refused in the same way as an illegal
 * event. Throws a TypeError only if `snapshot` is not a snapshot.
 */
export const receive = (
  snapshot: Snapshot,
  data: unknown,
  seen?: (microstep: Microstep) => void,
): E.Either<Rejection, Played> => {
  expectSnapshot('play', snapshot)
  return playWith(STEPPER, snapshot, data, seen)
}

/**
 * Plays one event. For an illegal event, the left side has every reason, each with a rule id. `snapshot` is never changed. `seen` is called
 * for every microstep of the chart.
 */
export const play: (
  snapshot: Snapshot,
  event: GameEvent,
  seen?: (microstep: Microstep) => void,
) => E.Either<Rejection, Played> = receive

/** A replay that stopped at a refused event: the index of the event, the snapshot before it, and the reasons. */
export interface ReplayStopped {
  readonly at: number
  readonly snapshot: Snapshot
  readonly rejection: Rejection
}

/** Plays events one after another from a snapshot. Returns the last snapshot and all facts in order, or the first refused event. */
export const replay = (start: Snapshot, events: readonly unknown[]): E.Either<ReplayStopped, Played> => {
  expectSnapshot('replay', start)
  let snapshot = start
  const facts: Fact[] = []
  for (const [at, event] of events.entries()) {
    const played = receive(snapshot, event)
    if (E.isLeft(played)) return E.left({ at, snapshot, rejection: played.left })
    snapshot = played.right.snapshot
    facts.push(...played.right.facts)
  }
  return E.right({ snapshot, facts })
}
