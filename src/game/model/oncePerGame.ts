/** Powers that a player may use once in a game (OG.1). */
export const ONCE_PER_GAME = ['GX', 'VSTAR'] as const
/** A power that a player may use once in a game (OG.1). */
export type OncePerGame = (typeof ONCE_PER_GAME)[number]
