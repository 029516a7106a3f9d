/** Computes the maximum number of steps of a text, before it is played. */
import { LIMITS } from '../json/limits.ts'
import type { Count, Effect, Program } from '../model/effects.ts'
import { programsIn } from '../model/effectWords.ts'

/** The estimate for a number that is counted from the board: the size of a deck. */
const COUNTED = 60

/** The estimate for the number of Pokémon in play: two Active and two Benches of eight are 18. */
const IN_PLAY = 20

const most = (count: Count): number => (typeof count === 'number' ? count : COUNTED)

/** True if the effect, or an effect inside it, is a "for each". */
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

/** The maximum number of steps of a text: one for each effect and each coin, multiplied by its repetitions. */
export const stepsOf = (program: Program): number => program.reduce((sum, effect) => sum + stepsOfOne(effect), 0)

/** One sentence if a text could take more steps than the limit, else null. */
export const tooManySteps = (program: Program): string | null => {
  const steps = stepsOf(program)
  return steps <= LIMITS.printedSteps
    ? null
    : `This text takes up to ${steps} steps (effects, coins, repetitions); the maximum is ${LIMITS.printedSteps}.`
}
