/** True if a cost can be paid: in whole, or what it is for is not to be had (GR.3, T2D.1). */
import type { EffectName, Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { EffectSource } from '../model/resolution.ts'
import { EFFECT_FORESIGHTS } from '../words/foresight.ts'
import type { Foresights } from './foresight.ts'
import { withCost } from './foundInText.ts'

/** True if all of a cost is there to be paid with, for `then`, the rest of its text. A card that is being played pays for nothing: it is out of the hand. */
export const canBePaid = (game: Game, source: EffectSource, cost: Program | undefined, then: Program = []): boolean =>
  cost === undefined ||
  cost.every((effect) => {
    const { isThere } = EFFECT_FORESIGHTS[effect.do] as Foresights<EffectName>['chooseCards']
    return isThere === undefined || isThere(game, source, effect as never, withCost(cost, then))
  })
