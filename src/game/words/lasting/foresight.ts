/** Decides beforehand whether effects that last for a turn could change anything. */
import { pokemonDefinition } from '../../board/definitions.ts'
import { type Foresights, mayBeDone } from '../../effects/foresight.ts'
import { couldBeAmong } from '../../effects/prospects.ts'

export const lastingForesights: Foresights<'lasting' | 'lastingRule' | 'lockAttack'> = {
  lasting: { could: (prospects, { on }) => couldBeAmong(prospects, on).length > 0 },
  lastingRule: { could: mayBeDone },
  lockAttack: {
    could: (prospects, { on }) =>
      couldBeAmong(prospects, on).some(({ pokemon }) => pokemonDefinition(prospects.game, pokemon).attacks.length > 0),
  },
}
