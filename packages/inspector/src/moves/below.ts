/** Draws by chance, for coins and shuffles that nobody has seeded. */

/** A whole number from 0 to one below the limit. */
export const below = (limit: number): number => Math.floor(Math.random() * limit)
