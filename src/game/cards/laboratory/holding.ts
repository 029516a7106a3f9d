/** Invented cards with conditional continuous effects: on Abilities, costs of attacks and Weakness. */
import type { CardDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const holdingCards: readonly CardDefinition[] = [
  {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'lab-108',
    name: 'Laboratory Fog',
    continuous: [{ continuous: 'noAbilities', scope: { pokemon: 'all' } }],
  },
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-109',
    name: 'Laboratory Lever',
    continuous: [
      { continuous: 'attackCost', amount: -1, scope: { pokemon: 'thisPokemon' } },
      { continuous: 'noWeakness', scope: { pokemon: 'thisPokemon', damaged: false } },
    ],
  },
  laboratoryPokemon({
    id: 'lab-110',
    name: 'Laboratory Scarecrow',
    abilities: [
      {
        name: 'Stern Look',
        continuous: [
          {
            continuous: 'attackCost',
            amount: 1,
            scope: { pokemon: 'opponents', where: 'Active' },
            while: { is: 'active', pokemon: 'thisPokemon' },
          },
          { continuous: 'cantBeHealed', scope: { pokemon: 'opponents', damaged: true } },
        ],
      },
    ],
    attacks: [
      {
        name: 'Silence',
        cost: [],
        damage: { base: 10 },
        after: [
          { do: 'lasting', on: 'opponentActive', effect: { lasting: 'noAbilities' }, during: 'opponentsNextTurn' },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-162',
    name: 'Laboratory Drill',
    abilities: [
      {
        name: 'Straight Through',
        continuous: [{ continuous: 'damageUnaffected', by: 'Resistance', scope: { pokemon: 'thisPokemon' } }],
      },
    ],
    attacks: [
      {
        name: 'Bore',
        cost: [],
        damage: { base: 20 },
        after: [
          {
            do: 'lasting',
            on: 'thisPokemon',
            effect: { lasting: 'damageUnaffected', by: 'effects' },
            during: 'yourNextTurn',
          },
        ],
      },
    ],
  }),
]
