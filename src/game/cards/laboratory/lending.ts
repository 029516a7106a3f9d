/** Invented Tools that lend their holder an attack, an Ability or a continuous effect, and an Item that has an Ability in play. */
import type { CardDefinition } from '../../model/cards.ts'

export const lendingCards: readonly CardDefinition[] = [
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-153',
    name: 'Laboratory Cannon',
    attacks: [{ name: 'Fire the Cannon', cost: ['Colorless'], damage: { base: 40 } }],
  },
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-154',
    name: 'Laboratory Wishing Lamp',
    abilities: [{ name: 'Wish', oncePerGame: 'VSTAR', use: [{ do: 'draw', who: 'you', cards: 2 }] }],
    usedBy: { kind: 'Pokemon', stage: 'Basic' },
  },
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'lab-155',
    name: 'Laboratory Shell',
    effect: [],
    asPokemon: {
      hp: 60,
      types: ['Colorless'],
      continuous: [{ continuous: 'cantRetreat', scope: { pokemon: 'thisPokemon' } }],
      abilities: [
        {
          name: 'Hard Shell',
          continuous: [{ continuous: 'damageTaken', amount: -20, scope: { pokemon: 'thisPokemon' } }],
        },
      ],
    },
  },
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-161',
    name: 'Laboratory Crane Link',
    continuous: [{ continuous: 'turnGoesOn', into: 'Laboratory Great Crane EX', scope: { pokemon: 'thisPokemon' } }],
  },
]
