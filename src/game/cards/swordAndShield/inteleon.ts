/** The Pokémon of the theme deck Inteleon (Sword & Shield base set). */
import type { PokemonDefinition } from '../../model/cards.ts'

export const inteleonPokemon: readonly PokemonDefinition[] = [
  {
    kind: 'Pokemon',
    id: 'swsh1-59',
    name: 'Inteleon',
    stage: 'Stage 2',
    evolvesFrom: 'Drizzile',
    fromBasic: 'Sobble',
    hp: 160,
    types: ['Water'],
    weaknesses: [{ type: 'Lightning', operator: '×', amount: 2 }],
    retreatCost: 1,
    attacks: [
      {
        name: 'Silent Shot',
        cost: ['Colorless'],
        damage: { base: 40 },
        after: [
          { do: 'randomCards', as: 'random', whose: 'opponent', cards: 1 },
          { do: 'move', cards: 'random', to: 'discard' },
        ],
      },
      {
        name: 'Hydro Snipe',
        cost: ['Water', 'Colorless'],
        damage: { base: 100 },
        after: [
          {
            do: 'may',
            then: [
              { do: 'chooseAttached', as: 'energy', on: 'opponentActive', filter: { kind: 'Energy' } },
              { do: 'move', cards: 'energy', to: 'hand' },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: 'Pokemon',
    id: 'swsh1-57',
    name: 'Drizzile',
    stage: 'Stage 1',
    evolvesFrom: 'Sobble',
    hp: 90,
    types: ['Water'],
    weaknesses: [{ type: 'Lightning', operator: '×', amount: 2 }],
    retreatCost: 1,
    attacks: [
      { name: 'Rain Splash', cost: ['Water'], damage: { base: 30 } },
      { name: 'Wave Splash', cost: ['Water', 'Colorless'], damage: { base: 40 } },
    ],
  },
  {
    kind: 'Pokemon',
    id: 'swsh1-55',
    name: 'Sobble',
    stage: 'Basic',
    hp: 70,
    types: ['Water'],
    weaknesses: [{ type: 'Lightning', operator: '×', amount: 2 }],
    retreatCost: 1,
    attacks: [
      { name: 'Pound', cost: ['Colorless'], damage: { base: 10 } },
      { name: 'Water Gun', cost: ['Water', 'Colorless'], damage: { base: 20 } },
    ],
  },
  {
    kind: 'Pokemon',
    id: 'swsh1-61',
    name: 'Drednaw',
    stage: 'Stage 1',
    evolvesFrom: 'Chewtle',
    hp: 130,
    types: ['Water'],
    weaknesses: [{ type: 'Lightning', operator: '×', amount: 2 }],
    retreatCost: 3,
    attacks: [
      {
        name: 'Vise Bite',
        cost: ['Water', 'Colorless', 'Colorless'],
        damage: {
          base: 60,
          sign: '+',
          terms: [{ amount: 30, times: { count: 'retreatCostOf', pokemon: 'opponentActive' } }],
        },
      },
      {
        name: 'Jaw Lock',
        cost: ['Water', 'Colorless', 'Colorless', 'Colorless'],
        damage: { base: 130 },
        after: [
          { do: 'lasting', on: 'opponentActive', effect: { lasting: 'cantRetreat' }, during: 'opponentsNextTurn' },
        ],
      },
    ],
  },
  {
    kind: 'Pokemon',
    id: 'swsh1-60',
    name: 'Chewtle',
    stage: 'Basic',
    hp: 80,
    types: ['Water'],
    weaknesses: [{ type: 'Lightning', operator: '×', amount: 2 }],
    retreatCost: 2,
    attacks: [
      { name: 'Bite', cost: ['Colorless', 'Colorless'], damage: { base: 30 } },
      { name: 'Water Gun', cost: ['Water', 'Colorless', 'Colorless'], damage: { base: 50 } },
    ],
  },
  {
    kind: 'Pokemon',
    id: 'swsh1-44',
    name: 'Kingler',
    stage: 'Stage 1',
    evolvesFrom: 'Krabby',
    hp: 130,
    types: ['Water'],
    weaknesses: [{ type: 'Lightning', operator: '×', amount: 2 }],
    retreatCost: 2,
    attacks: [
      {
        name: 'Heavy Pincers',
        cost: ['Water'],
        damage: { base: 40 },
        after: [{ do: 'discardTop', whose: 'opponent', cards: 1 }],
      },
      {
        name: 'Claw Rend',
        cost: ['Water', 'Colorless', 'Colorless'],
        damage: { base: 90, sign: '+', terms: [{ amount: 60, if: { is: 'damaged', pokemon: 'opponentActive' } }] },
      },
    ],
  },
  {
    kind: 'Pokemon',
    id: 'swsh1-43',
    name: 'Krabby',
    stage: 'Basic',
    hp: 80,
    types: ['Water'],
    weaknesses: [{ type: 'Lightning', operator: '×', amount: 2 }],
    retreatCost: 2,
    attacks: [
      {
        name: 'Super Slice',
        cost: ['Colorless', 'Colorless'],
        damage: { base: 120 },
        require: [
          { do: 'flip', coins: 2 },
          { do: 'if', is: { is: 'anyTails' }, then: [{ do: 'doesNothing' }] },
        ],
      },
    ],
  },
  {
    kind: 'Pokemon',
    id: 'swsh1-62',
    name: 'Cramorant',
    stage: 'Basic',
    hp: 110,
    types: ['Water'],
    weaknesses: [{ type: 'Lightning', operator: '×', amount: 2 }],
    retreatCost: 1,
    attacks: [
      {
        name: 'Water Arrow',
        cost: ['Water'],
        choose: [{ do: 'choosePokemon', as: 'target', from: { whose: 'opponent' } }],
        also: [{ to: { chosen: 'target' }, amount: 20 }],
      },
      { name: 'Water Gun', cost: ['Water', 'Water'], damage: { base: 50 } },
    ],
  },
  {
    kind: 'Pokemon',
    id: 'swsh1-52',
    name: 'Mantine',
    stage: 'Basic',
    hp: 110,
    types: ['Water'],
    weaknesses: [{ type: 'Lightning', operator: '×', amount: 2 }],
    retreatCost: 1,
    attacks: [
      {
        name: 'Water Reserve',
        cost: ['Water'],
        after: [
          {
            do: 'chooseCards',
            as: 'energy',
            whose: 'you',
            from: 'deck',
            filter: { basicEnergy: true, type: 'Water' },
            max: 3,
          },
          { do: 'reveal', cards: 'energy' },
          { do: 'move', cards: 'energy', to: 'hand' },
          { do: 'shuffleDeck', whose: 'you' },
        ],
      },
      { name: 'Wave Splash', cost: ['Water', 'Water'], damage: { base: 60 } },
    ],
  },
]
