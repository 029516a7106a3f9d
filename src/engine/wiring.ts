/** Joins the charts to the functions behind their names: the one place where clauses and actions meet XState. */

import { assign } from 'xstate'
import { gameChart } from '../../machines/game.ts'
import { ACTIONS, type ActionName, type ClauseName } from '../../machines/vocabulary.ts'
import type { Action } from '../actions/action.ts'
import { ACTIONS_BY_NAME } from '../actions/actions.ts'
import { handling } from '../changes/record.ts'
import type { GameEvent } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import { RULES, STEERING } from '../rules/clauses.ts'

/** A clause as the engine asks it. */
export type Holds = (game: Game, event: GameEvent) => boolean

/** What every clause and action of the charts means. A variant (a test, a mutant) is the same table with an entry changed. */
export interface Meaning {
  readonly clauses: { readonly [Name in ClauseName]: Holds }
  readonly actions: { readonly [Name in ActionName]: Action }
}

const ruleClauses = Object.fromEntries(Object.entries(RULES).map(([name, { holds }]) => [name, holds]))

/** The rules as they are. */
export const MEANING: Meaning = {
  clauses: { ...STEERING, ...ruleClauses } as unknown as Meaning['clauses'],
  actions: ACTIONS_BY_NAME as unknown as Meaning['actions'],
}

/** The game as the first action of a new event finds it: nothing has happened in this step yet. */
export const receive = (game: Game, event: GameEvent): Game => (game.latest === event ? game : handling(game, event))

/** XState's own events start with this; they are not events of the game. */
const INTERNAL = 'xstate.'

/** The machine with its names provided. */
export const wire = ({ clauses, actions }: Meaning) =>
  gameChart.provide({
    guards: {
      every: ({ context, event }, { of }) => of.every((name) => clauses[name](context.game, event)),
    },
    actions: Object.fromEntries(
      ACTIONS.map((name) => [
        name,
        assign(({ context, event }: { readonly context: { readonly game: Game }; readonly event: GameEvent }) => ({
          game: actions[name](event.type.startsWith(INTERNAL) ? context.game : receive(context.game, event), event),
        })),
      ]),
    ),
  })

/** The statechart as an ordinary XState machine: `createActor(gameMachine, { input: { game } })` runs it in any host. */
export const gameMachine = /* @__PURE__ */ wire(MEANING)
