/**
 * Surveys a game: for each step the stages of the turn that it reaches, the landmarks, and its transitions. It works in
 * pieces, so that a long game can be viewed before all of it is known.
 */
import type { Fact } from 'ptcg-turn-engine/model'
import { factInWords, type TurnStopId, turnStopOf } from 'ptcg-turn-engine/table'
import { commonEvents, type InspectedHistory } from './history.ts'
import { playStep, type Step } from './step.ts'

/** The kinds of moments that people look for in a game. */
export const LANDMARKS = ['turn', 'attack', 'knockOut', 'refused'] as const
export type Landmark = (typeof LANDMARKS)[number]

/** A step and one of its microsteps. */
export interface MomentOfStep {
  readonly step: number
  readonly frame: number
}

export interface LandmarkAt extends MomentOfStep {
  readonly landmark: Landmark
  /** The sentence of a Knock Out; other landmarks are described by their event. */
  readonly words?: string
}

/** The moments of the landmarks of one kind. A turn's moment is the one when its player may act, not the one in the middle of an event. */
export const landmarkPlaces = ({ landmarks, lastFrames }: Survey, kind: Landmark): readonly MomentOfStep[] =>
  landmarks
    .filter(({ landmark }) => landmark === kind)
    .map(({ step, frame }) => ({ step, frame: kind === 'turn' ? (lastFrames[step] ?? frame) : frame }))

export interface StopAt extends MomentOfStep {
  readonly stop: TurnStopId
}

/** The Prize cards that each player has left to take, and the cards in hand, after a step. */
export interface RaceAt {
  readonly prizes: readonly [number, number]
  readonly hands: readonly [number, number]
}

/** The results of surveying the first steps of a history. */
export interface Survey {
  readonly history: InspectedHistory
  /** The number of surveyed steps, from number 0 on. */
  readonly known: number
  readonly isComplete: boolean
  /** The landmarks in order. */
  readonly landmarks: readonly LandmarkAt[]
  /** Every entry into a stage, in order. */
  readonly stops: readonly StopAt[]
  /** The index of the last microstep of each step. */
  readonly lastFrames: readonly number[]
  /** The race after each step. */
  readonly race: readonly RaceAt[]
  /** The number of times that each transition was taken. */
  readonly counts: ReadonlyMap<string, number>
}

const LANDMARKS_OF_FACTS: Partial<Record<Fact['fact'], Landmark>> = {
  TURN_BEGAN: 'turn',
  ATTACK_DECLARED: 'attack',
  POKEMON_KNOCKED_OUT: 'knockOut',
}

/**
 * The landmarks of a step. A step that is a line of a log is read as a whole, so that its landmarks are at its last microstep. The landmark
 * of a refusal is always at the first microstep.
 */
