/**
 * What lies where in a game: at each step the stops of the turn that are reached, the landmarks that people look for, and the transitions that
 * are taken. It is found in pieces, so that a long game can be looked at before all of it is known.
 */
import type { Fact } from 'ptcg-turn-engine/model'
import { type TurnStopId, turnStopOf } from 'ptcg-turn-engine/table'
import { commonEvents, type InspectedHistory } from './history.ts'
import { playStep, type Step } from './step.ts'

/** What people look for in a game. */
export const LANDMARKS = ['turn', 'attack', 'knockOut', 'refused'] as const
export type Landmark = (typeof LANDMARKS)[number]

/** A step and a microstep of it. */
export interface MomentOfStep {
  readonly step: number
  readonly frame: number
}

export interface LandmarkAt extends MomentOfStep {
  readonly landmark: Landmark
}

/** Where each landmark of a kind is looked at: a turn where its player may act, not where the chart comes to it in the middle of an event. */
export const placesOf = ({ landmarks, lastFrames }: Survey, kind: Landmark): readonly MomentOfStep[] =>
  landmarks
    .filter(({ landmark }) => landmark === kind)
    .map(({ step, frame }) => ({ step, frame: kind === 'turn' ? (lastFrames[step] ?? frame) : frame }))

export interface StopAt extends MomentOfStep {
  readonly stop: TurnStopId
}

/** What is known of the first steps of a history. */
export interface Survey {
  readonly history: InspectedHistory
  /** So many steps are known, from number 0 on. */
  readonly known: number
  readonly isComplete: boolean
  /** In order. */
  readonly landmarks: readonly LandmarkAt[]
  /** Every time a stop was come to, in order. */
  readonly stops: readonly StopAt[]
  /** The last microstep of each step. */
  readonly lastFrames: readonly number[]
  /** How often each transition was taken. */
  readonly counts: ReadonlyMap<string, number>
}

const LANDMARKS_OF_FACTS: Partial<Record<Fact['fact'], Landmark>> = {
  TURN_BEGAN: 'turn',
  ATTACK_DECLARED: 'attack',
  POKEMON_KNOCKED_OUT: 'knockOut',
}

const landmarksOf = ({ number, facts, frames, violations, said }: Step): readonly LandmarkAt[] => {
  const refused: LandmarkAt = { step: number, frame: 0, landmark: 'refused' }
  if (violations.length > 0) return [refused]
  const isRefused = said?.verdicts.some(({ verdict }) => verdict === 'refused') === true
  const found = facts.flatMap(({ fact }, at): readonly LandmarkAt[] => {
    const landmark = LANDMARKS_OF_FACTS[fact]
    const frame = frames.findIndex((one) => one.facts > at)
    return landmark === undefined ? [] : [{ step: number, frame: frame === -1 ? frames.length - 1 : frame, landmark }]
  })
  return isRefused ? [refused, ...found] : found
}

const stopsOf = ({ number, frames }: Step, before: TurnStopId | undefined): readonly StopAt[] => {
  let last = before
  return frames.flatMap(({ state }, frame) => {
    const stop = turnStopOf(state)
    if (stop === last) return []
    last = stop
    return [{ step: number, frame, stop }]
  })
}

const isBefore =
  (step: number) =>
  (spot: MomentOfStep): boolean =>
    spot.step < step

/** What was learned, as it grows: one survey hands it to the next, which belongs to the same history or one that goes on from it. */
interface Learned {
  known: number
  readonly landmarks: LandmarkAt[]
  readonly stops: StopAt[]
  readonly lastFrames: number[]
  /** Ids of the transitions of each step. */
  readonly taken: (readonly string[])[]
  readonly counts: Map<string, number>
}

const nothing = (): Learned => ({
  known: 0,
  landmarks: [],
  stops: [],
  lastFrames: [],
  taken: [],
  counts: new Map(),
})

