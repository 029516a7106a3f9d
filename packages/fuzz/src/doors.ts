/** Ways into the engine beside its stepper: what a host asks of a game. A mutant may have another of any of them. */
import { createSession, load, request, restoreSession, save, view } from 'ptcg-turn-engine'
import { viewOfFact } from 'ptcg-turn-engine/internal/engine/play/view'

/** What checks ask a game through, instead of asking the engine itself. */
export const DOORS = { view, viewOfFact, request, save, load, createSession, restoreSession } as const
/** Ways into the engine: views, requests, saves, sessions. */
export type Doors = typeof DOORS
