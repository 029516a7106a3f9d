/**
 * The engine answers every event: a refusal has reasons and changes nothing, and an accepted event took a transition.
 */
import { rulebook } from 'ptcg-turn-engine'
import type { Check } from '../check.ts'

const RULE_IDS = new Set<string>(rulebook.map(({ id }) => id))

/** A refused event leaves the very same snapshot object, so a transition that was taken shows in a different object. */
export const everyEventIsAnswered: Check = {
  name: 'every event is answered',
  watch: () => ({
    see: ({ accepted, before, after, violations, microsteps }) => {
      if (accepted)
        return microsteps.length > 0 ? null : `T0.1: an event was accepted in ${before.state} without any transition.`
      if (after !== before) return `T0.1: an event was refused in ${before.state} and left another snapshot.`
      if (microsteps.length > 0) return `T0.1: an event was refused in ${before.state} after a transition was taken.`
      if (violations.length === 0) return `T0.1: an event was refused in ${before.state} without a reason.`
      for (const { rule, message } of violations) {
        if (!RULE_IDS.has(rule)) return `T0.1: a refusal cites ${rule}, which is not a rule.`
        if (!message.endsWith('.')) return `T0.1: a refusal does not say why in a sentence: ${message}`
      }
      return null
    },
  }),
}
