/** The way that a line of play has taken through the chart, and the event that a person is thinking about. */
import * as E from 'fp-ts/lib/Either.js'
import { readEvent } from '../../../engine/play/readEvent.ts'
import type { GameEvent } from '../../../game/model/events.ts'
import type { InspectedHistory } from '../time/history.ts'
import type { Inspection } from '../time/inspection.ts'
import type { Moment } from '../time/moment.ts'

export interface Trail {
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
}

/** So many events back the way stays warm. */
const REACHES_BACK = 12

/** The states entered in this turn, not too long ago, and the transitions that the event of this moment has taken so far. */
export const travelled = (history: InspectedHistory, { place }: Moment): Trail => {
  const states = new Set<string>()
  const transitions = new Set<string>()
  const turn = history.stepAt(place.step).before.game.turn.number
  for (let step = Math.max(0, place.step - REACHES_BACK); step <= place.step; step += 1) {
    const { frames, before } = history.stepAt(step)
    if (before.game.turn.number !== turn) continue
    const passed = step === place.step ? frames.slice(0, place.frame + 1) : frames
    for (const { state, from, transition } of passed) {
      states.add(state)
      states.add(from)
      if (transition !== null && step === place.step) transitions.add(transition)
    }
  }
  return { states, transitions }
}

/** The event whose clauses the chart shows: the one that was tried and refused, if it is an event at all. */
export const lookedAt = ({ tried }: Inspection): GameEvent | null => {
  const read = tried === null ? null : readEvent(tried.event)
  return read !== null && E.isRight(read) ? read.right : null
}
