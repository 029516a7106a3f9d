/**
 * Invented Items that are put onto the Bench as if they were Basic Pokémon (T2D.9), and a Pokémon that evolves from
 * one of them.
 */
import type { CardDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const fossilCards: readonly CardDefinition[] = [
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'lab-142',
    name: 'Laboratory Fossil',
    effect: [],
    asPokemon: {
      hp: 60,
      types: ['Colorless'],
      continuous: [
        { continuous: 'cantRetreat', scope: { pokemon: 'thisPokemon' } },
        { continuous: 'preventConditions', scope: { pokemon: 'thisPokemon' } },
      ],
    },
  },
  laboratoryPokemon({
    id: 'lab-143',
    name: 'Laboratory Trilobite',
    stage: 'Stage 1',
    evolvesFrom: 'Laboratory Fossil',
    hp: 100,
    attacks: [{ name: 'Unroll', cost: [], damage: { base: 30 } }],
  }),
]