/** What still holds where only the first steps are the same. */
const upTo = (learned: Learned, step: number): Learned => {
  if (learned.known <= step) return learned
  const counts = new Map(learned.counts)
  for (const id of learned.taken.slice(step).flat()) counts.set(id, (counts.get(id) ?? 1) - 1)
  return {
    known: step,
    landmarks: learned.landmarks.filter(isBefore(step)),
    stops: learned.stops.filter(isBefore(step)),
    lastFrames: learned.lastFrames.slice(0, step),
    taken: learned.taken.slice(0, step),
    counts,
  }
}

const learn = (learned: Learned, step: Step): void => {
  learned.landmarks.push(...landmarksOf(step))
  learned.stops.push(...stopsOf(step, learned.stops.at(-1)?.stop))
  const taken = step.frames.flatMap(({ transition }) => transition ?? [])
  for (const id of taken) learned.counts.set(id, (learned.counts.get(id) ?? 0) + 1)
  learned.taken.push(taken)
  learned.lastFrames.push(Math.max(0, step.frames.length - 1))
  learned.known += 1
}

/** Surveys histories one after another; what two have in common is not played again. */
export const surveyor = () => {
  let learned = nothing()
  let latest: Survey | null = null
  let after: Step | null = null
  return {
    /** Looks at so many steps more of a history. The very same survey where nothing is left to look at. */
    survey: (history: InspectedHistory, most: number): Survey => {
      if (latest !== null && latest.history !== history) {
        learned = upTo(learned, commonEvents(latest.history, history) + 1)
        if (after !== null && after.number !== learned.known - 1) after = null
      } else if (latest?.isComplete === true) return latest
      const last = Math.min(history.length, learned.known + most - 1)
      for (let number = learned.known; number <= last; number += 1) {
        const before = after?.number === number - 1 ? after.after : null
        after =
          number === 0
            ? history.stepAt(0)
            : playStep(before ?? history.snapshotAt(number - 1), history.events[number - 1], number)
        learn(learned, after)
      }
      const { known, landmarks, stops, lastFrames, counts } = learned
      latest = {
        history,
        known,
        isComplete: known > history.length,
        landmarks: [...landmarks],
        stops: [...stops],
        lastFrames: [...lastFrames],
        counts: new Map(counts),
      }
      return latest
    },
  }
}

const isAfter = (spot: MomentOfStep, { step, frame }: MomentOfStep): boolean =>
  spot.step > step || (spot.step === step && spot.frame > frame)

/** The next place of some after one, or the one before it. */
export const neighbour = <Found extends MomentOfStep>(
  places: readonly Found[],
  from: MomentOfStep,
  direction: 'next' | 'previous',
): Found | undefined =>
  direction === 'next' ? places.find((place) => isAfter(place, from)) : places.findLast((place) => isAfter(from, place))

/** The steps of the turn, or of what is no turn, that a step lies in: from the landmark of a turn to the next one. */
export const turnAround = (
  { landmarks }: Survey,
  spot: MomentOfStep,
): { readonly from: MomentOfStep; readonly to: MomentOfStep | null } => {
  const turns = landmarks.filter(({ landmark }) => landmark === 'turn')
  const from = turns.findLast((turn) => !isAfter(turn, spot)) ?? { step: 0, frame: 0 }
  return { from, to: turns.find((turn) => isAfter(turn, spot)) ?? null }
}

/** The stops that this turn has come to by now. */
export const stopsBefore = (survey: Survey, now: MomentOfStep): readonly TurnStopId[] => {
  const { from } = turnAround(survey, now)
  return survey.stops.filter((place) => !isAfter(from, place) && !isAfter(place, now)).map(({ stop }) => stop)
}

/** Where to go for a stop: its next place in this turn, else the latest before in it, else the nearest that comes, else the last there is. */
export const placeOfStop = (survey: Survey, stop: TurnStopId, now: MomentOfStep): MomentOfStep | null => {
  const places = survey.stops.filter((one) => one.stop === stop)
  const { from, to } = turnAround(survey, now)
  const inTurn = places.filter((place) => !isAfter(from, place) && (to === null || isAfter(to, place)))
  return (
    neighbour(inTurn, now, 'next') ??
    neighbour(inTurn, now, 'previous') ??
    inTurn[0] ??
    neighbour(places, now, 'next') ??
    places.at(-1) ??
    null
  )
}
