/** Everything printed is in the definition, or reported as unread. */
import { describe, expect, test } from 'vitest'
import { fieldUses, isAutomatic, readCards } from '../../src/reading/index.ts'

const fox = { id: 'fox-1', name: 'Fox', supertype: 'Pokémon', subtypes: ['Basic'], hp: '60', types: ['Fire'] }
const jar = { id: 'jar-1', name: 'Jar', supertype: 'Trainer', subtypes: ['Item'], rules: ['Draw a card.'] }
const spark = {
  id: 'spark-1',
  name: 'Spark Energy',
  supertype: 'Energy',
  subtypes: ['Special'],
  rules: ['This card provides Fire Energy.'],
}

const one = (card: object) => readCards([card]).cards[0] ?? expect.fail('It is a card.')
const unread = (card: object) => one(card).texts.flatMap((text) => text.unread)

const SING = { name: 'Song', text: 'Sing.' }
const BITE = { name: 'Bite', cost: [], damage: '10' }

test.each([
  [
    'a reminder of another kind of cards',
    { ...jar, rules: ['Draw a card.', 'You may play only 1 Supporter card during your turn.'] },
    ['You may play only 1 Supporter card during your turn.'],
  ],
  [
    'a reminder with another number',
    {
      ...jar,
      subtypes: ['Supporter'],
      rules: ['Draw a card.', 'You may play only 2 Supporter cards during your turn.'],
    },
    ['You may play only 2 Supporter cards during your turn.'],
  ],
  ['a trait', { ...fox, ancientTrait: SING }, ['Sing.']],
  ['a line of a rule box', { ...fox, rules: ['Foxes rule: Sing.'] }, ['Foxes rule: Sing.']],
  [
    'another number of Prize cards',
    {
      ...fox,
      name: 'Fox ex',
      subtypes: ['Basic', 'ex'],
      rules: ['Pokémon ex rule: When your Pokémon ex is Knocked Out, your opponent takes 4 Prize cards.'],
    },
    ['Pokémon ex rule: When your Pokémon ex is Knocked Out, your opponent takes 4 Prize cards.'],
  ],
  [
    'a Poké-Power',
    { ...fox, abilities: [{ ...SING, text: 'Once during your turn, you may draw a card.', type: 'Poké-Power' }] },
    ['Poké-Power: Once during your turn, you may draw a card.'],
  ],
  [
    'the rule of a Baby Pokémon',
    { ...fox, subtypes: ['Baby'], rules: ['If this Baby Pokémon is your Active Pokémon, your opponent flips a coin.'] },
    ['If this Baby Pokémon is your Active Pokémon, your opponent flips a coin.'],
  ],
  [
    'the rule of a Pokémon BREAK',
    {
      ...fox,
      subtypes: ['BREAK'],
      evolvesFrom: 'Cub',
      rules: ['BREAK Evolution rule: Fox BREAK retains the attacks of its previous Evolution.'],
    },
    ['BREAK Evolution rule: Fox BREAK retains the attacks of its previous Evolution.'],
  ],
  [
    'the rule of a Pokémon V-UNION',
    {
      ...fox,
      subtypes: ['V-UNION'],
      rules: ['How to play a Pokémon V-UNION: Once per game during your turn, combine 4 different Fox V-UNION.'],
    },
    ['How to play a Pokémon V-UNION: Once per game during your turn, combine 4 different Fox V-UNION.'],
  ],
  ['an Ability of an Item', { ...jar, abilities: [SING] }, ['Sing.']],
  ['an attack of an Item', { ...jar, attacks: [BITE] }, ['Bite']],
  ['an attack of an Energy card', { ...spark, attacks: [BITE] }, ['Bite']],
])('%s', (_, card, sentences) => {
  expect(unread(card)).toEqual(expect.arrayContaining(sentences))
  expect(isAutomatic(one(card))).toBe(false)
  const {
    ancientTrait: _trait,
    rules: _rules,
    abilities: _abilities,
    attacks: _attacks,
    ...rest
  } = card as Record<string, unknown>
  const bare = rest.supertype === 'Trainer' ? { ...rest, rules: jar.rules } : rest
  if (rest.supertype !== 'Energy') expect(isAutomatic(one(bare))).toBe(true)
})

