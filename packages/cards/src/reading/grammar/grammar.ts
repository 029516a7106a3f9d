/** The grammar that reads the English texts of cards: collects all its tables, and makes their parser. */
import { ABILITY_EFFECTS, LEADS, USES } from '../tables/always.ts'
import { ATTACK_WORDINGS, SECOND_ATTACK } from '../tables/attacking.ts'
import { NEW_WEAKNESS, ONCE_IN_A_GAME, OTHER_COST, WITHOUT_EFFECT } from '../tables/bare.ts'
import { BEFOREHAND } from '../tables/beforehand.ts'
import { ANOTHER_WEAKNESS, CHANGED, ITS_AMOUNT, KEPT_FROM_ABILITIES } from '../tables/changed.ts'
import { COUNTS, SET_WAYS, ZONE_NOUNS } from '../tables/counts.ts'
import { COUNTER_STEPS, KNOCK_OUTS, ON_EACH, PRIZES_FOR_IT } from '../tables/damageCounters.ts'
import {
  ATTACKING_TWICE,
  CANT_DISCARD,
  DECIDING,
  DISCARDED_STADIUM,
  MORE_CHANGES,
  WINNING_MORE,
} from '../tables/deciding.ts'
import { ALWAYS_ENDURING, ENDURING, LASTING_COINS, SOME_DAMAGE } from '../tables/enduring.ts'
import { EVOLVING } from '../tables/evolving.ts'
import { ATTACHED_STEPS, COMBINATIONS, DONE_IN_THIS_WAY, HAND_STEPS, ONE_CARD } from '../tables/hands.ts'
import { BOTH_ACTIVE, HELD, ITSELF_DISCARDED, OTHER_KINDS } from '../tables/heldBy.ts'
import {
  ATTACKERS,
  CLAIMS,
  COST_OF,
  DAMAGE_FOR_EACH,
  DAMAGE_OF,
  HOLDS,
  OF_THEM,
  SUBJECTS,
  SYMBOLS,
} from '../tables/holding.ts'
import { ITS_CARDS, ITS_EFFECTS, ITS_ENERGY, ITS_KINDS, ITS_NAMES, ITS_QUESTIONS, ITS_STEPS } from '../tables/itsOwn.ts'
import { DURATION_PHRASES, LASTING_STEPS, LATE } from '../tables/lasting.ts'
import { LEAVING, LOOKING } from '../tables/leaving.ts'
import { EVOLVING_EACH, LENDING, LENDING_REMINDERS } from '../tables/lending.ts'
import { KINDS_ATTACHED, KINDS_PLAYED, LOCKING, LOCKING_STEPS, LOCKS, RETURNED, RETURNED_BY } from '../tables/locks.ts'
import {
  BY_NAME,
  EVOLVING_EARLY,
  EVOLVING_EARLY_SECOND,
  OF_ALL_OF_YOURS,
  THREE_CONDITIONS,
} from '../tables/moreWays.ts'
import { ATTACKS, LABEL_NAMES, NAMES, OWNERS, RECOGNIZERS } from '../tables/names.ts'
import {
  ATTACHED,
  CARDS,
  ENERGY,
  FEATURES,
  HOW_MANY,
  NUMBERS,
  OF_BOTH,
  ONE,
  PLAYER_NOUNS,
  POKEMON,
  POKEMON_IN_PLAY,
  POKEMON_KINDS,
  SOME_KINDS,
  TARGETS,
  THOSE,
} from '../tables/nouns.ts'
import { EACH_OF_THEM, FOR_EACH_POKEMON, IF_ANY_IS_ATTACHED, IN_ANY_WAY } from '../tables/oneByOne.ts'
import { CHOOSING_PARTS, PARTS, SIDES, UNTIL_SO_MANY } from '../tables/parts.ts'
import { PAST_COUNTS, PAST_QUESTIONS, PAST_SENTENCES } from '../tables/past.ts'
import { DECKS, PILE_STEPS } from '../tables/piles.ts'
import { PROVIDING, UNITS } from '../tables/provides.ts'
import { QUESTION_PHRASES } from '../tables/questions.ts'
import {
  ANY_ATTACKERS,
  BENCH_SIZE,
  FROM_SUPPORTERS,
  MORE_CLAIMS,
  MORE_FEATURES,
  MORE_HOLDS,
  MORE_QUESTIONS,
  NOT_TWICE,
  ON_ITSELF,
  ON_THE_FIRST_TURN,
  SOME_OF_THOSE,
  TWO_COINS,
} from '../tables/reach.ts'
import { DAMAGE, DAMAGED, IN_IF, REMINDERS, SENTENCES } from '../tables/sentences.ts'
import { BOARD_STEPS, CARD_STEPS, SEARCHES, STEPS, STEPS_IN_ORDER } from '../tables/steps.ts'
import { OF_DECKS, TO_DECKS } from '../tables/toDecks.ts'
import { ALLOWED, CHANGES, MORE_CARDS, MORE_REMINDERS, SEEN, SPOKEN_OF_TWICE } from '../tables/together.ts'
import {
  ATTACKS_OF,
  HOLDERS,
  OCCASION_WAYS,
  QUALITIES,
  TRIGGERED,
  TRIGGERED_EFFECT,
  TURN_ENDS,
} from '../tables/triggers.ts'
import { NEWLY_BENCHED, OF_DIFFERENT_TYPES } from '../tables/unlike.ts'
import { CONDITIONS, MADE, PRICES } from '../tables/using.ts'
import { HOLDING, HOLDING_QUESTIONS, HOLDING_STEPS } from '../tables/whenItHolds.ts'
import { ALL_ATTACHED, THE_OTHERS, THEIR_HAND, WHOLE_HANDS } from '../tables/wholeZones.ts'
import { MORE_TABLES } from './moreTables.ts'
import { parserOf } from './parser.ts'
import type { Production } from './productions.ts'

