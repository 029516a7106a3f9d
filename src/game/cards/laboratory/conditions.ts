/** Invented Pokémon whose attacks inflict Special Conditions. */
import type { PokemonDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const conditionPokemon: readonly PokemonDefinition[] = [
  laboratoryPokemon({
    id: 'lab-9',
    name: 'Laboratory Sleeper',
    attacks: [
      { name: 'Yawn', cost: [], after: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Asleep' }] },
      {
        name: 'Deep Rest',
        cost: [],
        after: [
          { do: 'condition', pokemon: 'thisPokemon', condition: 'Asleep' },
          { do: 'heal', pokemon: 'thisPokemon', damage: 40 },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-10',
    name: 'Laboratory Burner',
    types: ['Fire'],
    attacks: [
      {
        name: 'Scorch',
        cost: [],
        damage: { base: 10 },
        after: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Burned' }],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-11',
    name: 'Laboratory Spinner',
    attacks: [
      {
        name: 'Whirl',
        cost: [],
        damage: { base: 10 },
        after: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Confused' }],
      },
      {
        name: 'Giddy Whirl',
        cost: [],
        damage: { base: 60 },
        after: [{ do: 'condition', pokemon: 'thisPokemon', condition: 'Confused' }],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-12',
    name: 'Laboratory Stunner',
    attacks: [
      {
        name: 'Jolt',
        cost: [],
        damage: { base: 10 },
        after: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Paralyzed' }],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-13',
    name: 'Laboratory Nettle',
    types: ['Grass'],
    attacks: [
      { name: 'Prick', cost: [], after: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Poisoned' }] },
      {
        name: 'Rub In',
        cost: [],
        damage: {
          base: 10,
          sign: '+',
          terms: [{ amount: 50, if: { is: 'inCondition', pokemon: 'opponentActive', condition: 'Poisoned' } }],
        },
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-14',
    name: 'Laboratory Hemlock',
    types: ['Grass'],
    attacks: [
      {
        name: 'Strong Dose',
        cost: [],
        after: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Poisoned', counters: 2 }],
      },
      {
        name: 'Bad Mixture',
        cost: [],
        after: [
          { do: 'condition', pokemon: 'opponentActive', condition: 'Poisoned' },
          { do: 'condition', pokemon: 'opponentActive', condition: 'Burned' },
          { do: 'condition', pokemon: 'opponentActive', condition: 'Asleep' },
        ],
      },
    ],
  }),
]
