/** Asks every adversary which rule an event breaks. */
import type { RuleId, Snapshot } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { OCCASIONS } from './adversary.ts'

/** Whatever the order in which its parts are written. */
const written = (event: unknown): string =>
  typeof event === 'object' && event !== null ? JSON.stringify(Object.entries(event).sort()) : ''

/** The rule that the event breaks here, or null where no adversary knows one. `legal` is what the engine lists. */
export const ruleAgainst = (at: Snapshot, legal: readonly GameEvent[], event: unknown): RuleId | null => {
  const wanted = written(event)
  for (const occasions of Object.values(OCCASIONS)) {
    const found = occasions(at, legal).find((tried) => written(tried.event) === wanted)
    if (found?.expects != null) return found.expects
  }
  return null
}
