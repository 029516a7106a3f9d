/** Checks that every state can lead to an end of the game, so that no game is trapped in a loop. */
import type { SearchTrail } from './savedSearch.ts'

/** The number of the first state from which no end can be reached, or null. `isEnd` is 1 for each state that is an end. */
export const firstEndless = ({ begins, targets }: SearchTrail, isEnd: Uint8Array): number | null => {
  const leads = isEnd.slice()
  const states = begins.length - 1
  for (let changed = true; changed; ) {
    changed = false
    // Most transitions lead to a state with a higher number, so going backwards settles nearly all of them at once.
    for (let state = states - 1; state >= 0; state -= 1) {
      if (leads[state] === 1) continue
      for (let at = begins.at(state); at < begins.at(state + 1); at += 1)
        if (leads[targets.at(at)] === 1) {
          leads[state] = 1
          changed = true
          break
        }
    }
  }
  const endless = leads.indexOf(0)
  return endless === -1 || endless >= states ? null : endless
}
