/** Invented Pokémon whose attacks do damage in many ways: to several targets, by coins, by counts, or ignoring Weakness. */
import type { PokemonDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const damagePokemon: readonly PokemonDefinition[] = [
  laboratoryPokemon({
    id: 'lab-15',
    name: 'Laboratory Ram',
    attacks: [
      { name: 'Crash', cost: [], damage: { base: 50 }, also: [{ to: 'thisPokemon', amount: 20 }] },
      {
        name: 'First Blow',
        cost: [],
        damage: {
          base: 20,
          sign: '+',
          terms: [{ amount: 30, if: { is: 'not', what: { is: 'damaged', pokemon: 'opponentActive' } } }],
        },
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-16',
    name: 'Laboratory Archer',
    attacks: [
      {
        name: 'Far Shot',
        cost: [],
        choose: [{ do: 'choosePokemon', as: 'target', from: { whose: 'opponent', where: 'Bench' } }],
        also: [{ to: { chosen: 'target' }, amount: 30 }],
      },
      {
        name: 'Two Arrows',
        cost: [],
        choose: [{ do: 'choosePokemon', as: 'targets', from: { whose: 'opponent' }, min: 2, max: 2 }],
        also: [{ to: { eachChosen: 'targets' }, amount: 20 }],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-17',
    name: 'Laboratory Sprinkler',
    types: ['Water'],
    attacks: [
      { name: 'Sprinkle', cost: [], damage: { base: 20 }, also: [{ to: 'eachOfOpponentBench', amount: 10 }] },
      {
        name: 'Flood',
        cost: [],
        also: [
          { to: 'eachOfOpponents', amount: 20 },
          { to: 'eachOfYourBench', amount: 10 },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-18',
    name: 'Laboratory Hail',
    attacks: [
      { name: 'Scatter', cost: [], after: [{ do: 'spreadCounters', among: { whose: 'opponent' }, counters: 4 }] },
      { name: 'Pelt', cost: [], after: [{ do: 'putCounters', on: 'opponentActive', counters: 3 }] },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-19',
    name: 'Laboratory Gambler',
    attacks: [
      {
        name: 'Long Odds',
        cost: [],
        damage: { base: 80 },
        require: [
          { do: 'flip', coins: 1 },
          { do: 'if', is: { is: 'anyTails' }, then: [{ do: 'doesNothing' }] },
        ],
      },
      {
        name: 'All or Nothing',
        cost: [],
        damage: { base: 10, sign: '+', coins: 2, terms: [{ amount: 90, if: { is: 'allHeads' } }] },
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-20',
    name: 'Laboratory Juggler',
    attacks: [
      {
        name: 'Keep Going',
        cost: [],
        damage: { base: 20, sign: '×', coins: 'untilTails', terms: [{ amount: 20, times: { count: 'heads' } }] },
      },
      {
        name: 'Three Balls',
        cost: [],
        damage: { base: 20, sign: '×', coins: 3, terms: [{ amount: 20, times: { count: 'heads' } }] },
      },
      {
        name: 'Lucky Throw',
        cost: [],
        damage: { base: 20, sign: '+', coins: 1, terms: [{ amount: 30, if: { is: 'heads' } }] },
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-21',
    name: 'Laboratory Runner',
    hp: 90,
    attacks: [
      {
        name: 'Tired Kick',
        cost: [],
        damage: {
          base: 60,
          sign: '−',
          terms: [{ amount: 10, times: { count: 'damageCountersOn', pokemon: 'thisPokemon' } }],
        },
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-22',
    name: 'Laboratory Needle',
    types: ['Fire'],
    attacks: [
      { name: 'Straight Through', cost: [], damage: { base: 30 }, unaffectedBy: ['Weakness', 'Resistance', 'effects'] },
      { name: 'Through Scales', cost: [], damage: { base: 30 }, unaffectedBy: ['Resistance'] },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-23',
    name: 'Laboratory Early Bird',
    attacks: [{ name: 'Head Start', cost: [], damage: { base: 10 }, onTheFirstTurn: true }],
  }),
  laboratoryPokemon({
    id: 'lab-24',
    name: 'Laboratory Abacus',
    attacks: [
      {
        name: 'Count Friends',
        cost: [],
        damage: {
          base: 10,
          sign: '+',
          terms: [{ amount: 10, times: { count: 'pokemonInPlay', of: { whose: 'you', where: 'Bench' } } }],
        },
      },
      {
        name: 'Count Energy',
        cost: [],
        damage: {
          base: 10,
          sign: '+',
          terms: [
            { amount: 20, times: { count: 'energyOn', pokemon: 'thisPokemon', type: 'Fire' } },
            { amount: 10, times: { count: 'energyOn', pokemon: 'opponentActive' } },
          ],
        },
      },
      {
        name: 'Count Cards',
        cost: [],
        damage: {
          base: 10,
          sign: '×',
          terms: [{ amount: 10, times: { count: 'cardsIn', whose: 'opponent', zone: 'hand' } }],
        },
      },
      {
        name: 'Count Prizes',
        cost: [],
        damage: {
          base: 20,
          sign: '+',
          terms: [{ amount: 60, if: { is: 'atLeast', what: { count: 'prizesTaken', whose: 'opponent' }, number: 3 } }],
        },
      },
    ],
  }),
]
