/** Asks every adversary which rule an event breaks. */
import type { RuleId, Snapshot } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { ADVERSARY_OCCASIONS } from './adversary.ts'

/** An event as text, independent of the order of its parts. */
const written = (event: unknown): string =>
  typeof event === 'object' && event !== null ? JSON.stringify(Object.entries(event).sort()) : ''

/** The rule that the event breaks here, or null if no adversary knows one. `legal` is the engine's list. */
export const ruleAgainst = (at: Snapshot, legal: readonly GameEvent[], event: unknown): RuleId | null => {
  const wanted = written(event)
  for (const occasions of Object.values(ADVERSARY_OCCASIONS)) {
    const found = occasions(at, legal).find((tried) => written(tried.event) === wanted)
    if (found?.expects != null) return found.expects
  }
  return null
}
