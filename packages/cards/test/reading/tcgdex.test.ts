/** Cards in the form of TCGdex are read as the same cards as in the form of pokemon-tcg-data. The card is our own. */
import { expect, test } from 'vitest'
import { readCards } from '../../src/reading/index.ts'

const theirs = {
  id: 'sv03.5-006',
  localId: '006',
  name: 'Paper Fox',
  category: 'Pokemon',
  stage: 'Stage1',
  evolveFrom: 'Paper Kit',
  hp: 110,
  types: ['Fire'],
  attacks: [
    { name: 'Fold', cost: ['Fire', 'Colorless'], effect: 'Discard a {R} Energy from this Pokémon.', damage: 90 },
    { name: 'Crease', cost: [], effect: 'Flip a coin. If heads, this attack does 30 more damage.', damage: '20+' },
  ],
  weaknesses: [{ type: 'Water', value: '×2' }],
  resistances: [{ type: 'Metal', value: '-30' }],
  retreat: 2,
  set: { id: 'sv03.5' },
}

const ours = {
  id: 'sv3pt5-6',
  name: 'Paper Fox',
  supertype: 'Pokémon',
  subtypes: ['Stage 1'],
  evolvesFrom: 'Paper Kit',
  hp: '110',
  types: ['Fire'],
  attacks: [
    { name: 'Fold', cost: ['Fire', 'Colorless'], text: 'Discard a Fire Energy from this Pokémon.', damage: '90' },
    { name: 'Crease', cost: [], text: 'Flip a coin. If heads, this attack does 30 more damage.', damage: '20+' },
  ],
  weaknesses: [{ type: 'Water', value: '×2' }],
  resistances: [{ type: 'Metal', value: '-30' }],
  retreatCost: ['Colorless', 'Colorless'],
}

test('a Pokémon', () => {
  const read = readCards([theirs])
  expect(read.problems).toEqual([])
  expect(read).toEqual(readCards([ours]))
  expect(read.cards[0]?.texts.flatMap(({ unread }) => unread)).toEqual([])
})

test.each([
  [{ trainerType: 'Item', category: 'Trainer', effect: 'Draw 2 cards.' }, { trainer: 'Item' }],
  [{ trainerType: 'Supporter', category: 'Trainer', effect: 'Draw 2 cards.' }, { trainer: 'Supporter' }],
  [
    { trainerType: 'Tool', category: 'Trainer', effect: 'The Pokémon this card is attached to has no Retreat Cost.' },
    { trainer: 'Tool' },
  ],
  [
    { energyType: 'Normal', category: 'Energy', name: 'Basic Fire Energy' },
    { kind: 'Energy', basic: true },
  ],
  [
    { stage: 'VMAX', evolveFrom: 'Thing V', suffix: 'V', category: 'Pokemon', hp: 300, types: ['Fire'] },
    { stage: 'VMAX', prizes: 3 },
  ],
  [
    {
      name: 'Thing VSTAR',
      stage: 'VSTAR',
      evolveFrom: 'Thing V',
      suffix: 'V',
      category: 'Pokemon',
      hp: 280,
      types: ['Fire'],
    },
    { stage: 'VSTAR', prizes: 2, rules: ['VSTAR'] },
  ],
  [
    {
      name: 'Thing VMAX',
      stage: 'VMAX',
      evolveFrom: 'Thing V',
      suffix: 'V',
      category: 'Pokemon',
      hp: 300,
      types: ['Fire'],
    },
    { stage: 'VMAX', prizes: 3, rules: ['VMAX'] },
  ],
  [
    { stage: 'Basic', suffix: 'V', category: 'Pokemon', hp: 200, types: ['Fire'] },
    { rules: ['V'], stage: 'Basic' },
  ],
  [{ stage: 'Basic', suffix: 'TAG TEAM-GX', category: 'Pokemon', hp: 270, types: ['Fire'] }, { prizes: 3 }],
])('%j', (card, expected) => {
  const { cards, problems } = readCards([{ id: 'swsh3-1', name: 'Thing', ...card }])
  expect(problems).toEqual([])
  expect(cards[0]?.definition).toMatchObject(expected)
})

test('each problem has a path', () => {
  const { cards, problems } = readCards([{ ...theirs, hp: 'abc' }, { ...theirs, types: ['Sound'] }, theirs])
  expect(cards).toHaveLength(1)
  expect(problems.map(({ path }) => path)).toEqual(['0.hp', '1.types.0'])
})
