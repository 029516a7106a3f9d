/** The statechart as an XState machine: the chart with the functions behind its names provided, ready for any host. */

import { assign } from 'xstate'
import { game, gameChart } from '../../../machines/gameChart.ts'
import { ACTIONS, type Guard } from '../../../machines/vocabulary.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import { MEANING, type Meaning, receiveEvent } from '../stepper/meaning.ts'
import { STEPPER } from '../stepper/step.ts'
import { guardsIn } from '../stepper/writtenChart.ts'
import { type GameMachine, hostMachine } from './hosted.ts'
import { isOfXState } from './ofXState.ts'

interface Asked {
  readonly context: { readonly game: Game }
  readonly event: GameEvent
}

/** The chart with its names provided, without the additions for hosts. */
export const providedChart = ({ clauses, actions }: Meaning) =>
  gameChart.provide({
    guards: Object.fromEntries(
      guardsIn(game).map((name) => [
        name,
        ({ context, event }: Asked, { of }: Guard['params']) => of.every((one) => clauses[one](context.game, event)),
      ]),
    ),
    actions: Object.fromEntries(
      ACTIONS.map((name) => [
        name,
        assign(({ context, event }: Asked) => ({
          game: actions[name](isOfXState(event.type) ? context.game : receiveEvent(context.game, event), event),
        })),
      ]),
    ),
  })

/** The machine that hosts run: the chart with its names provided, and the additions for hosts. */
export const wire = (meaning: Meaning): GameMachine =>
  hostMachine(providedChart(meaning), { table: STEPPER.table, meaning })

/**
 * The statechart as an ordinary XState machine, for any host: `createActor(gameMachine, { input: { game } })` sets up a
 * new game, `{ input: { at: snapshot } }` continues from a snapshot. If it cannot start with an input, the actor is in
 * status `error`, with one sentence. The machine takes the events that `play` takes, and emits each fact as an event of
 * that name. When the game is over, its output is the result.
 */
export const gameMachine: GameMachine = /* @__PURE__ */ wire(MEANING)
