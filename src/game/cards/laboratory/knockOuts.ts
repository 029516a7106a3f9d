/**
 * Invented cards that move damage counters, Knock Out Pokémon, or change the number of Prize cards for a Knock Out.
 */
import type { CardDefinition } from '../../model/cards.ts'
import { IT } from '../../model/triggers.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const knockOutCards: readonly CardDefinition[] = [
  laboratoryPokemon({
    id: 'lab-115',
    name: 'Laboratory Judge',
    abilities: [
      {
        name: 'Take Over',
        use: [
          { do: 'choosePokemon', as: 'giver', from: { whose: 'you', damaged: true, except: 'thisPokemon' } },
          { do: 'moveCounters', from: { chosen: 'giver' }, to: 'thisPokemon', counters: 1 },
        ],
      },
    ],
    attacks: [
      {
        name: 'Verdict',
        cost: [],
        after: [
          {
            do: 'if',
            is: { is: 'like', pokemon: 'opponentActive', filter: { countersAtLeast: 2 } },
            then: [{ do: 'knockOut', pokemon: 'opponentActive' }],
          },
        ],
      },
      {
        name: 'Hand Over',
        cost: [],
        after: [{ do: 'moveCounters', from: 'thisPokemon', to: 'opponentActive', counters: 'all' }],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-116',
    name: 'Laboratory Vice',
    abilities: [
      {
        name: 'Last Grip',
        triggers: [
          {
            on: 'knockedOut',
            by: 'opponent',
            if: {
              is: 'atLeast',
              what: { count: 'damageDone', to: 'thisPokemon' },
              number: { count: 'damageCountersOn', pokemon: 'thisPokemon' },
            },
            does: [{ do: 'putCounters', on: 'attacker', counters: 5 }],
          },
        ],
      },
    ],
    attacks: [
      {
        name: 'Squeeze',
        cost: [],
        after: [
          {
            do: 'putCounters',
            on: 'opponentActive',
            counters: { count: 'minus', from: { count: 'hpLeftOf', pokemon: 'opponentActive' }, less: 1 },
          },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-126',
    name: 'Laboratory Miser',
    abilities: [
      {
        name: 'Hoard',
        continuous: [
          { continuous: 'prizesGiven', amount: -1, from: { whose: 'opponent' }, scope: { pokemon: 'thisPokemon' } },
          {
            continuous: 'prizesWon',
            amount: 1,
            to: { whose: 'opponent', damaged: true },
            scope: { pokemon: 'thisPokemon' },
          },
        ],
      },
    ],
    attacks: [
      {
        name: 'Grab',
        cost: [],
        damage: { base: 50 },
        after: [
          { do: 'lasting', on: 'thisPokemon', effect: { lasting: 'prizesWon', amount: 1 }, during: 'thisTurn' },
          {
            do: 'lasting',
            on: 'opponentActive',
            effect: { lasting: 'prizesGiven', amount: 2 },
            during: 'yourNextTurn',
          },
        ],
      },
    ],
  }),
  {
    kind: 'Trainer',
    trainer: 'Tool',
    id: 'lab-127',
    name: 'Laboratory Keepsake',
    triggers: [
      {
        on: 'knockedOut',
        by: 'opponent',
        of: { whose: 'you', where: 'Active' },
        does: [
          {
            do: 'may',
            then: [
              { do: 'chooseAttached', as: 'left', on: { chosen: IT }, filter: { kind: 'Energy' } },
              { do: 'attach', cards: 'left', to: 'thisPokemon' },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: 'Trainer',
    trainer: 'Stadium',
    id: 'lab-128',
    name: 'Laboratory Toll Gate',
    triggers: [
      {
        on: 'attached',
        card: { kind: 'Energy' },
        of: { whose: 'either', fits: { stage: 'Basic' } },
        does: [{ do: 'putCounters', on: { chosen: IT }, counters: 2 }],
      },
      { on: 'benched', of: { whose: 'either' }, does: [{ do: 'putCounters', on: { chosen: IT }, counters: 1 }] },
    ],
  },
]
