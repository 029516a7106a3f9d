/**
 * Invented cards that take away the effects of other cards, or change the cost of an attack or the Prize cards for a
 * Knock Out.
 */
import type { CardDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const cardsWithoutEffect: readonly CardDefinition[] = [
  {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'lab-149',
    name: 'Laboratory Shielded Room',
    continuous: [
      { continuous: 'noToolEffects', scope: { pokemon: 'all' } },
      { continuous: 'plainSpecialEnergy', scope: { pokemon: 'all' } },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'lab-150',
    name: 'Laboratory Void',
    continuous: [{ continuous: 'lostWhenKnockedOut', scope: { pokemon: 'all' } }],
  },
  laboratoryPokemon({
    id: 'lab-151',
    name: 'Laboratory Bargain Hunter',
    abilities: [
      {
        name: 'Bargain',
        continuous: [
          {
            continuous: 'attackCostIs',
            cost: ['Colorless'],
            attack: 'Buy',
            scope: { pokemon: 'thisPokemon' },
            while: { is: 'stadiumInPlay' },
          },
        ],
      },
    ],
    attacks: [{ name: 'Buy', cost: ['Fire', 'Fire', 'Colorless'], damage: { base: 60 } }],
  }),
  {
    kind: 'Energy',
    id: 'lab-152',
    name: 'Laboratory Insured Energy',
    basic: false,
    provides: [['Fire'], ['Water']],
    continuous: [
      {
        continuous: 'prizesGiven',
        amount: -1,
        from: { whose: 'opponent' },
        oncePerGame: true,
        scope: { pokemon: 'thisPokemon' },
      },
      { continuous: 'hp', amount: 20, scope: { pokemon: 'thisPokemon' } },
    ],
  },
]
