/**
 * Invented Pokémon without text: low HP, free attacks, an Evolution line, two types, a Weakness of each operator (× and +), a Resistance.
 */
import type { PokemonDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const plainPokemon: readonly PokemonDefinition[] = [
  laboratoryPokemon({
    id: 'lab-1',
    name: 'Laboratory Mouse',
    hp: 30,
    retreatCost: 0,
    attacks: [{ name: 'Nibble', cost: [], damage: { base: 10 } }],
  }),
  laboratoryPokemon({
    id: 'lab-2',
    name: 'Laboratory Rat',
    hp: 40,
    attacks: [{ name: 'Nip', cost: [], damage: { base: 20 } }],
  }),
  laboratoryPokemon({
    id: 'lab-3',
    name: 'Laboratory Tadpole',
    hp: 30,
    attacks: [{ name: 'Splatter', cost: [], damage: { base: 10 } }],
  }),
  laboratoryPokemon({
    id: 'lab-4',
    name: 'Laboratory Froglet',
    stage: 'Stage 1',
    evolvesFrom: 'Laboratory Tadpole',
    hp: 50,
    attacks: [{ name: 'Hop On', cost: ['Colorless'], damage: { base: 30 } }],
  }),
  laboratoryPokemon({
    id: 'lab-5',
    name: 'Laboratory Frog',
    stage: 'Stage 2',
    evolvesFrom: 'Laboratory Froglet',
    hp: 70,
    attacks: [{ name: 'Leap', cost: ['Colorless', 'Colorless'], damage: { base: 60 } }],
  }),
  laboratoryPokemon({
    id: 'lab-6',
    name: 'Laboratory Shield',
    types: ['Water'],
    hp: 120,
    weaknesses: [{ type: 'Grass', operator: '×', amount: 2 }],
    resistances: [{ type: 'Fire', amount: 30 }],
    retreatCost: 3,
    attacks: [{ name: 'Bump', cost: ['Water'], damage: { base: 30 } }],
  }),
  laboratoryPokemon({
    id: 'lab-7',
    name: 'Laboratory Prism',
    types: ['Fire', 'Water'],
    attacks: [{ name: 'Two Beams', cost: [], damage: { base: 40 } }],
  }),
  laboratoryPokemon({
    id: 'lab-8',
    name: 'Laboratory Straw',
    types: ['Grass'],
    hp: 100,
    weaknesses: [
      { type: 'Fire', operator: '+', amount: 20 },
      { type: 'Water', operator: '+', amount: 20 },
    ],
    attacks: [{ name: 'Tickle', cost: ['Grass'], damage: { base: 20 } }],
  }),
]
