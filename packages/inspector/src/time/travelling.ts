/** Time travel: to any moment, one microstep forward or back, or automatically at the chosen pace. */
import { breakpointAt, breakpointInWords } from './breakpoints.ts'
import {
  type Inspection,
  isAtRest,
  isAtTheEnd,
  isAtTheEndOfScene,
  isInScene,
  lastFrame,
  lineAt,
  type Motion,
  moveTo,
} from './inspection.ts'

/**
 * Goes to a requested place, perhaps from a link. For a line that does not exist, the game itself is shown; for a step or microstep that
 * does not exist, the existing one that is nearest to it. A message says so.
 */
export const go = (
  inspection: Inspection,
  step: number,
  frame: number | undefined,
  line = inspection.place.line,
): Inspection => {
  const asked = inspection.lines[line]
  const at = asked === undefined ? 0 : line
  const { history } = asked ?? inspection.lines[0]
  const shown = Math.min(Math.max(0, Math.trunc(step) || 0), history.length)
  const last = lastFrame(history, shown)
  const place = { line: at, step: shown, frame: frame === undefined ? last : Math.min(Math.max(0, frame), last) }
  const moved = moveTo(inspection, place)
  if (asked === undefined) return { ...moved, message: `There is no line ${line}; this is the game itself.` }
  if (shown !== step)
    return {
      ...moved,
      message: `There is no step ${step}: this game has steps 0 to ${history.length}. This is step ${shown}.`,
    }
  if (frame !== undefined && frame !== place.frame)
    return { ...moved, message: `Step ${step} has no microstep ${frame + 1}: it has ${last + 1}.` }
  return moved
}

export const forward = (inspection: Inspection, motion: Motion): Inspection => {
  const { history } = lineAt(inspection)
  const { line, step, frame } = inspection.place
  if (frame < lastFrame(history, step)) return moveTo(inspection, { line, step, frame: frame + 1 }, motion)
  if (step < history.length) return moveTo(inspection, { line, step: step + 1, frame: 0 }, motion)
  return moveTo(inspection, inspection.place)
}

/**
 * Starts a replay. A scene is replayed in a loop. Otherwise the replay goes from the current moment to the end of the line; at the end of
 * the line, it begins at the beginning of the line.
 */
export const replayTo = (inspection: Inspection): Inspection => {
  const { place } = inspection
  if (isInScene(inspection)) return moveTo(inspection, place, 'looping')
  return moveTo(inspection, isAtTheEnd(inspection) ? { line: place.line, step: 0, frame: 0 } : place, 'replaying')
}

const BREAKING: readonly Motion[] = ['replaying', 'autoplaying']

/** Goes to the end of this event, or from there to the end of the next. */
export const nextEvent = (inspection: Inspection): Inspection => {
  const { history } = lineAt(inspection)
  const { step, frame } = inspection.place
  return go(inspection, frame < lastFrame(history, step) ? step : Math.min(step + 1, history.length), undefined)
}

export const back = (inspection: Inspection): Inspection => {
  const { history } = lineAt(inspection)
  const { line, step, frame } = inspection.place
  if (frame > 0) return moveTo(inspection, { line, step, frame: frame - 1 })
  if (step > 0) return moveTo(inspection, { line, step: step - 1, frame: lastFrame(history, step - 1) })
  return moveTo(inspection, inspection.place)
}

/** Stops a replay or autoplay at the first of these microsteps that reaches a breakpoint; else returns the same inspection. */
export const orStopped = (inspection: Inspection, first: number, last: number): Inspection => {
  const { breakpoints, place, motion } = inspection
  if (breakpoints.length === 0 || !BREAKING.includes(motion)) return inspection
  const step = lineAt(inspection).history.stepAt(place.step)
  for (let frame = first; frame <= last; frame += 1) {
    const token = breakpointAt(breakpoints, step, frame)
    if (token !== null)
      return { ...moveTo(inspection, { ...place, frame }), message: `Stopped: ${breakpointInWords(token)}.` }
  }
  return inspection
}

/** Moves on by one microstep, or by one event if the pace is all at once. */
export const tick = (inspection: Inspection): Inspection => {
  const { motion, pace, place } = inspection
  if (motion === 'still') return inspection
  const { history } = lineAt(inspection)
  if (motion === 'walking' && isAtRest(inspection)) return moveTo(inspection, place)
  if (motion === 'looping' && isAtTheEndOfScene(inspection))
    return moveTo(inspection, { line: 0, step: inspection.scene?.from ?? 0, frame: 0 }, motion)
  const next = forward(inspection, motion)
  const end = lastFrame(history, next.place.step)
  if (next.place.step === place.step && next.place.frame === place.frame) return next
  const moved = pace === 'atOnce' ? moveTo(next, { ...next.place, frame: end }, motion) : next
  if (BREAKING.includes(motion)) return orStopped(moved, next.place.frame, moved.place.frame)
  return motion === 'walking' && moved.place.frame >= end ? moveTo(moved, moved.place) : moved
}
