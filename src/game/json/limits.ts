/**
 * How much is taken in and done at once: every limit of the engine, far above any card and any game there is. What passes one is
 * answered with one sentence. `docs/limits.md` is written from this table.
 */
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
  /** Card ids of a deck that is looked through. */
  deck: 250,
  /** Characters of the name of a player or a deck. */
  name: 100,
  /** Steps that a text may take as it is printed: see `stepsOf`. */
  printedSteps: 10_000,
  /** Steps that effects take in one event before a player is asked to go on. */
  steps: 10_000,
  /** Facts that effects tell in one event before a player is asked to go on. */
  facts: 5000,
  /** Coins that an effect flips at once. */
  coins: 1000,
  /** Times that "for each" repeats its text. */
  times: 500,
  /** Events of a recording. */
  events: 20_000,
  /** Facts that the events of a recording may tell. */
  recordedFacts: 500_000,
} as const
