/** Decides beforehand whether effects on Special Conditions could change anything. */
import { isAfflicted, isIn } from '../../board/specialConditions.ts'
import type { Foresights } from '../../effects/foresight.ts'
import { couldBeAmong } from '../../effects/prospects.ts'
import { isAlreadyIn } from '../../effects/wouldChange.ts'

export const conditionForesights: Foresights<'condition' | 'recover'> = {
  condition: {
    could: (prospects, effect) =>
      couldBeAmong(prospects, effect.pokemon).some(
        ({ place, pokemon }) => place === 'Active' && !isAlreadyIn(prospects.game, pokemon, effect),
      ),
  },
  recover: {
    could: (prospects, { pokemon: set, from }) =>
      couldBeAmong(prospects, set).some(({ pokemon }) =>
        from === undefined ? isAfflicted(pokemon) : isIn(pokemon, from),
      ),
  },
}
