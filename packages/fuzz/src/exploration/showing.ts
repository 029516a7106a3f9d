/**
 * Records the events by which a search has first shown that a rule accepts or rejects something, with the states in which they were sent. A
 * search is breadth-first, so no other event shows the rule after fewer decisions. A later rejection replaces an earlier one if it shows
 * the rule more clearly.
 */
import type { RuleId } from 'ptcg-turn-engine'
import type { Clause } from 'ptcg-turn-engine/internal/game/rules/clause'
import { RULES, ruleClause } from 'ptcg-turn-engine/internal/game/rules/clauses'
import type { Sent } from '../check.ts'
import { evidenceOf } from '../coverage/evidence.ts'

/** The place where a rule was shown: an event sent in a state. */
export interface ShownAt {
  readonly state: number
  readonly event: unknown
}

/**
 * The grade of how clearly a refusal shows a rule: 0 if other rules forbade the event too; 1 if none did; 2 if the only clause that forbade
 * it states this rule for every event; 3 if that clause also has a remedy and the card is of the right kind, so that the event makes sense.
 */
export type Clarity = 0 | 1 | 2 | 3

const clarityOf = (rule: RuleId, { violations }: Sent): Clarity => {
  if (violations.length === 0) return 1
  if (violations.some((one) => one.rule !== rule)) return 0
  const [only] = violations
  if (violations.length > 1 || only?.clause == null || ruleClause(only.clause).rule !== rule) return 1
  return only.remedy === null || only.code.startsWith('NOT_') ? 2 : 3
}

/** The highest clarity that a refusal by this rule can have. */
export const highestClarity = (rule: RuleId): Clarity => {
  const own = Object.values<Clause<never>>(RULES).filter((clause) => clause.rule === rule)
  return own.length === 0 ? 1 : own.some(({ remedy }) => remedy !== undefined) ? 3 : 2
}

/** A refusal by a rule, and how clearly it shows the rule. */
export interface RejectedAt extends ShownAt {
  readonly clarity: Clarity
}

export interface Showing {
  see(state: number, sent: Sent): void
  readonly accepted: ReadonlyMap<RuleId, ShownAt>
  readonly rejected: ReadonlyMap<RuleId, RejectedAt>
}

/** Records the rules that are shown, in addition to those of `before`. */
export const newShowing = (before: Pick<Showing, 'accepted' | 'rejected'> | null = null): Showing => {
  const accepted = new Map<RuleId, ShownAt>(before?.accepted)
  const rejected = new Map<RuleId, RejectedAt>(before?.rejected)
  return {
    accepted,
    rejected,
    see: (state, sent) => {
      const shown = evidenceOf(sent)
      for (const rule of shown.accepted) if (!accepted.has(rule)) accepted.set(rule, { state, event: sent.event })
      for (const rule of shown.rejected) {
        const before = rejected.get(rule)
        const clarity = clarityOf(rule, sent)
        if (before === undefined || clarity > before.clarity) rejected.set(rule, { state, event: sent.event, clarity })
      }
    },
  }
}
