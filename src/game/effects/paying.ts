/** Decides whether a cost can be paid in full. If not, the text that it pays for cannot be used (GR.3, T2D.1). */
import type { Effect, EffectName, Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { EffectSource } from '../model/resolution.ts'
import { EFFECT_FORESIGHTS } from '../words/foresight.ts'
import type { Foresights } from './foresight.ts'
import { withCost } from './foundInText.ts'

const isThere = (game: Game, source: EffectSource, effect: Effect, text: Program): boolean => {
  const foresights = EFFECT_FORESIGHTS[effect.do] as Foresights<EffectName>['chooseCards']
  return foresights.isThere === undefined || foresights.isThere(game, source, effect as never, text)
}

/**
 * In a cost, the first effect that cannot be paid, or null if all can. `then` is the text that the cost pays for. The card being played
 * cannot pay: it is no longer in the hand.
 */
export const firstUnpaid = (game: Game, source: EffectSource, cost: Program, then: Program = []): Effect | null =>
  cost.find((effect) => !isThere(game, source, effect, withCost(cost, then))) ?? null

/** True if the whole cost can be paid. */
export const canBePaid = (game: Game, source: EffectSource, cost: Program | undefined, then: Program = []): boolean =>
  cost === undefined || firstUnpaid(game, source, cost, then) === null
