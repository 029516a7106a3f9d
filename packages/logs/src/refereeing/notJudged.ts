/** Makes the result for a log whose lines are out of order. */
import type { RefereedLog } from './referee.ts'

const NOT_IN_ORDER = 'The lines of the log are not in order.'

/** Makes every verdict undecided, because lines out of order do not describe the game that was played. */
export const notJudged = (refereed: RefereedLog): RefereedLog => ({
  ...refereed,
  verdicts: refereed.verdicts.map((one) => ({
    ...one,
    verdict: 'undecided',
    held: [],
    refusals: [],
    hidden: [NOT_IN_ORDER],
  })),
  damage: refereed.damage.map((one) => ({
    ...one,
    explained: 'onlySaid',
    cause: 'linesNotInOrder',
    because: NOT_IN_ORDER,
  })),
})
