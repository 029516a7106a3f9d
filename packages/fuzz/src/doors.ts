/** The engine's functions besides its stepper that hosts ask a game through. A mutant may replace any of them. */
import { createSession, load, request, restoreSession, save, view } from 'ptcg-turn-engine'
import { viewOfFact } from 'ptcg-turn-engine/internal/engine/play/view'
import { boardFromText, boardToText } from 'ptcg-turn-engine/notation'
import { factInWords, tableOf } from 'ptcg-turn-engine/table'
import { budgetAt } from 'ptcg-turn-engine/turn-budget'

/** The functions that checks use in place of direct calls of the engine. */
export const DOORS = {
  view,
  viewOfFact,
  request,
  save,
  load,
  createSession,
  restoreSession,
  tableOf,
  budgetAt,
  factInWords,
  boardToText,
  boardFromText,
} as const
/** The functions that hosts ask a game through: views, requests, saves, sessions, and what people read. */
export type EngineApi = typeof DOORS
