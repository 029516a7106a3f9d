/** The engine's functions, apart from its stepper, with which hosts query a game. A mutant may replace any of them. */
import { createSession, load, request, restoreSession, save, view } from 'ptcg-turn-engine'
import { viewOfFact } from 'ptcg-turn-engine/internal/engine/play/view'
import { boardFromText, boardToText } from 'ptcg-turn-engine/notation'
import { factInWords, tableOf } from 'ptcg-turn-engine/table'
import { budgetAt } from 'ptcg-turn-engine/turn-budget'

/** The engine's own functions. Checks call them through this object, so that a mutant can be checked too. */
export const ENGINE_API = {
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
/** The functions with which hosts query a game: views, requests, saves, sessions, and texts for people. */
export type EngineApi = typeof ENGINE_API
