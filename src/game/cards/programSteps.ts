/** Counts how much a text could do at most, before anybody plays it. */
import { LIMITS } from '../json/limits.ts'
import type { Count, Effect, Program } from '../model/effects.ts'
import { programsIn } from '../model/effectWords.ts'

/** What a number that is counted from the board is taken for: as many cards as a deck has. */
const COUNTED = 60

/** As many Pokémon as there could be in play. */
const IN_PLAY = 20

const most = (count: Count): number => (typeof count === 'number' ? count : COUNTED)

/** The effect repeats a text, somewhere within itself. */
export const repeatsIn = (effect: Effect): boolean =>
  effect.do === 'forEach' || programsIn(effect).some((part) => part.some(repeatsIn))

const stepsOfOne = (effect: Effect): number => {
  const inside = programsIn(effect).reduce((sum, part) => sum + stepsOf(part), 0)
  switch (effect.do) {
    case 'forEach':
      return 1 + most(effect.times) * inside
    case 'eachCard':
      return 1 + COUNTED * (1 + inside)
    case 'eachPokemon':
      return 1 + IN_PLAY * (1 + inside)
    case 'flip':
      return 1 + most(effect.coins)
    default:
      return 1 + inside
  }
}

/** Steps that a text takes at most: one for each effect and each coin, as often as it is repeated. */
export const stepsOf = (program: Program): number => program.reduce((sum, effect) => sum + stepsOfOne(effect), 0)

/** One sentence where a text takes more steps than a text may, or null. */
export const tooManySteps = (program: Program): string | null => {
  const steps = stepsOf(program)
  return steps <= LIMITS.printedSteps
    ? null
    : `Carried out, this takes up to ${steps} steps (effects, coins, repetitions); a text may take ${LIMITS.printedSteps}.`
}
