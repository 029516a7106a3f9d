/** The English of cards: every table of the grammar, and the parser for them. */
import { DEEDS, LEADS, SCOPES, UNITS, USES } from '../tables/always.ts'
import { COUNTS, SETS, ZONES } from '../tables/counts.ts'
import { COUNTER_STEPS, ON_EACH } from '../tables/damageCounters.ts'
import { DURATIONS, LASTING, LASTING_STEPS } from '../tables/lasting.ts'
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
import { QUESTIONS } from '../tables/questions.ts'
import { DAMAGE, DAMAGED, IN_IF, REMINDERS, SENTENCES } from '../tables/sentences.ts'
import { BOARD_STEPS, CARD_STEPS, SEARCHES, STEPS } from '../tables/steps.ts'
import { CONDITIONS, PRICES } from '../tables/using.ts'
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
    ...BOARD_STEPS,
    ...COUNTER_STEPS,
    ...LASTING_STEPS,
    ...DURATIONS,
    ...LASTING,
    ...STEPS,
    ...SENTENCES,
    ...DAMAGE,
    ...DAMAGED,
    ...IN_IF,
    ...REMINDERS,
    ...CONDITIONS,
    ...PRICES,
    ...USES,
    ...LEADS,
    ...DEEDS,
    ...SCOPES,
    ...UNITS,
  ],
  RECOGNISERS,
)
