/** Printed cards: a reader of their texts, deck lists, the printed sets, and well-known decks. */
export * from './reading/index.ts'
export * from './sets/index.ts'
