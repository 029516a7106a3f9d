/** Which states and transitions of the chart were reached, by every stepper that reports to it. */
import type { Microstep } from 'ptcg-turn-engine'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { Row } from 'ptcg-turn-engine/internal/engine/stepper/table'

/** A transition as the chart has it: source, event (or what happens by itself), position among those of its source. */
export const coveredTransition = ({ source, event, index }: Row): string =>
  `${source === '' ? 'game' : source} on ${event ?? 'itself'} #${index}`

/** Every transition of the chart, once. */
export const everyTransition = (): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const leaf of STEPPER.table.leaves.values()) {
    for (const rows of leaf.on.values()) for (const row of rows) names.add(coveredTransition(row))
    for (const row of leaf.always) names.add(coveredTransition(row))
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
      count(transitions, coveredTransition(row))
    },
    missedStates: (): readonly string[] => [...STEPPER.table.leaves.keys()].filter((state) => !states.has(state)),
    missedTransitions: (): readonly string[] => [...everyTransition()].filter((name) => !transitions.has(name)),
  }
}
