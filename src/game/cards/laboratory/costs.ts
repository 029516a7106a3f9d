/**
 * Invented cards with conditions and costs: "only if", costs that must be paid in full, a limit of one Ability with the same name a turn,
 * and "your turn ends".
 */
import type { CardDefinition } from '../../model/cards.ts'
import { laboratoryPokemon } from './pokemon.ts'

const trainer = { kind: 'Trainer' } as const

export const cardsWithCosts: readonly CardDefinition[] = [
  {
    ...trainer,
    trainer: 'Item',
    id: 'lab-88',
    name: 'Laboratory Press',
    cost: [
      { do: 'chooseCards', as: 'price', whose: 'you', from: 'hand', filter: {}, min: 2 },
      { do: 'move', cards: 'price', to: 'discard' },
    ],
    effect: [
      { do: 'chooseCards', as: 'found', whose: 'you', from: 'deck', filter: { kind: 'Pokemon' } },
      { do: 'reveal', cards: 'found' },
      { do: 'move', cards: 'found', to: 'hand' },
      { do: 'shuffleDeck', whose: 'you' },
    ],
  },
  {
    ...trainer,
    trainer: 'Supporter',
    id: 'lab-89',
    name: 'Laboratory Auditor',
    only: { is: 'atLeast', what: { count: 'cardsIn', whose: 'opponent', zone: 'hand' }, number: 5 },
    effect: [{ do: 'draw', who: 'you', cards: 3 }],
  },
  {
    ...trainer,
    trainer: 'Item',
    id: 'lab-90',
    name: 'Laboratory Audit',
    only: { is: 'atLeast', what: { count: 'cardsIn', whose: 'opponent', zone: 'hand' }, number: 5 },
    effect: [{ do: 'draw', who: 'you', cards: 1 }],
  },
  {
    ...trainer,
    trainer: 'Supporter',
    id: 'lab-91',
    name: 'Laboratory Toll',
    cost: [
      { do: 'chooseCards', as: 'toll', whose: 'you', from: 'hand', filter: {} },
      { do: 'move', cards: 'toll', to: 'deckBottom' },
    ],
    effect: [{ do: 'draw', who: 'you', cards: 3 }],
  },
  laboratoryPokemon({
    id: 'lab-92',
    name: 'Laboratory Kettle',
    abilities: [
      {
        name: 'Boil Over',
        only: { is: 'active', pokemon: 'thisPokemon' },
        cost: [
          { do: 'chooseAttached', as: 'fuel', on: 'thisPokemon', filter: { kind: 'Energy' }, units: 2 },
          { do: 'move', cards: 'fuel', to: 'discard' },
        ],
        limit: 'oncePerTurn',
        use: [
          {
            do: 'forEach',
            times: { count: 'cardsChosen', named: 'fuel' },
            then: [{ do: 'draw', who: 'you', cards: 2 }],
          },
        ],
      },
    ],
    attacks: [
      {
        name: 'Scald',
        cost: [],
        only: { is: 'damaged', pokemon: 'opponentActive' },
        damage: { base: 60 },
      },
    ],
  }),
  laboratoryPokemon({
    id: 'lab-93',
    name: 'Laboratory Bell',
    abilities: [
      { name: 'Last Call', limit: 'onePerTurn', use: [{ do: 'draw', who: 'you', cards: 2 }] },
      { name: 'Closing Time', use: [{ do: 'draw', who: 'you', cards: 3 }, { do: 'endTurn' }] },
    ],
    attacks: [{ name: 'Ring', cost: [], damage: { base: 10 } }],
  }),
]
