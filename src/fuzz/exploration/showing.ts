/** Which rules a search has shown, both ways, and by which event in which state: the first is one of the shortest. */
import type { RuleId } from '../../game/rulebook/rulebook.ts'
import type { Sent } from '../check.ts'
import { evidenceOf } from '../coverage/evidence.ts'

/** Where a rule was shown: an event sent in a state. */
export interface ShownAt {
  readonly state: number
  readonly event: unknown
}

/** Where a rule was shown to reject, and whether no other rule had a part in it. */
export interface RejectedAt extends ShownAt {
  readonly alone: boolean
}

export interface Showing {
  see(state: number, sent: Sent): void
  readonly accepted: ReadonlyMap<RuleId, ShownAt>
  /** Of two refusals the one that cites this rule alone shows it better. */
  readonly rejected: ReadonlyMap<RuleId, RejectedAt>
}

const citesOnly = (rule: RuleId, { accepted, violations }: Sent): boolean =>
  accepted || violations.every((one) => one.rule === rule)

export const newShowing = (): Showing => {
  const accepted = new Map<RuleId, ShownAt>()
  const rejected = new Map<RuleId, RejectedAt>()
  return {
    accepted,
    rejected,
    see: (state, sent) => {
      const shown = evidenceOf(sent)
      for (const rule of shown.accepted) if (!accepted.has(rule)) accepted.set(rule, { state, event: sent.event })
      for (const rule of shown.rejected) {
        const before = rejected.get(rule)
        if (before?.alone === true) continue
        const alone = citesOnly(rule, sent)
        if (before === undefined || alone) rejected.set(rule, { state, event: sent.event, alone })
      }
    },
  }
}
