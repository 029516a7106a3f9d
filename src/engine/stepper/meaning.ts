/** The functions behind all names on the charts: every clause and every action, without XState. */
import type { ActionName, ClauseName } from '../../../machines/vocabulary.ts'
import type { Action } from '../../game/actions/action.ts'
import { ACTIONS_BY_NAME } from '../../game/actions/actions.ts'
import { handling } from '../../game/changes/record.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import { RULES, STEERING } from '../../game/rules/clauses.ts'

/** A clause as a function. */
export type Holds = (game: Game, event: GameEvent) => boolean

/**
 * The function of every clause and action of the charts. Tests and mutation tests use variants, in which one function is replaced by
 * another.
 */
export interface Meaning {
  readonly clauses: { readonly [Name in ClauseName]: Holds }
  readonly actions: { readonly [Name in ActionName]: Action }
}

const ruleClauses = Object.fromEntries(Object.entries(RULES).map(([name, { holds }]) => [name, holds]))

/** The real functions of all clauses and actions. */
export const MEANING: Meaning = {
  clauses: { ...STEERING, ...ruleClauses } as unknown as Meaning['clauses'],
  actions: ACTIONS_BY_NAME as unknown as Meaning['actions'],
}

/** Prepares the game for a new event: sets `latest` to the event and empties `facts`. Later calls with the same event change nothing. */
export const receiveEvent = (game: Game, event: GameEvent): Game =>
  game.latest === event ? game : handling(game, event)
