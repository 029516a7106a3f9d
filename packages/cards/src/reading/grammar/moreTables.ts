/** Tables of the grammar for older eras, for Prize cards, and for kinds and numbers that few cards speak of. */
import { BESIDE_ANOTHER, MORE_COUNTS, MORE_KINDS, MORE_SETS, MORE_TARGETS } from '../tables/moreKinds.ts'
import { OLDER_REMINDERS, OLDER_SENTENCES, OLDER_STEPS, OLDER_UNITS } from '../tables/olderWays.ts'
import { PRIZE_REMINDERS, PRIZE_STEPS } from '../tables/prizeCards.ts'
import { REPLACING } from '../tables/replacing.ts'
import type { Production } from './productions.ts'

export const MORE_TABLES: readonly Production[] = [
  ...BESIDE_ANOTHER,
  ...MORE_COUNTS,
  ...MORE_KINDS,
  ...MORE_SETS,
  ...MORE_TARGETS,
  ...OLDER_REMINDERS,
  ...OLDER_SENTENCES,
  ...OLDER_STEPS,
  ...OLDER_UNITS,
  ...PRIZE_REMINDERS,
  ...PRIZE_STEPS,
  ...REPLACING,
]
