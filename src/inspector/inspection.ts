/** Models an inspection: the lines of play, the moment that is looked at, and how it moves on. Pure: a message in, the next inspection out. */
import type { PlayerId } from '../model/players.ts'
import type { Violation } from '../rules/violation.ts'
import type { History } from './history.ts'
import { isSame, type Selection } from './selection.ts'

/** A line of play: number 0 is the game itself, the others are what-ifs. */
export interface Line {
  readonly name: string
  /** Where it left another line; its history is complete from the beginning all the same. */
  readonly from: { readonly line: number; readonly step: number } | null
  readonly history: History
}

/** A moment: after so many events of a line, after so many microsteps of the latest of them. */
export interface Place {
  readonly line: number
  readonly step: number
  readonly frame: number
}

/** `walking` goes on to the end of the event, `playing` to the end of the line and then plays on. */
export type Motion = 'still' | 'walking' | 'playing'

/** Microsteps a second, or all at once. */
export const PACES = [1, 2, 4, 8, 16, 'atOnce'] as const
export type Pace = (typeof PACES)[number]

export type Audience = 'both' | PlayerId

/** An event that was refused, and every reason. */
export interface Tried {
  readonly event: unknown
  readonly violations: readonly Violation[]
}

export type Connection = 'none' | 'open' | 'lost' | 'anotherGame'

export interface Inspection {
  readonly lines: readonly [Line, ...Line[]]
  readonly place: Place
  readonly motion: Motion
  readonly pace: Pace
  readonly audience: Audience
  readonly selection: Selection | null
  readonly tried: Tried | null
  /** One sentence for the person, or null. */
  readonly message: string | null
  readonly connection: Connection
}

export type Message =
  | { readonly do: 'go'; readonly step: number; readonly frame?: number; readonly line?: number }
  | { readonly do: 'forward' | 'back' | 'nextEvent' | 'previousEvent' | 'toStart' | 'toEnd' }
  | { readonly do: 'play' | 'pause' | 'tick' }
  | { readonly do: 'pace'; readonly pace: Pace }
  /** Events at the end of a line; whoever looks at its end goes along. */
  | { readonly do: 'append'; readonly line: number; readonly events: readonly unknown[] }
  /** A what-if from the step that is looked at. */
  | { readonly do: 'branch'; readonly events: readonly unknown[] }
  | { readonly do: 'forgetLine'; readonly line: number }
  | { readonly do: 'audience'; readonly audience: Audience }
  | { readonly do: 'select'; readonly selection: Selection | null }
  | { readonly do: 'refused'; readonly tried: Tried | null }
  | { readonly do: 'say'; readonly message: string | null }
  | { readonly do: 'connection'; readonly connection: Connection }
  /** Everything at once: another file, or a link. */
  | { readonly do: 'become'; readonly inspection: Inspection }

/** The inspection of a game, at its end. */
export const inspect = (history: History): Inspection => ({
  lines: [{ name: 'The game', from: null, history }],
  place: { line: 0, step: history.length, frame: history.stepAt(history.length).frames.length - 1 },
  motion: 'still',
  pace: 4,
  audience: 'both',
  selection: null,
  tried: null,
  message: null,
  connection: 'none',
})

/** The line that is looked at. */
export const lineAt = ({ lines, place }: Inspection): Line => lines[place.line] ?? lines[0]

const lastFrame = (history: History, step: number): number => history.stepAt(step).frames.length - 1

/** Nothing has come after the moment that is looked at. */
export const isAtTheEnd = (inspection: Inspection): boolean => {
  const { history } = lineAt(inspection)
  const { step, frame } = inspection.place
  return step === history.length && frame === lastFrame(history, step)
}

const movedTo = (inspection: Inspection, place: Place, motion: Motion = 'still'): Inspection => {
  const { place: now, tried, message } = inspection
  const isHere = now.line === place.line && now.step === place.step && now.frame === place.frame
  if (isHere && motion === inspection.motion) return inspection
  return {
    ...inspection,
    place: isHere ? now : place,
    motion,
    tried: isHere ? tried : null,
    message: isHere ? message : null,
  }
}

