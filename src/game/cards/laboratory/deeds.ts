/** Laboratory cards about what nothing else shows: costs, Resistance and Special Conditions that do not count, what is printed on a Pokémon. */
import type { CardDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const deedCards: readonly CardDefinition[] = [
  {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'lab-113',
    name: 'Laboratory Greenhouse',
    continuous: [
      { continuous: 'noAttackCost', scope: { pokemon: 'all', fits: { type: 'Grass' }, damaged: true } },
      { continuous: 'noResistance', scope: { pokemon: 'all', fits: { stage: 'Basic' } } },
      { continuous: 'preventConditions', scope: { pokemon: 'all', withEnergy: { basicEnergy: false } } },
    ],
  },
  laboratoryPokemon({
    id: 'lab-114',
    name: 'Laboratory Sieve',
    attacks: [
      {
        name: 'Sift',
        cost: [],
        damage: {
          base: 20,
          sign: '+',
          terms: [
            { amount: 20, if: { is: 'fits', pokemon: 'opponentActive', filter: { kind: 'Pokemon', evolution: true } } },
          ],
        },
      },
    ],
  }),
]
