/** The foresight of the words about attached cards. */
import { matches } from '../../board/cardFilter.ts'
import { asAttached } from '../../board/energy.ts'
import type { InPlay } from '../../board/pokemonInPlay.ts'
import { referredSet } from '../../board/references.ts'
import type { Foresights } from '../../effects/foresight.ts'
import { isPrevented } from '../../effects/prevention.ts'
import { couldBeAmong, couldChooseCards } from '../../effects/prospects.ts'
import { couldAttach } from '../../effects/wouldChange.ts'
import type { EffectNamed } from '../../model/effects.ts'
import type { Game } from '../../model/game.ts'
import { NO_MEMORY } from '../../model/resolution.ts'

const hasEnergy = (game: Game, { pokemon }: InPlay, { type }: EffectNamed<'discardAllEnergy'>): boolean => {
  const filter = type === undefined ? {} : { type }
  return pokemon.energy.some((card) => matches(asAttached(game, card), filter, game.ruleset))
}

export const attachedForesights: Foresights<'attach' | 'discardAllEnergy' | 'discardTools'> = {
  attach: {
    could: (prospects, { cards, to }) =>
      couldBeAmong(prospects, to).some((target) => couldChooseCards(prospects, cards, couldAttach(prospects, target))),
  },
  discardAllEnergy: {
    could: (prospects, effect) =>
      couldBeAmong(prospects, effect.from).some((one) => hasEnergy(prospects.game, one, effect)),
    isThere: (game, source, effect) =>
      referredSet(game, source, NO_MEMORY, effect.from).some(
        (one) => !isPrevented(game, source, one) && hasEnergy(game, one, effect),
      ),
  },
  discardTools: {
    could: (prospects, { from }) => couldBeAmong(prospects, from).some(({ pokemon }) => pokemon.tools.length > 0),
  },
}