/** A place as somebody asks for it, in a link perhaps: what is out of range is said, and the nearest there is is shown. */
const go = (
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
  const moved = movedTo(inspection, place)
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

const forward = (inspection: Inspection, motion: Motion): Inspection => {
  const { history } = lineAt(inspection)
  const { line, step, frame } = inspection.place
  if (frame < lastFrame(history, step)) return movedTo(inspection, { line, step, frame: frame + 1 }, motion)
  if (step < history.length) return movedTo(inspection, { line, step: step + 1, frame: 0 }, motion)
  return movedTo(inspection, inspection.place, motion === 'playing' ? 'playing' : 'still')
}

const back = (inspection: Inspection): Inspection => {
  const { history } = lineAt(inspection)
  const { line, step, frame } = inspection.place
  if (frame > 0) return movedTo(inspection, { line, step, frame: frame - 1 })
  if (step > 0) return movedTo(inspection, { line, step: step - 1, frame: lastFrame(history, step - 1) })
  return movedTo(inspection, inspection.place)
}

/** One microstep, or one event where everything goes at once. */
const tick = (inspection: Inspection): Inspection => {
  const { motion, pace, place } = inspection
  if (motion === 'still') return inspection
  const { history } = lineAt(inspection)
  const last = lastFrame(history, place.step)
  if (motion === 'walking' && place.frame >= last) return movedTo(inspection, place)
  const next = forward(inspection, motion)
  const end = lastFrame(history, next.place.step)
  const moved = pace === 'atOnce' ? movedTo(next, { ...next.place, frame: end }, motion) : next
  return motion === 'walking' && moved.place.frame >= end ? movedTo(moved, moved.place) : moved
}

/** Whoever has seen everything so far goes on to the first new microstep, and walks on from there. */
const arrived = (inspection: Inspection, before: number): Inspection => {
  const { line } = inspection.place
  const { history } = lineAt(inspection)
  const step = before + 1
  const motion = inspection.motion === 'playing' ? 'playing' : 'walking'
  if (inspection.pace === 'atOnce') {
    const place = { line, step: history.length, frame: lastFrame(history, history.length) }
    return movedTo(inspection, place, motion === 'playing' ? 'playing' : 'still')
  }
  const isDone = history.length === step && lastFrame(history, step) === 0
  return movedTo(inspection, { line, step, frame: 0 }, motion === 'walking' && isDone ? 'still' : motion)
}

const append = (inspection: Inspection, number: number, events: readonly unknown[]): Inspection => {
  const line = inspection.lines[number]
  if (line === undefined || events.length === 0) return inspection
  const isFollowing = inspection.place.line === number && isAtTheEnd(inspection)
  const before = line.history.length
  const grown: Line = {
    ...line,
    history: events.reduce<History>((history, event) => history.plus(event), line.history),
  }
  const [first, ...others] = inspection.lines.map((one, at) => (at === number ? grown : one))
  const next = { ...inspection, lines: [first ?? grown, ...others] as const }
  return isFollowing ? arrived(next, before) : next
}

const branch = (inspection: Inspection, events: readonly unknown[]): Inspection => {
  const { lines, place } = inspection
  const from = { line: place.line, step: place.step }
  const history = lineAt(inspection).history.until(place.step)
  const line: Line = { name: `What if ${lines.length}`, from, history }
  const at = { line: lines.length, step: place.step, frame: lastFrame(history, place.step) }
  return append(movedTo({ ...inspection, lines: [...lines, line] }, at, inspection.motion), at.line, events)
}

/** Other lines keep their numbers' order; what left the forgotten line is complete by itself and stays. */
const forgetLine = (inspection: Inspection, number: number): Inspection => {
  const { lines, place } = inspection
  const [game, ...whatIfs] = lines
  if (number === 0 || lines[number] === undefined) return inspection
  const renumbered = (line: number): number => (line > number ? line - 1 : line)
  const left = whatIfs
    .filter((_, at) => at + 1 !== number)
    .map((one): Line => {
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

/** The next inspection; the very same one where a message changes nothing. */
export const inspectNext = (inspection: Inspection, message: Message): Inspection => {
  const { place } = inspection
  switch (message.do) {
    case 'go':
      return go(inspection, message.step, message.frame, message.line)
    case 'forward':
      return forward(inspection, 'still')
    case 'back':
      return back(inspection)
    case 'nextEvent':
      return go(inspection, Math.min(place.step + 1, lineAt(inspection).history.length), undefined)
    case 'previousEvent':
      return go(inspection, Math.max(0, place.step - 1), undefined)
    case 'toStart':
      return go(inspection, 0, 0)
    case 'toEnd':
      return go(inspection, lineAt(inspection).history.length, undefined)
    case 'play':
      return movedTo(inspection, place, 'playing')
    case 'pause':
      return movedTo(inspection, place, 'still')
    case 'tick':
      return tick(inspection)
    case 'pace':
      return { ...inspection, pace: message.pace }
    case 'append':
      return append(inspection, message.line, message.events)
    case 'branch':
      return branch(inspection, message.events)
    case 'forgetLine':
      return forgetLine(inspection, message.line)
    case 'audience':
      return { ...inspection, audience: message.audience }
    case 'select':
      return { ...inspection, selection: isSame(inspection.selection, message.selection) ? null : message.selection }
    case 'refused':
      return { ...inspection, tried: message.tried }
    case 'say':
      return { ...inspection, message: message.message }
    case 'connection':
      return { ...inspection, connection: message.connection }
    case 'become':
      return message.inspection
  }
}
