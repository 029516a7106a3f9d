/**
 * How much is taken in and done at once: every limit of the engine, far above any card and any game there is. What passes one is
 * answered with one sentence. `docs/limits.md` is written from this table.
 */

/** Steps that effects take in one event before a player is asked to go on. */
export const MOST_STEPS = 10_000
/** Facts that effects tell in one event before a player is asked to go on. */
export const MOST_FACTS = 1000
/** Coins that an effect flips at once. */
export const MOST_COINS = 1000
/** Times that "for each" repeats its text. */
export const MOST_TIMES = 500
/** What a sum or a product of counts comes to at most. */
export const MOST_COUNTED = 1000

/** Every limit. What effects are held to has names of its own, so that a page that only plays does not load those of files. */
export const LIMITS = {
  /** Levels of lists and objects within each other, in anything that is read. */
  depth: 64,
  /** Characters of one text, in anything that is read. */
  text: 1000,
  /** Entries of a list and properties of an object, in anything that is read. */
  list: 1000,
  /** Values in a file or a game to be created: texts, numbers, lists, objects, and so on. */
  values: 250_000,
  /** Values on one card. */
  cardValues: 2000,
  /** Cards that are read at once. */
  cards: 50_000,
  /** Values on all the cards that are read at once. */
  catalogueValues: 5_000_000,
  /** Problems that are listed one by one. */
  problems: 50,
  /** Cards of one game, wherever they lie; lists of a save are as long at most. */
  gameCards: 500,
  /** Card ids of a deck that is looked through. */
  deck: 250,
  /** Characters of the name of a player or a deck. */
  name: 100,
  /** Steps that a text may take as it is printed: see `stepsOf`. */
  printedSteps: 10_000,
  steps: MOST_STEPS,
  facts: MOST_FACTS,
  coins: MOST_COINS,
  times: MOST_TIMES,
  counted: MOST_COUNTED,
  /** Events of a recording. */
  events: 20_000,
  /** Steps that effects take and facts that are told when the events of a recording are played again. */
  recordedWork: 100_000,
  /** The same for a game that failed when every check looks at it again. */
  checkedWork: 20_000,
} as const