describe('fields of a file', () => {
  test.each([
    ['one that nobody knows', { ...fox, aura: 'red' }, 'aura'],
    ['one of an attack', { ...fox, attacks: [{ ...BITE, aura: 'red' }] }, 'attacks.aura'],
    ['one that Trainer cards have no part for', { ...jar, weaknesses: [{ type: 'Fire', value: '×2' }] }, 'weaknesses'],
  ])('%s is named', (_, card, field) => {
    expect(unread(card)).toEqual([`The card has a field "${field}", which is not read.`])
  })

  test('fields about pictures, markets and tournaments are ignored', () => {
    const more = { number: '1', artist: 'A. N.', regulationMark: 'D', images: { small: 'x' }, set: { id: 'x' } }
    expect(unread({ ...fox, ...more })).toEqual([])
    expect(fieldUses([{ ...fox, ...more, aura: 'red' }])).toEqual(
      expect.arrayContaining([
        { field: 'aura', cards: 1, becomes: 'named as not read' },
        { field: 'hp', cards: 1, becomes: 'read' },
        { field: 'artist', cards: 1, becomes: 'passed over: it is about the picture, the Pokémon or the market' },
      ]),
    )
  })
})

describe('lines of rule boxes that the data represents', () => {
  test.each([
    [
      'Pokémon ex rule: When your Pokémon ex is Knocked Out, your opponent takes 2 Prize cards.',
      { name: 'Fox ex', subtypes: ['Basic', 'ex'] },
      { prizes: 2, rules: ['ex'] },
    ],
    [
      'Mega Evolution ex Rule: When your Mega Evolution Pokémon ex is Knocked Out, your opponent takes 3 Prize cards.',
      { name: 'Mega Fox ex', subtypes: ['Basic', 'MEGA', 'ex'] },
      { prizes: 3, rules: ['ex'] },
    ],
    [
      'Mega Evolution rule: When 1 of your Pokémon becomes a Mega Evolution Pokémon, your turn ends.',
      { name: 'M Fox-EX', subtypes: ['MEGA', 'EX'], evolvesFrom: 'Fox-EX' },
      { endsTheTurn: true, stage: 'MEGA' },
    ],
    [
      "◇ (Prism Star) Rule: You can't have more than 1 ◇ card with the same name in your deck. If a ◇ card would go to the discard pile, put it in the Lost Zone instead.",
      { name: 'Fox ◇', subtypes: ['Basic', 'Prism Star'] },
      { discardsToLostZone: true },
    ],
    [
      "Radiant Pokémon Rule: You can't have more than 1 Radiant Pokémon in your deck.",
      { subtypes: ['Basic', 'Radiant'] },
      { rules: ['Radiant'] },
    ],
  ])('%s', (line, more, expected) => {
    const card = one({ ...fox, ...more, rules: [line] })
    expect(card.texts.flatMap((text) => text.unread)).toEqual([])
    expect(card.definition).toMatchObject(expected)
  })
})

test('an Item that is played as a Pokémon keeps its printed Abilities', () => {
  const rules = [
    "Play this card as if it were a 50-HP Basic Colorless Pokémon. At any time during your turn, you may discard this card from play. This card can't retreat.",
  ]
  const shell = {
    name: 'Shell',
    text: 'This Pokémon takes 20 less damage from attacks (after applying Weakness and Resistance).',
  }
  expect(unread({ ...jar, rules, abilities: [shell] })).toEqual([])
  expect(one({ ...jar, rules, abilities: [shell] }).definition).toMatchObject({
    asPokemon: { abilities: [{ name: 'Shell', continuous: [{ continuous: 'damageTaken', amount: -20 }] }] },
  })
  expect(unread({ ...jar, rules, abilities: [SING] })).toEqual(['Sing.'])
})

describe('facts that a file of TCGdex leaves out', () => {
  const theirs = { id: 'sv1-1', category: 'Pokemon', stage: 'Basic', hp: 200, types: ['Fire'] }

  test.each([
    [
      { ...theirs, name: 'Mega Fox ex' },
      { prizes: 3, rules: ['ex'] },
    ],
    [
      { ...theirs, name: 'Fox V' },
      { prizes: 2, rules: ['V'] },
    ],
    [{ ...theirs, name: 'Radiant Fox' }, { rules: ['Radiant'] }],
    [
      {
        id: 'sv1-2',
        category: 'Trainer',
        trainerType: 'Item',
        name: 'Jar',
        effect: 'Draw a card.',
        rarity: 'ACE SPEC Rare',
      },
      { rules: ['ACE SPEC'] },
    ],
  ])('are found by the name or the rarity: $name', (card, expected) => {
    expect(one(card).definition).toMatchObject(expected)
    expect(isAutomatic(one(card))).toBe(true)
  })

  test('are reported if they cannot be found', () => {
    const card = { ...theirs, name: 'Fox ex' }
    expect(one(card).definition).toMatchObject({ prizes: 2, rules: ['ex'] })
    expect(unread(card)).toEqual(['The format of the file does not say whether this is a Tera Pokémon.'])
  })
})
