/** The English of cards: every table of the grammar, and the parser for them. */
import { DEEDS, LEADS, UNITS, USES } from '../tables/always.ts'
import { BEFOREHAND } from '../tables/beforehand.ts'
import { COUNTS, SETS, ZONES } from '../tables/counts.ts'
import { COUNTER_STEPS, ON_EACH } from '../tables/damageCounters.ts'
import { EVOLVING } from '../tables/evolving.ts'
import { ATTACHED_STEPS, COMBINATIONS, DONE_IN_THIS_WAY, HAND_STEPS, ONE_CARD } from '../tables/hands.ts'
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
import { DURATIONS, LASTING_STEPS } from '../tables/lasting.ts'
import { LEAVING, LOOKING } from '../tables/leaving.ts'
import {
  ATTACHED,
  ATTACKS,
  CARDS,
  ENERGY,
  HOW_MANY,
  LABEL_NAMES,
  NAMES,
  NUMBERS,
  OF_BOTH,
  ONE,
  PLAYERS,
  POKEMON,
  POKEMON_IN_PLAY,
  POKEMON_KINDS,
  RECOGNISERS,
  SOME_KINDS,
  STANDING,
  TARGETS,
  THOSE,
} from '../tables/nouns.ts'
import { EACH_OF_THEM, FOR_EACH_POKEMON, IN_ANY_WAY } from '../tables/oneByOne.ts'
import { PAST_COUNTS, PAST_QUESTIONS, PAST_SENTENCES } from '../tables/past.ts'
import { QUESTIONS } from '../tables/questions.ts'
import { DAMAGE, DAMAGED, IN_IF, REMINDERS, SENTENCES } from '../tables/sentences.ts'
import { BOARD_STEPS, CARD_STEPS, DEEDS_IN_ORDER, SEARCHES, STEPS } from '../tables/steps.ts'
import { ATTACKS_OF, HOLDERS, OCCASIONS, SET_OFF, WHAT_IS_SET_OFF } from '../tables/triggers.ts'
import { CONDITIONS, MADE, PRICES } from '../tables/using.ts'
import { HOLDING, HOLDING_QUESTIONS, HOLDING_STEPS } from '../tables/whenItHolds.ts'
import { ALL_ATTACHED, THE_OTHERS, WHOLE_HANDS } from '../tables/wholeZones.ts'
import { parserOf } from './parser.ts'

export const parse = parserOf(
  [
    ...NUMBERS,
    ...NAMES,
    ...ATTACKS,
    ...LABEL_NAMES,
    ...STANDING,
    ...THOSE,
    ...OF_BOTH,
    ...PLAYERS,
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
    ...ZONES,
    ...SETS,
    ...COUNTS,
    ...QUESTIONS,
    ...ON_EACH,
    ...CARD_STEPS,
    ...SEARCHES,
    ...WHOLE_HANDS,
    ...THE_OTHERS,
    ...ALL_ATTACHED,
    ...IN_ANY_WAY,
    ...FOR_EACH_POKEMON,
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
    ...BEFOREHAND,
    ...PAST_COUNTS,
    ...PAST_QUESTIONS,
    ...PAST_SENTENCES,
    ...LASTING_STEPS,
    ...DURATIONS,
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
    ...HOLDING,
    ...HOLDING_STEPS,
    ...DEEDS_IN_ORDER,
    ...STEPS,
    ...SENTENCES,
    ...DAMAGE,
    ...DAMAGED,
    ...IN_IF,
    ...REMINDERS,
    ...HOLDERS,
    ...ATTACKS_OF,
    ...OCCASIONS,
    ...SET_OFF,
    ...WHAT_IS_SET_OFF,
    ...CONDITIONS,
    ...PRICES,
    ...MADE,
    ...USES,
    ...LEADS,
    ...DEEDS,
    ...UNITS,
  ],
  RECOGNISERS,
)