const landmarksOf = ({ number, facts, frames, violations, said, after }: Step): readonly LandmarkAt[] => {
  const refused: LandmarkAt = { step: number, frame: 0, landmark: 'refused' }
  if (violations.length > 0) return [refused]
  const isRefused = said?.verdicts.some(({ verdict }) => verdict === 'refused') === true
  const last = frames.length - 1
  const found = facts.flatMap((fact, at): readonly LandmarkAt[] => {
    const landmark = LANDMARKS_OF_FACTS[fact.fact]
    if (landmark === undefined) return []
    const reached = said === undefined ? frames.findIndex((one) => one.facts > at) : -1
    const words = landmark === 'knockOut' ? { words: factInWords(after.game, fact) } : {}
    return [{ step: number, frame: reached === -1 ? last : reached, landmark, ...words }]
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

/** The growing results. Each survey passes them on to the next survey, which is of the same history or of a history that begins alike. */
interface Learned {
  known: number
  readonly landmarks: LandmarkAt[]
  readonly stops: StopAt[]
  readonly lastFrames: number[]
  readonly race: RaceAt[]
  /** Ids of the transitions of each step. */
  readonly taken: (readonly string[])[]
  readonly counts: Map<string, number>
}

const nothing = (): Learned => ({
  known: 0,
  landmarks: [],
  stops: [],
  lastFrames: [],
  race: [],
  taken: [],
  counts: new Map(),
})

/** The results for the steps before `step`, which remain valid for another history with the same first steps. */
const upTo = (learned: Learned, step: number): Learned => {
  if (learned.known <= step) return learned
  const counts = new Map(learned.counts)
  for (const id of learned.taken.slice(step).flat()) counts.set(id, (counts.get(id) ?? 1) - 1)
  return {
    known: step,
    landmarks: learned.landmarks.filter(isBefore(step)),
    stops: learned.stops.filter(isBefore(step)),
    lastFrames: learned.lastFrames.slice(0, step),
    race: learned.race.slice(0, step),
    taken: learned.taken.slice(0, step),
    counts,
  }
}

const raceAt = ({ after: { game } }: Step): RaceAt => {
  const [one, other] = game.players
  return {
    prizes: [one.prizes.length, other.prizes.length],
    hands: [one.hand.length, other.hand.length],
  }
}

const learn = (learned: Learned, step: Step): void => {
  learned.landmarks.push(...landmarksOf(step))
  learned.stops.push(...stopsOf(step, learned.stops.at(-1)?.stop))
  const taken = step.frames.flatMap(({ transition }) => transition ?? [])
  for (const id of taken) learned.counts.set(id, (learned.counts.get(id) ?? 0) + 1)
  learned.taken.push(taken)
  learned.race.push(raceAt(step))
  learned.lastFrames.push(Math.max(0, step.frames.length - 1))
  learned.known += 1
}

/** Surveys histories one after another; shared parts are not replayed. */
export const surveyor = () => {
  let learned = nothing()
  let latest: Survey | null = null
  let after: Step | null = null
  return {
    /** Surveys up to `most` further steps of a history. Returns the same object if no step is left. */
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
      const { known, landmarks, stops, lastFrames, race, counts } = learned
      latest = {
        history,
        known,
        isComplete: known > history.length,
        landmarks: [...landmarks],
        stops: [...stops],
        lastFrames: [...lastFrames],
        race: [...race],
        counts: new Map(counts),
      }
      return latest
    },
  }
}

const isAfter = (spot: MomentOfStep, { step, frame }: MomentOfStep): boolean =>
  spot.step > step || (spot.step === step && spot.frame > frame)

/** The next place after a moment, or the previous place before it. */
export const neighbor = <Found extends MomentOfStep>(
  places: readonly Found[],
  from: MomentOfStep,
  direction: 'next' | 'previous',
): Found | undefined =>
  direction === 'next' ? places.find((place) => isAfter(place, from)) : places.findLast((place) => isAfter(from, place))

/**
 * The first moment of the turn that a moment belongs to, and the first moment of the next turn, which is null if no next turn is known.
 * Before the first turn, `from` is the beginning of the game.
 */
export const turnAround = (
  { landmarks }: Survey,
  spot: MomentOfStep,
): { readonly from: MomentOfStep; readonly to: MomentOfStep | null } => {
  const turns = landmarks.filter(({ landmark }) => landmark === 'turn')
  const from = turns.findLast((turn) => !isAfter(turn, spot)) ?? { step: 0, frame: 0 }
  return { from, to: turns.find((turn) => isAfter(turn, spot)) ?? null }
}

/** The stages that the turn of a moment has reached up to the moment. */
export const stopsBefore = (survey: Survey, now: MomentOfStep): readonly TurnStopId[] => {
  const { from } = turnAround(survey, now)
  return survey.stops.filter((place) => !isAfter(from, place) && !isAfter(place, now)).map(({ stop }) => stop)
}

/**
 * The place to go to for a stage from the moment `now`: the stage's next place in the turn of `now`, else its latest place earlier in that
 * turn, else its next place in a later turn, else its last place. Null if no surveyed step has reached the stage.
 */
export const placeOfStop = (survey: Survey, stop: TurnStopId, now: MomentOfStep): MomentOfStep | null => {
  const places = survey.stops.filter((one) => one.stop === stop)
  const { from, to } = turnAround(survey, now)
  const inTurn = places.filter((place) => !isAfter(from, place) && (to === null || isAfter(to, place)))
  return (
    neighbor(inTurn, now, 'next') ??
    neighbor(inTurn, now, 'previous') ??
    inTurn[0] ??
    neighbor(places, now, 'next') ??
    places.at(-1) ??
    null
  )
}
