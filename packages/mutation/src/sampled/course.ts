/** The course of a game as a hash: its states at rest, its data, the legal events, and the results of all events. */
import { createHash } from 'node:crypto'
import type { Check } from 'ptcg-turn-engine-fuzz'

/** A check without findings, and a function that returns the course of the game that the check has watched. */
export const coursing = (): { readonly check: Check; readonly course: () => string } => {
  const hash = createHash('md5')
  const note = (...what: readonly unknown[]): null => {
    hash.update(JSON.stringify(what))
    return null
  }
  const check: Check = {
    name: 'the course',
    watch: () => ({
      atRest: ({ state, game }, legal) => note(state, game, legal),
      see: ({ event, violations, microsteps }) => note(event, violations, microsteps),
    }),
  }
  return { check, course: () => hash.digest('hex') }
}
