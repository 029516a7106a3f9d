/**
 * Invented cards that change types, Weakness, Special Conditions and the size of Benches, or are protected from
 * Abilities.
 */
import type { CardDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const changingCards: readonly CardDefinition[] = [
  laboratoryPokemon({
    id: 'lab-138',
    name: 'Laboratory Chameleon',
    weaknesses: [{ type: 'Fire', operator: '×', amount: 2 }],
    abilities: [
      {
        name: 'Many Coats',
        continuous: [
          { continuous: 'types', types: ['Fire'], besides: true, scope: { pokemon: 'thisPokemon' } },
          { continuous: 'types', types: ['Water'], scope: { pokemon: 'opponents', where: 'Active' } },
        ],
      },
    ],
    attacks: [
      {
        name: 'Repaint',
        cost: [],
        damage: { base: 20 },
        after: [
          {
            do: 'lasting',
            on: 'opponentActive',
            effect: { lasting: 'weaknessTo', type: 'Colorless' },
            during: 'yourNextTurn',
          },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-139',
    name: 'Laboratory Swamp',
    abilities: [
      {
        name: 'Deep Mud',
        continuous: [
          {
            continuous: 'conditionCounters',
            condition: 'Poisoned',
            amount: 1,
            scope: { pokemon: 'opponents' },
          },
          { continuous: 'sleepCoins', coins: 2, scope: { pokemon: 'opponents' } },
          {
            continuous: 'benchLimit',
            limit: 3,
            whose: 'opponent',
            while: { is: 'active', pokemon: 'thisPokemon' },
          },
        ],
      },
    ],
    attacks: [
      {
        name: 'Lull',
        cost: [],
        after: [
          { do: 'condition', pokemon: 'opponentActive', condition: 'Poisoned' },
          { do: 'condition', pokemon: 'opponentActive', condition: 'Asleep' },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-140',
    name: 'Laboratory Cloak',
    weaknesses: [{ type: 'Grass', operator: '×', amount: 2 }],
    abilities: [
      {
        name: 'Closed Eyes',
        continuous: [
          {
            continuous: 'preventEffects',
            of: 'Abilities',
            from: { whose: 'opponent' },
            scope: { pokemon: 'thisPokemon' },
          },
          { continuous: 'weaknessTimes', factor: 3, scope: { pokemon: 'all' } },
        ],
      },
    ],
    attacks: [{ name: 'Glide', cost: ['Colorless'], damage: { base: 30 } }],
  }),
  {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'lab-141',
    name: 'Laboratory Ballroom',
    continuous: [{ continuous: 'benchLimit', limit: 8 }],
  },
]
