/** Finds a shortest path to a state, by repeating the recorded events from the beginning. */
import { step } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { Path } from './explored.ts'
import type { SearchTrail } from './savedSearch.ts'
import type { Searching } from './search.ts'

/** The event indices on the path to a state, from the beginning. */
const picksTo = (trail: SearchTrail, state: number): readonly number[] => {
  const picks: number[] = []
  for (let at = state; at !== 0; at = trail.parents.at(at)) picks.push(trail.events.at(at))
  return picks.reverse()
}

/** The events that lead to a state. The search is deterministic, so the same events are listed at the same indices. */
export const pathTo = ({ stepper, first, eventsAt }: Searching, trail: SearchTrail, state: number): Path => {
  const path: GameEvent[] = []
  let at = first
  for (const pick of picksTo(trail, state)) {
    const event = eventsAt(at)[pick]
    if (event === undefined) throw new Error(`State ${state} cannot be reached again.`)
    path.push(event)
    at = step(stepper, at, event)
  }
  return path
}
