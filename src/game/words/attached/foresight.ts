/** Decides beforehand whether effects on attached cards could change anything. */
import { referredSet } from '../../board/references.ts'
import type { Foresights } from '../../effects/foresight.ts'
import { isPrevented } from '../../effects/prevention.ts'
import { couldBeAmong, couldChooseCards } from '../../effects/prospects.ts'
import { couldAttach } from '../../effects/wouldChange.ts'
import { NO_MEMORY } from '../../model/resolution.ts'
import { energyMeant } from './meaning.ts'

export const attachedForesights: Foresights<'attach' | 'discardAllEnergy' | 'discardTools'> = {
  attach: {
    could: (prospects, { cards, to }) =>
      couldBeAmong(prospects, to).some((target) => couldChooseCards(prospects, cards, couldAttach(prospects, target))),
  },
  discardAllEnergy: {
    could: (prospects, effect) =>
      couldBeAmong(prospects, effect.from).some(
        ({ pokemon }) => energyMeant(prospects.game, pokemon, effect).length > 0,
      ),
    isThere: (game, source, effect) =>
      referredSet(game, source, NO_MEMORY, effect.from).some(
        (one) => !isPrevented(game, source, one) && energyMeant(game, one.pokemon, effect).length > 0,
      ),
  },
  discardTools: {
    could: (prospects, { from }) => couldBeAmong(prospects, from).some(({ pokemon }) => pokemon.tools.length > 0),
  },
}
