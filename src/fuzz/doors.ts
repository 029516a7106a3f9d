/** Ways into the engine beside its stepper: what a host asks of a game. A mutant may have another of any of them. */
import { load, save } from '../engine/files/save.ts'
import { request } from '../engine/play/request.ts'
import { view, viewOfFact } from '../engine/play/view.ts'
import { createSession, restoreSession } from '../engine/session/session.ts'

/** What checks ask a game through, instead of asking the engine itself. */
export const DOORS = { view, viewOfFact, request, save, load, createSession, restoreSession } as const
/** Ways into the engine: views, requests, saves, sessions. */
export type Doors = typeof DOORS
