/** The Pokémon of the theme deck Cinderace (Sword & Shield base set). */
import type { PokemonDefinition } from '../../model/cards.ts'
import type { Program } from '../../model/effects.ts'

const attachFireFromDiscard: Program = [
  { do: 'chooseCards', as: 'energy', whose: 'you', from: 'discard', filter: { basicEnergy: true, type: 'Fire' } },
  { do: 'attach', cards: 'energy', to: 'thisPokemon' },
]

export const cinderacePokemon: readonly PokemonDefinition[] = [
  {
    kind: 'Pokemon',
    id: 'swsh1-36',
    name: 'Cinderace',
    stage: 'Stage 2',
    evolvesFrom: 'Raboot',
    fromBasic: 'Scorbunny',
    hp: 170,
    types: ['Fire'],
    weaknesses: [{ type: 'Water', operator: '×', amount: 2 }],
    retreatCost: 2,
    attacks: [
      { name: 'Flame Cloak', cost: ['Fire'], damage: { base: 40 }, after: attachFireFromDiscard },
      {
        name: 'Bright Flame',
        cost: ['Fire', 'Fire', 'Colorless'],
        damage: { base: 160 },
        after: [
          { do: 'flip', coins: 1 },
          {
            do: 'if',
            is: { is: 'anyTails' },
            then: [
              { do: 'chooseAttached', as: 'energy', on: 'thisPokemon', filter: { kind: 'Energy' }, units: 2 },
              { do: 'move', cards: 'energy', to: 'discard' },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: 'Pokemon',
    id: 'swsh1-33',
    name: 'Raboot',
    stage: 'Stage 1',
    evolvesFrom: 'Scorbunny',
    hp: 90,
    types: ['Fire'],
    weaknesses: [{ type: 'Water', operator: '×', amount: 2 }],
    retreatCost: 1,
    attacks: [
      { name: 'Kick', cost: ['Colorless'], damage: { base: 20 } },
      { name: 'Heat Blast', cost: ['Fire', 'Fire'], damage: { base: 50 } },
    ],
  },
  {
    kind: 'Pokemon',
    id: 'swsh1-31',
    name: 'Scorbunny',
    stage: 'Basic',
    hp: 70,
    types: ['Fire'],
    weaknesses: [{ type: 'Water', operator: '×', amount: 2 }],
    retreatCost: 1,
    attacks: [
      { name: 'Tackle', cost: ['Colorless'], damage: { base: 10 } },
      { name: 'Flare', cost: ['Fire', 'Colorless'], damage: { base: 20 } },
    ],
  },
  {
    kind: 'Pokemon',
    id: 'swsh1-23',
    name: 'Ninetales',
    stage: 'Stage 1',
    evolvesFrom: 'Vulpix',
    hp: 120,
    types: ['Fire'],
    weaknesses: [{ type: 'Water', operator: '×', amount: 2 }],
    retreatCost: 1,
    attacks: [
      { name: 'Flame Cloak', cost: ['Fire'], damage: { base: 30 }, after: attachFireFromDiscard },
      { name: 'Fire Mane', cost: ['Fire', 'Colorless'], damage: { base: 70 } },
    ],
  },
  {
    kind: 'Pokemon',
    id: 'swsh1-22',
    name: 'Vulpix',
    stage: 'Basic',
    hp: 70,
    types: ['Fire'],
    weaknesses: [{ type: 'Water', operator: '×', amount: 2 }],
    retreatCost: 1,
    attacks: [{ name: 'Flare', cost: ['Fire'], damage: { base: 20 } }],
  },
  {
    kind: 'Pokemon',
    id: 'swsh1-154',
    name: 'Dubwool',
    stage: 'Stage 1',
    evolvesFrom: 'Wooloo',
    hp: 130,
    types: ['Colorless'],
    weaknesses: [{ type: 'Fighting', operator: '×', amount: 2 }],
    retreatCost: 2,
    attacks: [
      {
        name: 'Cotton Guard',
        cost: ['Colorless'],
        damage: { base: 30 },
        after: [
          {
            do: 'lasting',
            on: 'thisPokemon',
            effect: { lasting: 'damageTaken', amount: -30 },
            during: 'opponentsNextTurn',
          },
        ],
      },
      {
        name: 'Double-Edge',
        cost: ['Colorless', 'Colorless', 'Colorless'],
        damage: { base: 120 },
        also: [{ to: 'thisPokemon', amount: 30 }],
      },
    ],
  },
  {
    kind: 'Pokemon',
    id: 'swsh1-153',
    name: 'Wooloo',
    stage: 'Basic',
    hp: 70,
    types: ['Colorless'],
    weaknesses: [{ type: 'Fighting', operator: '×', amount: 2 }],
    retreatCost: 1,
    attacks: [
      { name: 'Tackle', cost: ['Colorless'], damage: { base: 10 } },
      { name: 'Headbutt', cost: ['Colorless', 'Colorless', 'Colorless'], damage: { base: 50 } },
    ],
  },
  {
    kind: 'Pokemon',
    id: 'swsh1-149',
    name: 'Drampa',
    stage: 'Basic',
    hp: 130,
    types: ['Colorless'],
    weaknesses: [{ type: 'Fighting', operator: '×', amount: 2 }],
    retreatCost: 2,
    attacks: [
      {
        name: 'Dragon Pulse',
        cost: ['Colorless', 'Colorless'],
        damage: { base: 80 },
        after: [{ do: 'discardTop', whose: 'you', cards: 2 }],
      },
    ],
  },
  {
    kind: 'Pokemon',
    id: 'swsh1-100',
    name: 'Sudowoodo',
    stage: 'Basic',
    hp: 100,
    types: ['Fighting'],
    weaknesses: [{ type: 'Grass', operator: '×', amount: 2 }],
    retreatCost: 1,
    attacks: [
      { name: 'Double Draw', cost: ['Colorless'], after: [{ do: 'draw', who: 'you', cards: 2 }] },
      {
        name: 'Flail',
        cost: ['Colorless'],
        damage: {
          base: 10,
          sign: '×',
          terms: [{ amount: 10, times: { count: 'damageCountersOn', pokemon: 'thisPokemon' } }],
        },
      },
    ],
  },
]
