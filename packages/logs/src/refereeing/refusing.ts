/** Refuses what the rules have somebody do, such as a promotion, which no event of the chart is. */
import type { PlayerId } from 'ptcg-turn-engine/model'
import type { Entry } from '../reading/battleLog.ts'
import { unsaid } from './actions.ts'
import type { Course } from './course.ts'
import type { Verdict } from './verdicts.ts'

/** A text in play that is not known may have allowed it; what comes before all texts it may not. */
export const refused = (
  course: Course,
  entry: Entry,
  player: PlayerId,
  action: Verdict['action'],
  rule: 'T1.1' | 'KO.5' | 'PR.1' | 'WL.1',
  message: string,
): void => {
  const unknown = course.table.unknownInPlay().length > 0 && rule !== 'T1.1'
  course.verdicts.push({
    ...unsaid(entry, player, 'PROMOTE', message),
    action,
    ...(unknown ? {} : { verdict: 'refused', hidden: [], refusals: [{ rule, message }] }),
  })
}
