/** Wraps a stepper so that it records the effects it carries out. This does not change the course of the game. */
import type { Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { resolveEffects } from 'ptcg-turn-engine/internal/game/actions/answer'
import { memoize } from 'ptcg-turn-engine/internal/game/board/memoize'
import { carryOut, resolveBy } from 'ptcg-turn-engine/internal/game/effects/resolve'
import type { Effect, Memory } from 'ptcg-turn-engine/model'

/** An effect that was carried out, and the memory of its text just before. */
export interface CarriedOut {
  readonly effect: Effect
  readonly memory: Memory
}

/**
 * A copy of a stepper that records effects, and its record, which the caller must empty. A mutant with its own `resolveEffects` is returned
 * unchanged and records nothing.
 */
export const recordingEffects = memoize((stepper: Stepper) => {
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
