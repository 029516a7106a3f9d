/** Changes lines of play: appends events to a line, starts a what-if, and names or deletes a what-if. */
import { MAX_EVENTS } from 'ptcg-turn-engine/internal/engine/files/recording'
import type { PlayerId } from 'ptcg-turn-engine/model'
import type { InspectedHistory } from './history.ts'
import { type Inspection, isAtTheEnd, type LineOfPlay, lastFrame, lineAt, moveTo } from './inspection.ts'
import { go, orStopped } from './travelling.ts'

/**
 * Moves a viewer who has seen everything so far to the first new microstep, from which the inspection goes on; or to the end of the line if
 * the pace is all at once.
 */
const arrived = (inspection: Inspection, before: number): Inspection => {
  const { line } = inspection.place
  const { history } = lineAt(inspection)
  const step = before + 1
  const motion = inspection.motion === 'autoplaying' ? 'autoplaying' : 'walking'
  if (inspection.pace === 'atOnce') {
    const place = { line, step: history.length, frame: lastFrame(history, history.length) }
    return orStopped(moveTo(inspection, place, motion === 'autoplaying' ? 'autoplaying' : 'still'), 0, place.frame)
  }
  const isDone = history.length === step && lastFrame(history, step) === 0
  return orStopped(
    moveTo(inspection, { line, step, frame: 0 }, motion === 'walking' && isDone ? 'still' : motion),
    0,
    0,
  )
}

export const append = (inspection: Inspection, number: number, events: readonly unknown[]): Inspection => {
  const line = inspection.lines[number]
  if (line === undefined || events.length === 0) return inspection
  if (line.history.length + events.length > MAX_EVENTS)
    return { ...inspection, motion: 'still', message: `This line has ${MAX_EVENTS} events, and no more are kept.` }
  const isFollowing = inspection.place.line === number && isAtTheEnd(inspection)
  const before = line.history.length
  const grown: LineOfPlay = {
    ...line,
    history: events.reduce<InspectedHistory>((history, event) => history.plus(event), line.history),
  }
  const [first, ...others] = inspection.lines.map((one, at) => (at === number ? grown : one))
  const next = { ...inspection, lines: [first ?? grown, ...others] as const }
  return isFollowing ? arrived(next, before) : next
}

export const branchOff = (
  inspection: Inspection,
  events: readonly unknown[],
  computer: PlayerId | null = null,
): Inspection => {
  const { lines, place } = inspection
  const from = { line: place.line, step: place.step }
  const history = lineAt(inspection).history.until(place.step)
  const name = computer === null ? `What if ${lines.length}` : `Played on ${lines.length}`
  const line: LineOfPlay = { name, from, computer, history }
  const at = { line: lines.length, step: place.step, frame: lastFrame(history, place.step) }
  return append(moveTo({ ...inspection, lines: [...lines, line] }, at, inspection.motion), at.line, events)
}

/** The maximum length of the name of a line. */
const MAX_NAME_LENGTH = 40

/** Names a what-if. The game itself keeps its name, and an empty name changes nothing. */
export const nameLine = (inspection: Inspection, number: number, name: string): Inspection => {
  const given = name.trim().slice(0, MAX_NAME_LENGTH)
  if (number === 0 || given === '') return inspection
  const [game, ...whatIfs] = inspection.lines
  return {
    ...inspection,
    lines: [game, ...whatIfs.map((one, at) => (at + 1 === number ? { ...one, name: given } : one))],
  }
}

/** Deletes a what-if. The other lines keep their order. Branches of the deleted line stay, because each line has a complete history. */
export const forgetLine = (inspection: Inspection, number: number): Inspection => {
  const { lines, place } = inspection
  const [game, ...whatIfs] = lines
  if (number === 0 || lines[number] === undefined) return inspection
  const renumbered = (line: number): number => (line > number ? line - 1 : line)
  const left = whatIfs
    .filter((_, at) => at + 1 !== number)
    .map((one): LineOfPlay => {
      if (one.from === null) return one
      return {
        ...one,
        from: one.from.line === number ? { line: 0, step: 0 } : { ...one.from, line: renumbered(one.from.line) },
      }
    })
  const kept: Inspection = { ...inspection, lines: [game, ...left] }
  if (place.line !== number) return { ...kept, place: { ...place, line: renumbered(place.line) } }
  const from = lines[number].from ?? { line: 0, step: 0 }
  return go({ ...kept, place: { line: 0, step: 0, frame: 0 } }, from.step, undefined, renumbered(from.line))
}
