/** Plays an event: returns the next snapshot and the facts, or every reason why the event is refused. */
import * as E from '#fp-ts/Either'
import type { GameEvent } from '../../game/model/events.ts'
import type { Fact } from '../../game/model/facts.ts'
import { expectSnapshot } from '../stepper/misuse.ts'
import type { Snapshot } from '../stepper/snapshot.ts'
import { type Microstep, STEPPER, type Stepper, step } from '../stepper/step.ts'
import { checkEvent, type Violations } from './check.ts'
import { readEvent } from './readEvent.ts'

/** A refused event. The snapshot it was tried on is unchanged. */
export interface Rejection {
  /** The rejected event, unchanged. */
  readonly rejected: unknown
  readonly violations: Violations
}

/** An accepted event: the next snapshot, and what happened, in order. */
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

/** Plays one event with a stepper of the same game. */
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
 * Plays an event from outside, such as a message of a client. Accepts any value: anything but an event is refused like
 * an illegal event. Throws a TypeError only if `snapshot` is not a snapshot.
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
 * Plays one event. If it is illegal, every reason is returned with its rule id, and `snapshot` stays as it is. `seen`
 * is called for every microstep of the chart.
 */
export const play: (
  snapshot: Snapshot,
  event: GameEvent,
  seen?: (microstep: Microstep) => void,
) => E.Either<Rejection, Played> = receive

/** Where a replay stopped: the index of the refused event, and the reasons. */
export interface ReplayStopped {
  readonly at: number
  readonly snapshot: Snapshot
  readonly rejection: Rejection
}

/** Plays events one after another from a snapshot: all facts in order, or where and why it stopped. */
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
