/**
 * Finds the trail on the chart: the states that the current turn has passed, the transitions that the current event has taken, and the
 * event that a person has tried.
 */

import { readEvent } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { InspectedHistory } from '../time/history.ts'
import type { Inspection } from '../time/inspection.ts'
import type { Moment } from '../time/moment.ts'

export interface PageTrail {
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
}

/** The maximum number of events whose trail is shown. In a longer turn, only the last events leave a trail. */
const REACHES_BACK = 60

/** The states entered in this turn, and the transitions that the current event has taken so far. */
export const findTrail = (history: InspectedHistory, { place, frame: now }: Moment): PageTrail => {
  const states = new Set<string>()
  const transitions = new Set<string>()
  const turn = now.game.turn.number
  for (let step = place.step; step >= Math.max(0, place.step - REACHES_BACK); step -= 1) {
    const { frames, before, after } = history.stepAt(step)
    if (after.game.turn.number < turn) break
    let wasThisTurn = before.game.turn.number === turn
    const passed = step === place.step ? frames.slice(0, place.frame + 1) : frames
    for (const { state, from, transition, game } of passed) {
      if (transition !== null && step === place.step) transitions.add(transition)
      // An event may end the previous turn: its microsteps there do not belong to this turn.
      if (game.turn.number !== turn) continue
      states.add(state)
      if (wasThisTurn) states.add(from)
      wasThisTurn = true
    }
  }
  return { states, transitions }
}

/** The event whose clauses the chart shows: the one that was tried and refused, if it is well-formed. */
export const findTried = ({ tried }: Inspection): GameEvent | null => {
  const read = tried === null ? null : readEvent(tried.event)
  return read !== null && E.isRight(read) ? read.right : null
}
