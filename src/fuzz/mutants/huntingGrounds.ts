/** Draws where a mutant is hunted: mostly boards on which much is possible, now and then a whole game from its set-up. */
import { drawPosition } from '../arbitraries/positions.ts'
import { drawNewGame } from '../arbitraries/starts.ts'
import type { Dice } from '../dice.ts'
import type { Start } from '../opening.ts'
import type { Mutant } from './mutant.ts'

/** Every so many hunts begin with a new game. */
const NEW_GAME_EVERY = 6

/** What is wrong with set-up shows in set-up only. */
const isAboutSetUp = ({ id, rules }: Mutant): boolean =>
  id.includes('setUp') || rules.some((rule) => /^(SU|MU)/.test(rule))

/** A start for the hunt of that number; the same dice draw the same one. */
export const drawHuntingGround = (dice: Dice, mutant: Mutant, number: number): Start =>
  isAboutSetUp(mutant) || number % NEW_GAME_EVERY === NEW_GAME_EVERY - 1
    ? drawNewGame(dice)
    : { from: 'position', position: drawPosition(dice) }
