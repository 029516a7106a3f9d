/**
 * The history of a game: its beginning and its events, from which any step can be reconstructed. Only every fiftieth
 * moment is stored; those between are replayed on request, so that a long game takes little memory.
 */
import type { Opened, Snapshot } from 'ptcg-turn-engine'
import { firstStep, momentAfter, playStep, type Step } from './step.ts'

/** The steps of a game, from 0 (its beginning) to `length` (the latest event). */
export interface InspectedHistory {
  readonly length: number
  /** The events that were sent, in order. */
  readonly events: readonly unknown[]
  /** The settled moment after this number of events, from 0 to `length`. */
  readonly snapshotAt: (step: number) => Snapshot
  readonly stepAt: (step: number) => Step
  /** The same history with one more event. */
  readonly plus: (event: unknown) => InspectedHistory
  /** The history up to a step, where a branch begins. */
  readonly until: (step: number) => InspectedHistory
}

/** The number of events between two stored moments. */
const KEPT_EVERY = 50
/** The number of recently requested steps that are cached. */
const STEPS_KEPT = 64

/** The cached moments and steps by step number. They belong to a history of `length` events. */
interface Kept {
  readonly moments: Map<number, Snapshot>
  readonly steps: Map<number, Step>
  length: number
}

const noLaterThan = <Value>(kept: ReadonlyMap<number, Value>, step: number): Map<number, Value> =>
  new Map([...kept].filter(([number]) => number <= step))

const copied = ({ moments, steps }: Kept, step: number): Kept => ({
  moments: noLaterThan(moments, step),
  steps: noLaterThan(steps, step),
  length: step,
})

const remember = ({ steps }: Kept, step: Step): Step => {
  steps.set(step.number, step)
  const [oldest] = steps.keys()
  if (steps.size > STEPS_KEPT && oldest !== undefined) steps.delete(oldest)
  return step
}

const historyWith = (opened: Opened, events: readonly unknown[], kept: Kept): InspectedHistory => {
  const expectWithin = (step: number): void => {
    if (!Number.isInteger(step) || step < 0 || step > events.length)
      throw new Error(`There is no step ${step} among ${events.length}.`)
  }
  const snapshotAt = (step: number): Snapshot => {
    expectWithin(step)
    const whole = kept.steps.get(step)
    if (whole !== undefined) return whole.after
    let at = step - (step % KEPT_EVERY)
    while (at > 0 && !kept.moments.has(at)) at -= KEPT_EVERY
    let snapshot = kept.moments.get(at) ?? opened.snapshot
    for (; at < step; at += 1) {
      if (at % KEPT_EVERY === 0) kept.moments.set(at, snapshot)
      snapshot = momentAfter(snapshot, events[at])
    }
    return snapshot
  }
  const stepAt = (step: number): Step => {
    expectWithin(step)
    const known = kept.steps.get(step)
    if (known !== undefined) return known
    return remember(kept, step === 0 ? firstStep(opened) : playStep(snapshotAt(step - 1), events[step - 1], step))
  }
  return {
    length: events.length,
    events,
    snapshotAt,
    stepAt,
    plus: (event) => {
      // A second continuation of the same history must not use the cache of the first.
      const own = kept.length === events.length ? kept : copied(kept, events.length)
      own.length = events.length + 1
      return historyWith(opened, [...events, event], own)
    },
    until: (step) => {
      expectWithin(step)
      return historyWith(opened, events.slice(0, step), copied(kept, step))
    },
  }
}

/** The history of a game: the beginning is that of an opened recording, and the events are the given ones. */
export const historyOf = (opened: Opened, events: readonly unknown[] = []): InspectedHistory =>
  historyWith(opened, events, { moments: new Map(), steps: new Map(), length: events.length })

/** The number of equal events at the beginning of two histories; -1 if the games begin differently. */
export const commonEvents = (a: InspectedHistory, b: InspectedHistory): number => {
  if (a.snapshotAt(0) !== b.snapshotAt(0)) return -1
  const most = Math.min(a.length, b.length)
  let at = 0
  while (at < most && a.events[at] === b.events[at]) at += 1
  return at
}
