/** Invented cards that count and compare: they exercise the counts and questions of the effect language. */
import type { PlayedTrainerDefinition, PokemonDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const countingPokemon: readonly PokemonDefinition[] = [
  laboratoryPokemon({
    id: 'lab-164',
    name: 'Laboratory Kiln',
    attacks: [
      {
        name: 'Overheat',
        cost: ['Fire', 'Colorless'],
        damage: {
          base: 20,
          sign: '+',
          terms: [
            {
              amount: 10,
              times: {
                count: 'atMost',
                of: {
                  count: 'minus',
                  from: { count: 'energyOn', pokemon: 'thisPokemon', type: 'Fire' },
                  less: { count: 'attackCost', type: 'Fire' },
                },
                most: {
                  count: 'minus',
                  from: { count: 'energyOn', pokemon: 'thisPokemon' },
                  less: { count: 'attackCost' },
                },
              },
            },
          ],
        },
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-86',
    name: 'Laboratory Slide Rule',
    labels: ['Ancient'],
    attacks: [
      {
        name: 'Sum',
        cost: [],
        damage: {
          base: 10,
          sign: '+',
          terms: [
            {
              amount: 10,
              times: { count: 'atMost', of: { count: 'pokemonInPlay', of: { whose: 'either' } }, most: 4 },
            },
            {
              amount: 20,
              if: {
                is: 'all',
                of: [
                  { is: 'like', pokemon: 'thisPokemon', filter: { energyAtLeast: 2 } },
                  { is: 'not', what: { is: 'stadiumInPlay' } },
                ],
              },
            },
          ],
        },
      },
      {
        name: 'Share',
        cost: [],
        also: [
          {
            to: { each: { whose: 'opponent', where: 'Bench', damaged: true } },
            amount: 10,
            times: { count: 'kindsOfEnergyOn', pokemon: 'eachOfYours' },
          },
        ],
        after: [
          { do: 'heal', pokemon: 'thisPokemon', damage: 10, times: { count: 'damageDone' } },
          {
            do: 'if',
            is: {
              is: 'any',
              of: [
                { is: 'firstTurn', whose: 'you' },
                { is: 'spent', whose: 'opponent', power: 'VSTAR' },
              ],
            },
            then: [{ do: 'heal', pokemon: 'eachOfYours', damage: 'all' }],
          },
        ],
      },
      {
        name: 'Times Table',
        cost: [],
        damage: {
          base: 10,
          sign: '×',
          terms: [
            { amount: 10, times: { count: 'times', of: { count: 'toolsOn', pokemon: 'eachOfYours' }, by: 2 } },
            {
              amount: 10,
              times: {
                count: 'plus',
                of: [
                  { count: 'typesOf', of: { whose: 'you' } },
                  { count: 'conditionsOn', pokemon: 'opponentActive' },
                ],
              },
            },
          ],
        },
      },
    ],
  }),
]

/** Pokémon whose attacks ask about past events. */
export const rememberingPokemon: readonly PokemonDefinition[] = [
  laboratoryPokemon({
    id: 'lab-97',
    name: 'Laboratory Archivist',
    attacks: [
      {
        name: 'Avenge',
        cost: [],
        damage: {
          base: 10,
          sign: '+',
          terms: [
            {
              amount: 40,
              if: { is: 'happened', what: 'knockedOut', when: 'opponentsLastTurn', whose: 'you', fatal: true },
            },
            { amount: 30, if: { is: 'happened', what: 'trainerPlayed', when: 'thisTurn', whose: 'you' } },
            {
              amount: 10,
              times: { count: 'happened', what: 'damaged', when: 'opponentsLastTurn', pokemon: 'thisPokemon' },
            },
          ],
        },
      },
      {
        name: 'Ambush',
        cost: [],
        require: [
          {
            do: 'if',
            is: {
              is: 'not',
              what: { is: 'happened', what: 'movedToActive', when: 'thisTurn', pokemon: 'thisPokemon' },
            },
            then: [{ do: 'doesNothing' }],
          },
        ],
        damage: {
          base: 40,
          sign: '+',
          terms: [
            {
              amount: 40,
              if: { is: 'happened', what: 'attackUsed', when: 'yourLastTurn', whose: 'you', attack: 'Avenge' },
            },
          ],
        },
      },
    ],
  }),
]

export const countingTrainers: readonly PlayedTrainerDefinition[] = [
  {
    kind: 'Trainer',
    trainer: 'Item',
    id: 'lab-87',
    name: 'Laboratory Refill',
    effect: [
      {
        do: 'draw',
        who: 'you',
        cards: { count: 'minus', from: 4, less: { count: 'cardsIn', whose: 'you', zone: 'hand' } },
      },
      {
        do: 'if',
        is: { is: 'wentFirst', whose: 'opponent' },
        then: [{ do: 'heal', pokemon: { each: { whose: 'you', fits: { label: 'Ancient' } } }, damage: 20 }],
      },
    ],
  },
]
