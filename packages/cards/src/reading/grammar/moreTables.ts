/** The tables of the grammar for cards of older eras, for Prize cards, and for rarer wordings. */
import { COSTS, ITS_OWN_COST } from '../tables/bare.ts'
import { BORROWED, BORROWING_REMINDERS, DOUBLED, KEPT, OF_EACH_PLAYER, WITH_ABILITY } from '../tables/borrowing.ts'
import { COMPARED, OF_ITS_STATE } from '../tables/compared.ts'
import { NEEDED } from '../tables/deciding.ts'
import { ENERGY_AWAY } from '../tables/energyAway.ts'
import { EXTRA_ENERGY_COUNTS, EXTRA_ENERGY_QUESTIONS } from '../tables/extraEnergy.ts'
import { FROM_ACTIVE } from '../tables/fromActive.ts'
import { BESIDE_ANOTHER, MORE_COUNTS, MORE_KINDS, MORE_SETS, MORE_TARGETS } from '../tables/moreKinds.ts'
import { MORE_OF_DECKS, MORE_OF_HANDS, THEIR_DECK } from '../tables/moreOfDecks.ts'
import { MOVED_COUNTERS } from '../tables/movedCounters.ts'
import { HELD_BERRIES, OF_OTHERS, WORTH_LESS } from '../tables/ofOthers.ts'
import { NEWCOMER_STEPS, OLDER_BOARD } from '../tables/olderBoard.ts'
import {
  ALL_BUT,
  OLDER_ATTACKERS,
  OLDER_CARDS,
  OLDER_CLAIMS,
  OLDER_COUNTS,
  OLDER_KINDS,
  OLDER_SUBJECTS,
  OLDER_TARGETS,
} from '../tables/olderKinds.ts'
import {
  CARDS_BY_NAME,
  ODD_ATTACKERS,
  ODD_CLAIMS,
  ODD_FEATURES,
  ODD_KINDS,
  ODD_LEADS,
  ODD_REMINDERS,
  ODD_SENTENCES,
  ODD_STEPS,
  ODD_SUBJECTS,
} from '../tables/olderOdds.ts'
import { OLDER_PILES } from '../tables/olderPiles.ts'
import {
  LOCKED_NEXT_TURN,
  OLDER_ASIDES,
  OLDER_DAMAGE,
  OLDER_LEADS,
  OLDER_LOCKS,
  OLDER_NEEDS,
  OLDER_OCCASIONS,
  OLDER_PRICES,
  OLDER_WHOLE_SENTENCES,
} from '../tables/olderTurns.ts'
import { OLDER_REMINDERS, OLDER_SENTENCES, OLDER_STEPS, OLDER_UNITS } from '../tables/olderWays.ts'
import { COUNTED_AND_GONE, ONE_AFTER_ANOTHER } from '../tables/oneAfterAnother.ts'
import { CHOOSE_ONE, ONE_OF_EACH, ONE_OF_TWO, SOME_OF_EACH } from '../tables/oneOfEach.ts'
import { OWNER_NOUNS } from '../tables/owners.ts'
import { NOT_DISCARDED, PRIZE_REMINDERS, PRIZE_STEPS } from '../tables/prizeCards.ts'
import { REPLACING } from '../tables/replacing.ts'
import { DAMAGE_FOR_THOSE_FOUND, REVEALED_HANDS } from '../tables/revealedHands.ts'
import { MANY_HITS } from '../tables/sentences.ts'
import type { Production } from './productions.ts'

export const MORE_TABLES: readonly Production[] = [
  ...BESIDE_ANOTHER,
  ...OWNER_NOUNS,
  ...CHOOSE_ONE,
  ...COSTS,
  ...COUNTED_AND_GONE,
  ...FROM_ACTIVE,
  ...HELD_BERRIES,
  ...ITS_OWN_COST,
  ...MANY_HITS,
  ...MORE_OF_DECKS,
  ...MORE_OF_HANDS,
  ...MOVED_COUNTERS,
  ...NEEDED,
  ...OF_OTHERS,
  ...ONE_AFTER_ANOTHER,
  ...NOT_DISCARDED,
  ...ONE_OF_EACH,
  ...ONE_OF_TWO,
  ...SOME_OF_EACH,
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
  ...THEIR_DECK,
  ...WORTH_LESS,
  ...ENERGY_AWAY,
  ...REVEALED_HANDS,
  ...DAMAGE_FOR_THOSE_FOUND,
  ...COMPARED,
  ...OF_ITS_STATE,
  ...OLDER_KINDS,
  ...OLDER_CARDS,
  ...ALL_BUT,
  ...OLDER_COUNTS,
  ...OLDER_TARGETS,
  ...OLDER_SUBJECTS,
  ...OLDER_CLAIMS,
  ...OLDER_ATTACKERS,
  ...OLDER_DAMAGE,
  ...OLDER_WHOLE_SENTENCES,
  ...OLDER_LEADS,
  ...OLDER_LOCKS,
  ...OLDER_PILES,
  ...LOCKED_NEXT_TURN,
  ...NEWCOMER_STEPS,
  ...OLDER_PRICES,
  ...OLDER_BOARD,
  ...OLDER_OCCASIONS,
  ...OLDER_ASIDES,
  ...OLDER_NEEDS,
  ...EXTRA_ENERGY_COUNTS,
  ...EXTRA_ENERGY_QUESTIONS,
  ...BORROWED,
  ...BORROWING_REMINDERS,
  ...DOUBLED,
  ...KEPT,
  ...OF_EACH_PLAYER,
  ...WITH_ABILITY,
  ...ODD_ATTACKERS,
  ...CARDS_BY_NAME,
  ...ODD_CLAIMS,
  ...ODD_KINDS,
  ...ODD_LEADS,
  ...ODD_REMINDERS,
  ...ODD_SENTENCES,
  ...ODD_FEATURES,
  ...ODD_STEPS,
  ...ODD_SUBJECTS,
]
