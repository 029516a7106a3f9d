/**
 * Every limit of the engine on the size of its input and on the work for it. All limits are far above any real card or game. Input beyond a
 * limit is refused with one sentence; long effects of a game are interrupted instead. `docs/limits.md` is generated from this table.
 */

/** The maximum number of effect steps in one event before a player is asked whether to continue. */
export const MOST_STEPS = 10_000
/** The maximum number of facts from effects in one event before a player is asked whether to continue. */
export const MOST_FACTS = 1000
/** The maximum number of coins that an effect flips at once. */
export const MOST_COINS = 1000
/** The maximum number of repetitions of "for each". */
export const MOST_TIMES = 500
/** The maximum result of a sum or a product of counts. */
export const MOST_COUNTED = 1000

/**
 * Every limit. The limits of effects are separate constants, so that a program that only plays does not have to load the limits of files.
 */
export const LIMITS = {
  /** Levels of nested lists and objects, in any input. */
  depth: 64,
  /** Characters of one text, in any input. */
  text: 1000,
  /** Entries of a list, and properties of an object, in any input; lists of cards and of events have their own limits. */
  list: 1000,
  /** Values (texts, numbers, lists, objects and so on) in a save or a position, in the events of a recording, and in its other parts. */
  values: 250_000,
  /** Values on one card. */
  cardValues: 2000,
  /** Cards that are read in one call. */
  cards: 50_000,
  /** Values on all cards that are read in one call. */
  catalogueValues: 5_000_000,
  /** Problems that are listed one by one. */
  problems: 50,
  /** Cards of one game, in all zones; also the entries of most lists in a save. */
  gameCards: 500,
  /** Card ids in a deck. */
  deck: 250,
  /** Characters in the name of a player or a deck. */
  name: 100,
  /** Steps of one text at most: see `stepsOf`. */
  printedSteps: 10_000,
  steps: MOST_STEPS,
  facts: MOST_FACTS,
  coins: MOST_COINS,
  times: MOST_TIMES,
  counted: MOST_COUNTED,
  /** Events of a recording. */
  events: 20_000,
  /** Effect steps and facts while the events of a recording are replayed. */
  recordedWork: 100_000,
  /** Effect steps and facts while all checks replay a game that failed. */
  checkedWork: 20_000,
} as const
