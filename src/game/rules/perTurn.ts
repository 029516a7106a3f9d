/**
 * Decides whether something may be done once more in a turn, and puts into words that a once-per-game power is used up or that an attack or
 * Ability does not exist.
 */
import { POWERS } from '../cards/questionWords.ts'
import type { Game } from '../model/game.ts'
import type { OncePerGame } from '../model/oncePerGame.ts'
import type { PlayerId } from '../model/players.ts'
import type { PerTurn } from '../model/ruleset.ts'
import { playerName } from './turnOrder.ts'

/** True if there is no limit (null) or if `used` is below the limit. */
export const isUnder = (used: number, limit: PerTurn): boolean => limit === null || used < limit

/** One sentence that says that the player has used a once-per-game power (OG.1). */
export const usedUpInWords = (game: Game, player: PlayerId, power: OncePerGame | undefined): string =>
  `${playerName(game, player)} has already used ${power === undefined ? 'it' : `a ${POWERS[power]}`} this game.`

/** Words for a small number, such as "no attacks" or "only 1 attack". */
export const onlySoMany = (there: number, one: string, many: string): string =>
  there === 0 ? `no ${many}` : `only ${there} ${there === 1 ? one : many}`
