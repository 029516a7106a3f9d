/** Records the actions of a meaning as they are called: which ones ran, and in which order. */

import type { Meaning } from 'ptcg-turn-engine/internal/engine/stepper/meaning'
import type { Action } from 'ptcg-turn-engine/internal/game/actions/action'

export interface Recorded {
  readonly meaning: Meaning
  /** The names of the actions called since the last call of `ran`. */
  readonly ran: () => readonly string[]
}

export const recordActions = (meaning: Meaning): Recorded => {
  let calls: string[] = []
  const actions = Object.entries<Action>(meaning.actions).map(([name, action]): [string, Action] => [
    name,
    (game, event) => {
      calls.push(name)
      return action(game, event)
    },
  ])
  return {
    meaning: { clauses: meaning.clauses, actions: Object.fromEntries(actions) as unknown as Meaning['actions'] },
    ran: () => {
      const latest = calls
      calls = []
      return latest
    },
  }
}
