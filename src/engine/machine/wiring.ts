/** The statechart as an XState machine: the chart with the functions behind its names provided. */

import { assign } from 'xstate'
import { gameChart } from '../../../machines/game.ts'
import { ACTIONS } from '../../../machines/vocabulary.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import { MEANING, type Meaning, receive } from '../stepper/meaning.ts'

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
