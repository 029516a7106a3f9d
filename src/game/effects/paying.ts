/** True if a cost can be paid: in whole, or what it is for is not to be had (GR.3, T2D.1). */

import { matches } from '../board/cardFilter.ts'
import { countOf } from '../board/count.ts'
import { asAttached, unitsOf } from '../board/energy.ts'
import { playerOf, referredSet } from '../board/references.ts'
import type { ChooseAttached, Effect, Program } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import { type EffectSource, NO_MEMORY } from '../model/resolution.ts'
import { offeredAttached, offeredCards, roomFor } from './choosing.ts'
import { withCost } from './foundInText.ts'
import { isPrevented } from './prevention.ts'

const attachedUnits = (game: Game, source: EffectSource, effect: ChooseAttached): number => {
  const { units } = effect
  const cards = offeredAttached(game, { source, memory: NO_MEMORY }, effect)
  return units === undefined ? cards.length : cards.reduce((sum, card) => sum + unitsOf(game, card).length, 0)
}

/** `text` is the cost and what it is paid for: what pays may have to find room somewhere. */
const isThere = (game: Game, source: EffectSource, effect: Effect, text: Program): boolean => {
  switch (effect.do) {
    case 'chooseCards':
      return (
        Math.min(
          offeredCards(game, { source, memory: NO_MEMORY }, effect).length,
          roomFor(game, source, effect, text),
        ) >= (effect.min ?? 1)
      )
    case 'chooseAttached':
      return attachedUnits(game, source, effect) >= (effect.units ?? effect.min ?? 1)
    case 'discardHand':
      return game.players[playerOf(source, effect.whose)].hand.length > 0
    case 'discardTop':
      return game.players[playerOf(source, effect.whose)].deck.length >= countOf(game, source, NO_MEMORY, effect.cards)
    case 'discardAllEnergy':
      return referredSet(game, source, NO_MEMORY, effect.from).some(
        (target) =>
          !isPrevented(game, source, target) &&
          target.pokemon.energy.some((card) =>
            matches(asAttached(game, card), effect.type === undefined ? {} : { type: effect.type }, game.ruleset),
          ),
      )
    default:
      return true
  }
}

/** The first part of a cost that is not there to be paid with, for `then`, the rest of its text; null if all of it is. A card that is being played pays for nothing: it is out of the hand. */
export const firstUnpaid = (game: Game, source: EffectSource, cost: Program, then: Program = []): Effect | null =>
  cost.find((effect) => !isThere(game, source, effect, withCost(cost, then))) ?? null

/** True if all of a cost is there to be paid with. */
export const canBePaid = (game: Game, source: EffectSource, cost: Program | undefined, then: Program = []): boolean =>
  cost === undefined || firstUnpaid(game, source, cost, then) === null
