/** Reads the texts of printed cards and deck lists, and exports the printed sets and well-known decks. */
export * from './reading/index.ts'
export * from './sets/index.ts'
