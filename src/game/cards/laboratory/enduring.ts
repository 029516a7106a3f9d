/** Invented cards that survive attacks, return damage, or may be played on a first turn. */
import type { CardDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const enduringCards: readonly CardDefinition[] = [
  laboratoryPokemon({
    id: 'lab-144',
    name: 'Laboratory Boulder',
    abilities: [
      { name: 'Unbroken', continuous: [{ continuous: 'endures', scope: { pokemon: 'thisPokemon' } }] },
      {
        name: 'Thick Hide',
        continuous: [
          {
            continuous: 'preventDamage',
            scope: { pokemon: 'yours', where: 'Bench' },
            from: { whose: 'opponent' },
            atMost: 20,
          },
        ],
      },
    ],
    attacks: [
      {
        name: 'Bristle',
        cost: [],
        damage: { base: 10 },
        after: [
          {
            do: 'lasting',
            on: 'thisPokemon',
            effect: { lasting: 'returnsDamage', counters: 3 },
            during: 'opponentsNextTurn',
          },
        ],
      },
      {
        name: 'Mirror',
        cost: ['Colorless', 'Colorless'],
        after: [
          { do: 'lasting', on: 'thisPokemon', effect: { lasting: 'returnsDamage' }, during: 'opponentsNextTurn' },
          {
            do: 'lasting',
            on: 'thisPokemon',
            effect: { lasting: 'preventDamage', atLeast: 100 },
            during: 'opponentsNextTurn',
          },
        ],
      },
    ],
  }),
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-145',
    name: 'Laboratory Brace',
    continuous: [
      {
        continuous: 'endures',
        scope: { pokemon: 'thisPokemon' },
        from: { whose: 'opponent' },
        discards: true,
      },
    ],
  },
  laboratoryPokemon({
    id: 'lab-173',
    name: 'Laboratory Tumbler',
    abilities: [
      {
        name: 'Tumble',
        continuous: [
          { continuous: 'preventDamage', scope: { pokemon: 'thisPokemon', where: 'Active' }, onHeads: true },
        ],
      },
      {
        name: 'Land on Its Feet',
        continuous: [{ continuous: 'endures', scope: { pokemon: 'thisPokemon' }, onHeads: true }],
      },
    ],
    attacks: [
      {
        name: 'Somersault',
        cost: [],
        damage: { base: 20 },
        after: [
          {
            do: 'lasting',
            on: 'thisPokemon',
            effect: { lasting: 'preventDamage', onHeads: true },
            during: 'opponentsNextTurn',
          },
        ],
      },
    ],
  }),
  {
    kind: 'Trainer',
    trainer: 'Supporter',
    id: 'lab-146',
    name: 'Laboratory Head Start',
    onTheFirstTurn: true,
    effect: [{ do: 'draw', who: 'you', cards: 2 }],
  },
]
