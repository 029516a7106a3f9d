/** The current moment, as panels need it: the frame, its event, and the game as the audience may see it. */

import { type Snapshot, view } from 'ptcg-turn-engine'
import type { Fact } from 'ptcg-turn-engine/model'
import { type Audience, type Inspection, lineAt, type MomentInLine } from './inspection.ts'
import type { Frame, Step } from './step.ts'

export interface Moment {
  readonly place: MomentInLine
  readonly step: Step
  readonly frame: Frame
  /** True if the chart waits for an event; false during microsteps. */
  readonly isSettled: boolean
  /** The chart's state and the complete game, for any viewer. */
  readonly snapshot: Snapshot
  /** The snapshot as the audience sees it. */
  readonly seen: Snapshot
  /** The facts of this step so far, as the audience may know them. */
  readonly facts: readonly Fact[]
}

/** A moment as an audience sees it: with both sides open, or as one player sees it. */
export const viewAs = (audience: Audience, snapshot: Snapshot): Snapshot =>
  audience === 'both' ? snapshot : view(snapshot, audience)

const momentFrom = ({ place, audience }: Inspection, step: Step): Moment => {
  const [first] = step.frames
  const frame = step.frames[place.frame] ?? first
  const isSettled = place.frame >= step.frames.length - 1
  const snapshot = isSettled ? step.after : { state: frame.state, game: frame.game }
  const seen = viewAs(audience, snapshot)
  const facts = step.violations.length > 0 ? [] : seen.game.facts.slice(0, frame.facts)
  return { place, step, frame, isSettled, snapshot, seen, facts }
}

/** The current moment of an inspection. */
export const momentOf = (inspection: Inspection): Moment =>
  momentFrom(inspection, lineAt(inspection).history.stepAt(inspection.place.step))
