/** True if a cost can be paid: in whole, or what it is for is not to be had (GR.3, T2D.1). */
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

/** The first part of a cost that is not there to be paid with, for `then`, the rest of its text; null if all of it is. A card that is being played pays for nothing: it is out of the hand. */
export const firstUnpaid = (game: Game, source: EffectSource, cost: Program, then: Program = []): Effect | null =>
  cost.find((effect) => !isThere(game, source, effect, withCost(cost, then))) ?? null

/** True if all of a cost is there to be paid with. */
export const canBePaid = (game: Game, source: EffectSource, cost: Program | undefined, then: Program = []): boolean =>
  cost === undefined || firstUnpaid(game, source, cost, then) === null
