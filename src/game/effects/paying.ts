/** Decides whether a cost can be paid: only in full, or else its text cannot be used (GR.3, T2D.1). */
import type { EffectName, Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { EffectSource } from '../model/resolution.ts'
import { EFFECT_FORESIGHTS } from '../words/foresight.ts'
import type { Foresights } from './foresight.ts'
import { withCost } from './foundInText.ts'

/**
 * True if everything that a cost takes is there. `then` is the text that it is paid for. The card being played cannot
 * pay: it is no longer in the hand.
 */
export const canBePaid = (game: Game, source: EffectSource, cost: Program | undefined, then: Program = []): boolean =>
  cost === undefined ||
  cost.every((effect) => {
    const { isThere } = EFFECT_FORESIGHTS[effect.do] as Foresights<EffectName>['chooseCards']
    return isThere === undefined || isThere(game, source, effect as never, withCost(cost, then))
  })
