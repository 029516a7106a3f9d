/**
 * Invented Special Energy cards: with two units, with every type at once, with an effect of their own, or with Energy that depends on their
 * Pokémon; and a Pokémon that puts Pokémon of any stage onto the Bench.
 */

import type { CardDefinition, EnergyDefinition } from '../../model/cards.ts'
import { ENERGY_TYPES } from '../../model/energy.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const laboratoryEnergies: readonly EnergyDefinition[] = [
  {
    kind: 'Energy',
    id: 'lab-74',
    name: 'Laboratory Double Energy',
    basic: false,
    provides: [['Colorless'], ['Colorless']],
  },
  { kind: 'Energy', id: 'lab-75', name: 'Laboratory Any Energy', basic: false, provides: [ENERGY_TYPES] },
  {
    kind: 'Energy',
    id: 'lab-76',
    name: 'Laboratory Thick Energy',
    basic: false,
    provides: [['Colorless']],
    continuous: [
      { continuous: 'damageTaken', amount: -10, scope: { pokemon: 'thisPokemon' }, from: { whose: 'opponent' } },
    ],
  },
]

/** Energy cards whose Energy depends on their Pokémon, and a Pokémon that puts Pokémon of any stage onto the Bench. */
export const choosyEnergies: readonly CardDefinition[] = [
  {
    kind: 'Energy',
    id: 'lab-123',
    name: 'Laboratory Late Energy',
    basic: false,
    provides: [['Colorless']],
    instead: [
      {
        if: { is: 'like', pokemon: 'thisPokemon', filter: { fits: { stage: 'Stage 2' } } },
        provides: [ENERGY_TYPES, ENERGY_TYPES],
      },
      {
        if: {
          is: 'atLeast',
          what: { count: 'cardsOn', pokemon: 'thisPokemon', filter: { basicEnergy: false } },
          number: 2,
        },
        provides: [['Fire', 'Water']],
      },
    ],
  },
  {
    kind: 'Energy',
    id: 'lab-124',
    name: 'Laboratory Ancient Energy',
    basic: false,
    provides: [['Darkness'], ['Fighting']],
    onlyTo: { label: 'Ancient' },
  },
  laboratoryPokemon({
    id: 'lab-125',
    name: 'Laboratory Piper',
    attacks: [
      {
        name: 'Call of the Old',
        cost: [],
        after: [
          { do: 'chooseCards', as: 'called', whose: 'you', from: 'discard', filter: { kind: 'Pokemon' } },
          { do: 'move', cards: 'called', to: 'bench', anyStage: true },
        ],
      },
    ],
  }),
]
