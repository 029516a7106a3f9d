/** Builds the XState machine that hosts run: the chart together with the functions of its guards and actions. */

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

/** The chart with the functions of its guards and actions, but without the additions of `hostMachine`. */
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

/** The machine that hosts run, with these functions of guards and actions. */
export const wire = (meaning: Meaning): GameMachine =>
  hostMachine(providedChart(meaning), { table: STEPPER.table, meaning })

/**
 * The statechart as an ordinary XState machine. `createActor(gameMachine, { input: { game } })` sets up a new game, and
 * `{ input: { at: snapshot } }` continues from a snapshot. If the input is not valid, the actor has the status `error`, with a message of
 * one sentence. The machine takes the same events as `play` and emits each fact as an event whose type is the name of the fact. When the
 * game is over, the output is the result.
 */
export const gameMachine: GameMachine = /* @__PURE__ */ wire(MEANING)
