/** Records the states and transitions of the chart that microsteps reach. */

import type { Microstep } from 'ptcg-turn-engine'
import { idOfTransition } from 'ptcg-turn-engine/chart'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'

/** Every transition of the chart, once. */
export const everyTransition = (): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const leaf of STEPPER.table.leaves.values()) {
    for (const row of [...[...leaf.on.values()].flat(), ...leaf.always, ...leaf.onDone]) names.add(idOfTransition(row))
  }
  return names
}

/** Counts what microsteps reach. */
export const createCoverage = () => {
  const states = new Map<string, number>()
  const transitions = new Map<string, number>()
  const count = (map: Map<string, number>, key: string): void => {
    map.set(key, (map.get(key) ?? 0) + 1)
  }
  return {
    states,
    transitions,
    see: ({ row, from, snapshot }: Microstep): void => {
      count(states, from)
      count(states, snapshot.state)
      count(transitions, idOfTransition(row))
    },
    missedStates: (): readonly string[] => [...STEPPER.table.leaves.keys()].filter((state) => !states.has(state)),
    missedTransitions: (): readonly string[] => [...everyTransition()].filter((name) => !transitions.has(name)),
  }
}
