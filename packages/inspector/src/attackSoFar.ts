/**
 * Describes the attack that is in progress at a moment of a game, step by step. Its source is the facts of the events since the attack was
 * announced.
 */
import type { Fact } from 'ptcg-turn-engine/model'
import { type AttackExplanation, explainAttack } from 'ptcg-turn-engine/table'
import { type Inspection, lineAt } from './time/inspection.ts'
import { type Moment, viewAs } from './time/moment.ts'

/** The maximum number of earlier events that are searched for the announcement of an attack. */
const MAX_EVENTS = 60

const isAnnounced = (facts: readonly Fact[]): boolean => facts.some(({ fact }) => fact === 'ATTACK_DECLARED')

/** The attack in progress, or the one that this step has carried out; null if there is neither. */
export const attackSoFar = (inspection: Inspection, { place, step, facts, seen }: Moment): AttackExplanation | null => {
  let factsSoFar = facts
  if (!isAnnounced(factsSoFar)) {
    if (step.before.game.attack === null) return null
    const { history } = lineAt(inspection)
    for (let at = place.step - 1; at > 0 && at > place.step - MAX_EVENTS && !isAnnounced(factsSoFar); at -= 1)
      factsSoFar = [...viewAs(inspection.audience, history.stepAt(at).after).game.facts, ...factsSoFar]
  }
  return explainAttack(factsSoFar, seen.game)
}