/** The wordings of all tables. */
export const EVERY_PRODUCTION: readonly Production[] = [
  ...NUMBERS,
  ...NAMES,
  ...OWNERS,
  ...ATTACKS,
  ...LABEL_NAMES,
  ...FEATURES,
  ...THOSE,
  ...OF_BOTH,
  ...PLAYER_NOUNS,
  ...HOW_MANY,
  ...CARDS,
  ...ENERGY,
  ...ATTACHED,
  ...POKEMON_IN_PLAY,
  ...POKEMON_KINDS,
  ...SOME_KINDS,
  ...POKEMON,
  ...ONE,
  ...TARGETS,
  ...ZONE_NOUNS,
  ...SET_WAYS,
  ...COUNTS,
  ...QUESTION_PHRASES,
  ...ON_EACH,
  ...CARD_STEPS,
  ...SEARCHES,
  ...WHOLE_HANDS,
  ...THEIR_HAND,
  ...THE_OTHERS,
  ...ALL_ATTACHED,
  ...IN_ANY_WAY,
  ...FOR_EACH_POKEMON,
  ...IF_ANY_IS_ATTACHED,
  ...EACH_OF_THEM,
  ...LEAVING,
  ...LOOKING,
  ...EVOLVING,
  ...COMBINATIONS,
  ...HAND_STEPS,
  ...ATTACHED_STEPS,
  ...ONE_CARD,
  ...DONE_IN_THIS_WAY,
  ...BOARD_STEPS,
  ...COUNTER_STEPS,
  ...KNOCK_OUTS,
  ...PRIZES_FOR_IT,
  ...BEFOREHAND,
  ...PAST_COUNTS,
  ...PAST_QUESTIONS,
  ...PAST_SENTENCES,
  ...LASTING_STEPS,
  ...DURATION_PHRASES,
  ...LATE,
  ...SUBJECTS,
  ...SYMBOLS,
  ...ATTACKERS,
  ...HOLDS,
  ...OF_THEM,
  ...COST_OF,
  ...DAMAGE_OF,
  ...DAMAGE_FOR_EACH,
  ...HOLDING_QUESTIONS,
  ...CLAIMS,
  ...SOME_OF_THOSE,
  ...MORE_FEATURES,
  ...ON_ITSELF,
  ...ANY_ATTACKERS,
  ...MORE_HOLDS,
  ...MORE_CLAIMS,
  ...MORE_QUESTIONS,
  ...ON_THE_FIRST_TURN,
  ...NOT_TWICE,
  ...BENCH_SIZE,
  ...FROM_SUPPORTERS,
  ...TWO_COINS,
  ...BY_NAME,
  ...EVOLVING_EARLY,
  ...EVOLVING_EARLY_SECOND,
  ...THREE_CONDITIONS,
  ...OF_ALL_OF_YOURS,
  ...HOLDING,
  ...HOLDING_STEPS,
  ...LASTING_COINS,
  ...KINDS_PLAYED,
  ...RETURNED,
  ...RETURNED_BY,
  ...KINDS_ATTACHED,
  ...LOCKS,
  ...LOCKING_STEPS,
  ...LOCKING,
  ...STEPS_IN_ORDER,
  ...STEPS,
  ...ATTACK_WORDINGS,
  ...SECOND_ATTACK,
  ...SENTENCES,
  ...DAMAGE,
  ...DAMAGED,
  ...DECIDING,
  ...DISCARDED_STADIUM,
  ...ENDURING,
  ...ALWAYS_ENDURING,
  ...SOME_DAMAGE,
  ...ATTACKING_TWICE,
  ...WINNING_MORE,
  ...CANT_DISCARD,
  ...MORE_CHANGES,
  ...TO_DECKS,
  ...OF_DECKS,
  ...IN_IF,
  ...REMINDERS,
  ...HOLDERS,
  ...ATTACKS_OF,
  ...QUALITIES,
  ...TURN_ENDS,
  ...OCCASION_WAYS,
  ...TRIGGERED,
  ...TRIGGERED_EFFECT,
  ...CONDITIONS,
  ...PRICES,
  ...MADE,
  ...USES,
  ...LEADS,
  ...ABILITY_EFFECTS,
  ...PROVIDING,
  ...ITS_CARDS,
  ...ITS_EFFECTS,
  ...ITS_ENERGY,
  ...ITS_KINDS,
  ...ITS_NAMES,
  ...ITS_QUESTIONS,
  ...ITS_STEPS,
  ...UNITS,
  ...PARTS,
  ...CHOOSING_PARTS,
  ...SIDES,
  ...UNTIL_SO_MANY,
  ...DECKS,
  ...PILE_STEPS,
  ...SPOKEN_OF_TWICE,
  ...CHANGES,
  ...SEEN,
  ...MORE_CARDS,
  ...MORE_REMINDERS,
  ...OTHER_KINDS,
  ...HELD,
  ...ITSELF_DISCARDED,
  ...BOTH_ACTIVE,
  ...ALLOWED,
  ...CHANGED,
  ...KEPT_FROM_ABILITIES,
  ...ANOTHER_WEAKNESS,
  ...ITS_AMOUNT,
  ...WITHOUT_EFFECT,
  ...OF_DIFFERENT_TYPES,
  ...NEWLY_BENCHED,
  ...LENDING,
  ...LENDING_REMINDERS,
  ...EVOLVING_EACH,
  ...ONCE_IN_A_GAME,
  ...OTHER_COST,
  ...NEW_WEAKNESS,
  ...MORE_TABLES,
]

export const parse = parserOf(EVERY_PRODUCTION, RECOGNIZERS)
