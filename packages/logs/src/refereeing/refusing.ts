/** Refuses things that the rules make a player do, such as a promotion, which are not events of the chart. */

import type { PlayerId } from 'ptcg-turn-engine/model'
import type { Entry } from '../reading/battleLog.ts'
import { unsaid } from './actions.ts'
import type { RefereeCourse } from './course.ts'
import { doubtsOf } from './doubts.ts'
import type { Verdict } from './verdicts.ts'

/**
 * Refuses such an action. If an unknown text in play may have allowed it, the verdict is uncertain, unless the action
 * comes before all texts.
 */
export const refused = (
  course: RefereeCourse,
  entry: Entry,
  player: PlayerId,
  action: Verdict['action'],
  rule: 'T1.1' | 'KO.5' | 'PR.1' | 'WL.1',
  message: string,
): void => {
  const unknown = doubtsOf(course.table, 'unseen', []).length > 0 && rule !== 'T1.1'
  course.verdicts.push({
    ...unsaid(entry, player, 'PROMOTE', message),
    action,
    ...(unknown ? {} : { verdict: 'refused', hidden: [], refusals: [{ rule, message }] }),
  })
}
