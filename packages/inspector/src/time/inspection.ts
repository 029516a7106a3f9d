/** An inspection: the lines of play, the current moment, and the motion. Pure data. */

import type { Violation } from 'ptcg-turn-engine'
import type { PlayerId } from 'ptcg-turn-engine/model'
import type { About, Selection } from '../selection.ts'
import type { InspectedHistory } from './history.ts'

/** A line of play: number 0 is the game itself, the others are what-ifs. */
export interface LineOfPlay {
  readonly name: string
  /** The step of another line at which this line branched off; null for the game itself. The history still begins with the game. */
  readonly from: { readonly line: number; readonly step: number } | null
  /** The player for whom the computer decides in this line, null if people decide for both. */
  readonly computer: PlayerId | null
  readonly history: InspectedHistory
}

/** A moment: a line, the number of its events so far, and the index of a microstep of the latest event. */
export interface MomentInLine {
  readonly line: number
  readonly step: number
  readonly frame: number
}

/**
 * `walking` goes on to the end of the event, `replaying` to the end of the line, `looping` to the end of the scene and again
 * from its beginning; `autoplaying` lets the computer play events from the current moment.
 */
export type Motion = 'still' | 'walking' | 'replaying' | 'looping' | 'autoplaying'

/** Some steps of the game itself, shown again and again. */
export interface SceneLoop {
  readonly from: number
  readonly to: number
}

/** The paces: microsteps per second, or all at once. */
export const PACES = [1, 2, 4, 8, 16, 'atOnce'] as const
export type Pace = (typeof PACES)[number]

export type Audience = 'both' | PlayerId

/** A refused event, and every reason against it. */
export interface RefusedEvent {
  readonly event: unknown
  readonly violations: readonly Violation[]
}

export type Connection = 'none' | 'open' | 'lost' | 'anotherGame'

export interface Inspection {
  readonly lines: readonly [LineOfPlay, ...LineOfPlay[]]
  readonly place: MomentInLine
  readonly motion: Motion
  readonly scene: SceneLoop | null
  readonly pace: Pace
  readonly audience: Audience
  readonly selection: Selection | null
  /** The tokens at which play stops. */
  readonly breakpoints: readonly About[]
  readonly tried: RefusedEvent | null
  /** One sentence for the person, or null. */
  readonly message: string | null
  readonly connection: Connection
}

export type Message =
  | { readonly do: 'go'; readonly step: number; readonly frame?: number; readonly line?: number }
  | { readonly do: 'forward' | 'back' | 'nextEvent' | 'previousEvent' | 'toStart' | 'toEnd' }
  | { readonly do: 'replay' | 'autoplay' | 'pause' | 'tick' }
  | { readonly do: 'pace'; readonly pace: Pace }
  /** Appends events to a line. If the end of the line is shown, the inspection goes on to the new events. */
  | { readonly do: 'append'; readonly line: number; readonly events: readonly unknown[] }
  /** Starts a what-if at the current step, perhaps against the computer. */
  | { readonly do: 'branch'; readonly events: readonly unknown[]; readonly computer?: PlayerId }
  | { readonly do: 'forgetLine'; readonly line: number }
  | { readonly do: 'audience'; readonly audience: Audience }
  | { readonly do: 'select'; readonly selection: Selection | null }
  /** Sets or removes a breakpoint. */
  | { readonly do: 'breakpoint'; readonly token: About }
  /** Names a what-if. */
  | { readonly do: 'nameLine'; readonly line: number; readonly name: string }
  | { readonly do: 'refused'; readonly tried: RefusedEvent | null }
  | { readonly do: 'say'; readonly message: string | null }
  | { readonly do: 'connection'; readonly connection: Connection }
  /** Replaces the whole inspection, for another file or a link. */
  | { readonly do: 'become'; readonly inspection: Inspection }

/** The inspection of a game, at its end. */
export const inspect = (history: InspectedHistory): Inspection => ({
  lines: [{ name: 'The game', from: null, computer: null, history }],
  place: { line: 0, step: history.length, frame: history.stepAt(history.length).frames.length - 1 },
  motion: 'still',
  scene: null,
  pace: 4,
  audience: 'both',
  selection: null,
  breakpoints: [],
  tried: null,
  message: null,
  connection: 'none',
})

/** The current line. */
export const lineAt = ({ lines, place }: Inspection): LineOfPlay => lines[place.line] ?? lines[0]

/** The index of the frame in which a step has settled. */
export const lastFrame = (history: InspectedHistory, step: number): number => history.stepAt(step).frames.length - 1

/** True if the current event has been carried out. */
export const isAtRest = (inspection: Inspection): boolean => {
  const { step, frame } = inspection.place
  return frame === lastFrame(lineAt(inspection).history, step)
}

/** True if nothing follows the current moment. */
export const isAtTheEnd = (inspection: Inspection): boolean =>
  inspection.place.step === lineAt(inspection).history.length && isAtRest(inspection)

/** True if the current moment is in the scene. */
export const isInScene = ({ place, scene }: Inspection): boolean =>
  scene !== null && place.line === 0 && place.step >= scene.from && place.step <= scene.to

/** True if the last moment of the scene is shown. */
export const isAtTheEndOfScene = (inspection: Inspection): boolean =>
  inspection.place.line === 0 && inspection.place.step === inspection.scene?.to && isAtRest(inspection)

/** The inspection at a place; messages about the previous place are cleared. Returns the same object if nothing changes. */
export const moveTo = (inspection: Inspection, place: MomentInLine, motion: Motion = 'still'): Inspection => {
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
