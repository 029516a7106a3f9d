/** Levels of play of a computer player, as data. */
import { POSITION_WEIGHTS } from './evaluation/weights.ts'
import type { SearchSettings } from './search/settings.ts'

const SEARCHING = { turnsAhead: 3, exploration: 0.5, temperature: 14, noise: 0.12, weights: POSITION_WEIGHTS } as const

/** The search settings of each level. With `null`, a player follows the list of priorities without looking ahead. */
export const LEVELS = {
  beginner: null,
  club: { ...SEARCHING, playouts: 200 },
  strong: { ...SEARCHING, playouts: 2000 },
} as const satisfies Readonly<Record<string, SearchSettings | null>>

/** The level of play of a computer player. */
export type Level = keyof typeof LEVELS
