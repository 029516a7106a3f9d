/** Invented Pokémon whose attacks switch or heal Pokémon, or discard, search for or move cards. */
import type { PokemonDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

export const movementPokemon: readonly PokemonDefinition[] = [
  laboratoryPokemon({
    id: 'lab-31',
    name: 'Laboratory Crowbar',
    attacks: [
      {
        name: 'Pry Off',
        cost: [],
        damage: { base: 30 },
        before: [{ do: 'discardTools', from: 'opponentActive' }],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-32',
    name: 'Laboratory Angler',
    attacks: [
      {
        name: 'Reel In',
        cost: [],
        after: [
          { do: 'choosePokemon', as: 'catch', from: { whose: 'opponent', where: 'Bench' } },
          { do: 'switch', who: 'opponent', with: 'catch' },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-33',
    name: 'Laboratory Fan',
    attacks: [
      {
        name: 'Blow Away',
        cost: [],
        damage: { base: 30 },
        after: [
          { do: 'choosePokemon', as: 'next', from: { whose: 'opponent', where: 'Bench' }, by: 'opponent' },
          { do: 'switch', who: 'opponent', with: 'next', out: true },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-34',
    name: 'Laboratory Flea',
    attacks: [
      {
        name: 'Bite and Run',
        cost: [],
        damage: { base: 30 },
        after: [
          { do: 'choosePokemon', as: 'next', from: { whose: 'you', where: 'Bench' } },
          { do: 'switch', who: 'you', with: 'next' },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-35',
    name: 'Laboratory Vacuum',
    attacks: [
      {
        name: 'Suck Up',
        cost: [],
        after: [
          { do: 'flip', coins: 1 },
          { do: 'if', is: { is: 'heads' }, then: [{ do: 'leavePlay', pokemon: 'opponentActive', to: 'deck' }] },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-36',
    name: 'Laboratory Medic',
    attacks: [
      { name: 'Round', cost: [], after: [{ do: 'heal', pokemon: 'eachOfYours', damage: 20 }] },
      {
        name: 'Patch Up',
        cost: [],
        damage: { base: 20 },
        after: [
          { do: 'heal', pokemon: 'thisPokemon', damage: 30 },
          { do: 'recover', pokemon: 'thisPokemon' },
        ],
      },
      {
        name: 'Clean Air',
        cost: [],
        after: [{ do: 'recover', pokemon: 'yourActive', from: 'Poisoned' }],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-37',
    name: 'Laboratory Furnace',
    types: ['Fire'],
    attacks: [
      {
        name: 'Fuel',
        cost: ['Fire'],
        damage: { base: 60 },
        after: [
          { do: 'chooseAttached', as: 'energy', on: 'thisPokemon', filter: { kind: 'Energy' } },
          { do: 'move', cards: 'energy', to: 'discard' },
        ],
      },
      {
        name: 'Burn Out',
        cost: ['Fire', 'Fire'],
        damage: { base: 130 },
        after: [{ do: 'discardAllEnergy', from: 'thisPokemon', type: 'Fire' }],
      },
      {
        name: 'Stoke',
        cost: [],
        damage: { base: 30, sign: '×', terms: [{ amount: 30, times: { count: 'cardsChosen', named: 'fuel' } }] },
        require: [
          { do: 'chooseCards', as: 'fuel', whose: 'you', from: 'hand', filter: { kind: 'Energy' }, min: 0, max: 3 },
          { do: 'move', cards: 'fuel', to: 'discard' },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-38',
    name: 'Laboratory Beacon',
    attacks: [
      {
        name: 'Gather',
        cost: [],
        after: [
          {
            do: 'chooseCards',
            as: 'friends',
            whose: 'you',
            from: 'deck',
            filter: { kind: 'Pokemon', stage: 'Basic' },
            max: 2,
          },
          { do: 'move', cards: 'friends', to: 'bench' },
          { do: 'shuffleDeck', whose: 'you' },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-39',
    name: 'Laboratory Magpie',
    attacks: [
      {
        name: 'Snatch',
        cost: [],
        damage: { base: 10 },
        after: [
          { do: 'randomCards', as: 'random', whose: 'opponent', cards: 1 },
          { do: 'move', cards: 'random', to: 'discard' },
          { do: 'revealHand', whose: 'opponent' },
        ],
      },
      {
        name: 'Bargain',
        cost: [],
        after: [
          { do: 'chooseCards', as: 'price', whose: 'opponent', from: 'hand', filter: {}, by: 'opponent' },
          { do: 'move', cards: 'price', to: 'deckBottom' },
          { do: 'if', is: { is: 'done' }, then: [{ do: 'draw', who: 'opponent', cards: 1 }] },
        ],
      },
      {
        name: 'Windfall',
        cost: [],
        after: [
          { do: 'flip', coins: 3 },
          { do: 'forEach', times: { count: 'heads' }, then: [{ do: 'draw', who: 'you', cards: 1 }] },
          { do: 'forEach', times: { count: 'tails' }, then: [{ do: 'discardTop', whose: 'you', cards: 1 }] },
        ],
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-40',
    name: 'Laboratory Drain',
    attacks: [
      {
        name: 'Gone for Good',
        cost: [],
        after: [
          { do: 'lookAtTop', whose: 'opponent', cards: 3 },
          { do: 'chooseCards', as: 'lost', whose: 'opponent', from: 'lookedAt', filter: {} },
          { do: 'move', cards: 'lost', to: 'lostZone' },
          { do: 'shuffleDeck', whose: 'opponent' },
        ],
      },
      {
        name: 'Top Up',
        cost: [],
        after: [
          { do: 'chooseCards', as: 'kept', whose: 'you', from: 'discard', filter: { kind: 'Trainer' } },
          { do: 'move', cards: 'kept', to: 'deckTop' },
        ],
      },
      {
        name: 'Drip',
        cost: [],
        after: [
          { do: 'flipUntilTails' },
          { do: 'forEach', times: { count: 'heads' }, then: [{ do: 'discardTop', whose: 'opponent', cards: 1 }] },
        ],
      },
    ],
  }),
]
