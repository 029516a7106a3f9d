/** Returns random numbers, for coins and shuffles without a seed. */

/** A random whole number from 0 to `limit - 1`. */
export const below = (limit: number): number => Math.floor(Math.random() * limit)
