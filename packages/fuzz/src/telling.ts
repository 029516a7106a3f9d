/** Makes a stepper that tells which effects it carries out. The chart and the game are no different for it. */
import type { Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { resolveEffects } from 'ptcg-turn-engine/internal/game/actions/answer'
import { memoize } from 'ptcg-turn-engine/internal/game/board/memoize'
import { carryOut, resolveBy } from 'ptcg-turn-engine/internal/game/effects/resolve'
import type { Effect, Memory } from 'ptcg-turn-engine/model'

/** An effect that was carried out, and what its text remembered just before. */
export interface CarriedOut {
  readonly effect: Effect
  readonly memory: Memory
}

/** A stepper and where it writes down what it carries out. Whoever reads empties it. */
export interface TellingStepper {
  readonly stepper: Stepper
  readonly carriedOut: CarriedOut[]
}

/** The telling twin of a stepper, made once. A mutant that resolves effects in a way of its own stays as it is and tells nothing. */
export const telling = memoize((stepper: Stepper): TellingStepper => {
  const carriedOut: CarriedOut[] = []
  const { meaning } = stepper
  if (meaning.actions.resolveEffects !== resolveEffects) return { stepper, carriedOut }
  const actions = {
    ...meaning.actions,
    resolveEffects: (game: Parameters<typeof resolveEffects>[0]) =>
      resolveBy(game, (now, effect, here) => {
        carriedOut.push({ effect, memory: here.memory })
        return carryOut(now, effect, here)
      }),
  }
  return { stepper: { ...stepper, meaning: { ...meaning, actions } }, carriedOut }
})
