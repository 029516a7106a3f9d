/** Refuses actions for which the chart gets no event, such as a promotion, a second draw, or the damage of an attack. */

import type { PlayerId } from 'ptcg-turn-engine/model'
import type { Entry } from '../reading/battleLog.ts'
import { unsaid } from './actions.ts'
import type { RefereeCourse } from './course.ts'
import type { Verdict } from './verdicts.ts'

/** Rules to which no earlier text makes an exception. */
const WHATEVER_WAS_BEFORE: ReadonlySet<string> = new Set(['T1.1', 'T2A.1', 'A-D6.1'])

/**
 * Refuses an action. If an earlier unknown text may have allowed it, the action is undecided instead, except under a rule in
 * `WHATEVER_WAS_BEFORE`.
 */
export const refuse = (
  course: RefereeCourse,
  entry: Entry,
  player: PlayerId,
  action: Verdict['action'],
  rule: 'T1.1' | 'T1.2' | 'T2A.1' | 'T2E.1' | 'KO.5' | 'PR.1' | 'WL.1' | 'WL.2' | 'A-D6.1',
  message: string,
): void => {
  const unknown = course.isAfterStrangeText && !WHATEVER_WAS_BEFORE.has(rule)
  course.verdicts.push({
    ...unsaid(entry, player, 'PROMOTE', message),
    action,
    ...(unknown ? {} : { verdict: 'refused', hidden: [], refusals: [{ rule, message }] }),
  })
}
