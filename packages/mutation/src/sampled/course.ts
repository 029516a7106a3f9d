/** How a game goes, as a hash: where it rests, what it holds, what is legal, what every event led to or was refused for. */
import { createHash } from 'node:crypto'
import type { Check } from 'ptcg-turn-engine-fuzz'

/** A check that never finds anything, and the course of the game that it has watched. */
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
