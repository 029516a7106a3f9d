/** Invented Pokémon whose attacks leave effects for a turn. */
import type { PokemonDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const turnPokemon: readonly PokemonDefinition[] = [
  laboratoryPokemon({
    id: 'lab-25',
    name: 'Laboratory Fogger',
    attacks: [
      {
        name: 'Fog',
        cost: [],
        damage: { base: 10 },
        after: [
          { do: 'lasting', on: 'opponentActive', effect: { lasting: 'attackMayFail' }, during: 'opponentsNextTurn' },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-26',
    name: 'Laboratory Spring',
    attacks: [
      {
        name: 'Wind Up',
        cost: [],
        after: [
          { do: 'lasting', on: 'thisPokemon', effect: { lasting: 'damageDealt', amount: 40 }, during: 'yourNextTurn' },
        ],
      },
      { name: 'Unwind', cost: [], damage: { base: 20 } },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-27',
    name: 'Laboratory Tortoise',
    attacks: [
      {
        name: 'Duck',
        cost: [],
        damage: { base: 20 },
        after: [
          {
            do: 'lasting',
            on: 'thisPokemon',
            effect: { lasting: 'damageTaken', amount: -20 },
            during: 'opponentsNextTurn',
          },
        ],
      },
      {
        name: 'Hide',
        cost: [],
        after: [
          { do: 'flip', coins: 1 },
          {
            do: 'if',
            is: { is: 'heads' },
            then: [
              { do: 'lasting', on: 'thisPokemon', effect: { lasting: 'preventDamage' }, during: 'opponentsNextTurn' },
              { do: 'lasting', on: 'thisPokemon', effect: { lasting: 'preventEffects' }, during: 'opponentsNextTurn' },
            ],
          },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-28',
    name: 'Laboratory Ox',
    hp: 110,
    attacks: [
      {
        name: 'Heave',
        cost: [],
        damage: { base: 120 },
        after: [{ do: 'lasting', on: 'thisPokemon', effect: { lasting: 'cantAttack' }, during: 'yourNextTurn' }],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-29',
    name: 'Laboratory Pendulum',
    hp: 80,
    attacks: [
      {
        name: 'Full Swing',
        cost: [],
        damage: { base: 90 },
        after: [
          {
            do: 'lasting',
            on: 'thisPokemon',
            effect: { lasting: 'cantUseAttack', attack: 'Full Swing' },
            during: 'yourNextTurn',
          },
        ],
      },
      { name: 'Half Swing', cost: [], damage: { base: 20 } },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-30',
    name: 'Laboratory Tar',
    attacks: [
      {
        name: 'Stick',
        cost: [],
        damage: { base: 10 },
        after: [
          { do: 'lasting', on: 'opponentActive', effect: { lasting: 'cantRetreat' }, during: 'opponentsNextTurn' },
        ],
      },
      {
        name: 'Weaken',
        cost: [],
        damage: { base: 10 },
        after: [
          {
            do: 'lasting',
            on: 'opponentActive',
            effect: { lasting: 'damageDealt', amount: -20 },
            during: 'opponentsNextTurn',
          },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-163',
    name: 'Laboratory Blank',
    attacks: [
      {
        name: 'Forget',
        cost: [],
        damage: { base: 10 },
        after: [{ do: 'lockAttack', on: 'opponentActive', during: 'opponentsNextTurn' }],
      },
    ],
  }),
]
