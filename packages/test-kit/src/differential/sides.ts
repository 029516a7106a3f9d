/** The compiled stepper and XState side by side: on a random chart, and in a game. Any other stepper can replace the compiled one. */

import { providedChart } from 'ptcg-turn-engine/internal/engine/machine/wiring'
import { MEANING, type Meaning } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { WrittenState } from 'ptcg-turn-engine/internal/engine/stepper/writtenChart'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { AnyStateMachine } from 'xstate'
import type { Chart } from './anyChart.ts'
import { compileStepper, running, type Stepping } from './compiled.ts'
import { type ContestResult, contest } from './contest.ts'
import { COUNTING, implementations, NOTHING_COUNTED, type Signal } from './counting.ts'
import { interpreter } from './interpreter.ts'
import { recordActions } from './recorded.ts'
import { gameOf, type Scenario, triesIn } from './scenario.ts'
import type { ContestTally } from './tally.ts'

/** Creates the stepper that is compared with XState, from a machine and the meaning of its names. */
export type Challenger = (machine: AnyStateMachine, meaning: Meaning) => Stepping

const provided = ({ machine }: Chart, meaning: Meaning): AnyStateMachine =>
  machine.provide(implementations(machine.config as unknown as WrittenState, meaning) as never)

/** Compares both machines on a random chart, with these events. */
export const onChart = (
  chart: Chart,
  signals: readonly Signal[],
  tally: ContestTally,
  challenger: Challenger = (_, meaning) => compileStepper({ table: chart.table, meaning }),
): ContestResult => {
  const theirs = recordActions(COUNTING)
  const ours = recordActions(COUNTING)
  return contest(
    interpreter(provided(chart, theirs.meaning), NOTHING_COUNTED, theirs.ran),
    running(challenger(chart.machine, ours.meaning), NOTHING_COUNTED, ours.ran),
    (_, events) => (signals[events] ?? null) as GameEvent | null,
    tally,
  )
}

const nobodyRecords = (): null => null

/** The stepper of a game: `STEPPER` itself for an even seed; for an odd one, a stepper with the same table that records its actions. */
const steppingOf = ({ seed }: Scenario): readonly [Stepping, () => readonly string[] | null] => {
  if (seed % 2 === 0) return [compileStepper(STEPPER), nobodyRecords]
  const { meaning, ran } = recordActions(MEANING)
  return [compileStepper({ table: STEPPER.table, meaning }), ran]
}

/** Compares both machines in a whole game, from the first step of its set-up. */
export const inGame = (scenario: Scenario, tally: ContestTally, challenger?: Challenger): ContestResult => {
  const game = gameOf(scenario)
  const theirs = recordActions(MEANING)
  const machine = providedChart(theirs.meaning) as unknown as AnyStateMachine
  const [stepping, ran] =
    challenger === undefined ? steppingOf(scenario) : [challenger(machine, MEANING), nobodyRecords]
  return contest(interpreter(machine, game, theirs.ran), running(stepping, game, ran), triesIn(scenario), tally)
}
