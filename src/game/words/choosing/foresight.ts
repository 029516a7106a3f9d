/**
 * Decides beforehand whether effects that choose Pokémon or cards, or take them without a choice, could change anything. A choice alone
 * changes nothing.
 */
import { unitsOf } from '../../board/energy.ts'
import { offeredAttached, offeredCards, roomFor } from '../../effects/choosing.ts'
import type { Foresights } from '../../effects/foresight.ts'
import type { Prospects } from '../../effects/paidAhead.ts'
import { couldBeAmong, couldBeSome, couldChooseCards } from '../../effects/prospects.ts'
import { NO_MEMORY } from '../../model/resolution.ts'

const choosesCards = (prospects: Prospects, { as }: { readonly as: string }): boolean => couldChooseCards(prospects, as)

export const choosingForesights: Foresights<
  'choosePokemon' | 'chooseCards' | 'chooseAttached' | 'chooseNumber' | 'allCards' | 'allAttached' | 'randomCards'
> = {
  choosePokemon: { done: (prospects, { as }) => couldBeAmong(prospects, { eachChosen: as }).length > 0 },
  chooseCards: {
    done: choosesCards,
    isThere: (game, source, effect, text) => {
      const offered = offeredCards(game, { source, memory: NO_MEMORY }, effect).length
      return Math.min(offered, roomFor(game, source, effect, text)) >= (effect.min ?? 1)
    },
  },
  chooseAttached: {
    done: choosesCards,
    isThere: (game, source, effect) => {
      const cards = offeredAttached(game, { source, memory: NO_MEMORY }, effect)
      return effect.units === undefined
        ? cards.length >= (effect.min ?? 1)
        : cards.reduce((sum, card) => sum + unitsOf(game, card).length, 0) >= effect.units
    },
  },
  chooseNumber: { done: (prospects, { max }) => couldBeSome(prospects, max) },
  allCards: { done: choosesCards },
  allAttached: { done: choosesCards },
  randomCards: { done: choosesCards, hand: true },
}
