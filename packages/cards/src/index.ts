/** Printed cards: a reader of their texts, deck lists, the printed sets, and decks that people know. */
export * from './reading/index.ts'
export * from './sets/index.ts'
