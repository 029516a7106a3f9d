/** An inspection: the lines of play, the moment that is looked at, and how it moves on. Pure data. */

import type { Violation } from 'ptcg-turn-engine'
import type { PlayerId } from 'ptcg-turn-engine/model'
import type { About, Selection } from '../selection.ts'
import type { InspectedHistory } from './history.ts'

/** A line of play: number 0 is the game itself, the others are what-ifs. */
export interface LineOfPlay {
  readonly name: string
  /** Where it left another line; its history is complete from the beginning all the same. */
  readonly from: { readonly line: number; readonly step: number } | null
  readonly history: InspectedHistory
}

/** A moment: after so many events of a line, after so many microsteps of the latest of them. */
export interface MomentInLine {
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
  readonly lines: readonly [LineOfPlay, ...LineOfPlay[]]
  readonly place: MomentInLine
  readonly motion: Motion
  readonly pace: Pace
  readonly audience: Audience
  readonly selection: Selection | null
  /** Where play stops by itself. */
  readonly breakpoints: readonly About[]
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
  /** Play stops there from now on, or no longer. */
  | { readonly do: 'breakpoint'; readonly token: About }
  /** A what-if gets a name of its own. */
  | { readonly do: 'nameLine'; readonly line: number; readonly name: string }
  | { readonly do: 'refused'; readonly tried: Tried | null }
  | { readonly do: 'say'; readonly message: string | null }
  | { readonly do: 'connection'; readonly connection: Connection }
  /** Everything at once: another file, or a link. */
  | { readonly do: 'become'; readonly inspection: Inspection }

/** The inspection of a game, at its end. */
export const inspect = (history: InspectedHistory): Inspection => ({
  lines: [{ name: 'The game', from: null, history }],
  place: { line: 0, step: history.length, frame: history.stepAt(history.length).frames.length - 1 },
  motion: 'still',
  pace: 4,
  audience: 'both',
  selection: null,
  breakpoints: [],
  tried: null,
  message: null,
  connection: 'none',
})

/** The line that is looked at. */
export const lineAt = ({ lines, place }: Inspection): LineOfPlay => lines[place.line] ?? lines[0]

/** The number of the frame in which a step has settled. */
export const lastFrame = (history: InspectedHistory, step: number): number => history.stepAt(step).frames.length - 1

/** Nothing has come after the moment that is looked at. */
export const isAtTheEnd = (inspection: Inspection): boolean => {
  const { history } = lineAt(inspection)
  const { step, frame } = inspection.place
  return step === history.length && frame === lastFrame(history, step)
}

/** The inspection at a place; what was told about another place is forgotten. The very same one where nothing changes. */
export const movedTo = (inspection: Inspection, place: MomentInLine, motion: Motion = 'still'): Inspection => {
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
