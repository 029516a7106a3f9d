/** Deck lists: what each line means, and every line that means nothing is named. Cards and numbers are facts. */
import { describe, expect, test } from 'vitest'
import { type ReadCard, readCards, readDeckList } from '../../src/reading/index.ts'

const pokemon = (id: string, name: string, text = ''): object => ({
  id,
  name,
  supertype: 'Pokémon',
  subtypes: ['Basic'],
  hp: '70',
  types: ['Water'],
  attacks: [{ name: 'Splash', cost: ['Water'], damage: '20', text }],
})

const trainer = (id: string, name: string): object => ({
  id,
  name,
  supertype: 'Trainer',
  subtypes: ['Item'],
  rules: ['Draw 2 cards.'],
})

const energy = (id: string, name: string): object => ({ id, name, supertype: 'Energy', subtypes: ['Basic'] })

const { cards } = readCards([
  pokemon('sv3-125', 'Charizard ex'),
  pokemon('sv3-27', 'Poliwag'),
  pokemon('sv3-28', 'Poliwag'),
  pokemon('swsh9tg-TG05', 'Vaporeon'),
  pokemon('sv2-1', 'Bystander', 'Think about the ocean.'),
  trainer('swsh1-178', "Professor's Draw"),
  energy('swsh1-R', 'Fire Energy'),
])

const ids = (list: string): readonly string[] => readDeckList(list, cards).cards
const remarks = (list: string): readonly string[] =>
  readDeckList(list, cards).remarks.map(({ line, remark, message }) => `${line} ${remark}: ${message}`)

test('a list as it is exported is read line by line', () => {
  const list = [
    'Pokémon: 2',
    '2 Charizard ex OBF 125',
    '',
    'Trainer: 1',
    '1 Professor’s Draw (Oak) SSH 178',
    '',
    'Energy: 2',
    '2 Basic {R} Energy SVE 2',
    '',
    'Total Cards: 5',
  ]
  expect(ids(list.join('\r\n'))).toEqual(['sv3-125', 'sv3-125', 'swsh1-178', 'swsh1-R', 'swsh1-R'])
  expect(remarks(list.join('\n'))).toEqual([])
})

test.each([
  ['1 Poliwag OBF 28', 'sv3-28'],
  ['1 Poliwag OBF 028', 'sv3-28'],
  ['1 Poliwag sv3 28', 'sv3-28'],
  ['* 1 Poliwag OBF 28', 'sv3-28'],
  ['1x Poliwag OBF 28 PH', 'sv3-28'],
  ['1 Vaporeon BRS TG05', 'swsh9tg-TG05'],
  ['1 Fire Energy 2', 'swsh1-R'],
  ['1 Basic Fire Energy', 'swsh1-R'],
  ["1 Professor's Draw", 'swsh1-178'],
])('%s', (line, id) => {
  expect(ids(line)).toEqual([id])
  expect(remarks(line)).toEqual([])
})

describe('what is not known is named with its line', () => {
  test('a card of another game', () => {
    expect(remarks('Creatures: 4\n4 Llanowar Elves (M19) 314')).toEqual([
      '1 unreadable: "Creatures: 4" is no line of a deck list such as "3 Pikachu SSH 65".',
      '2 unknown: No card "4 Llanowar Elves (M19) 314" is known.',
    ])
  })

  test('a Pokémon that has several cards in its set is not guessed', () => {
    expect(remarks('1 Poliwag OBF 99')).toEqual(['1 unknown: No card "1 Poliwag OBF 99" is known.'])
    expect(remarks('1 Poliwag')).toEqual(['1 unknown: No card "1 Poliwag" is known.'])
  })

  test('another printing of a card is taken, and said', () => {
    expect(ids('1 Charizard ex OBF 223')).toEqual(['sv3-125'])
    expect(remarks('1 Charizard ex OBF 223')).toEqual([
      '1 otherPrinting: "1 Charizard ex OBF 223" is read as Charizard ex sv3-125.',
    ])
    expect(remarks("1 Professor's Draw BRS 147")).toEqual([
      `1 otherPrinting: "1 Professor's Draw BRS 147" is read as Professor's Draw swsh1-178.`,
    ])
    expect(remarks('1 Charizard ex PAF 54')).toEqual(['1 unknown: No card "1 Charizard ex PAF 54" is known.'])
  })

  test('a card of which a text is done by hand', () => {
    expect(remarks('1 Bystander PAL 1')).toEqual([
      '1 byHand: Bystander sv2-1 is known only in part: Splash is done by hand.',
    ])
  })
})

test('nothing is too strange to be answered', () => {
  const none: readonly ReadCard[] = []
  for (const text of [
    '',
    '\0',
    '61 Poliwag OBF 28',
    '0 Poliwag OBF 28',
    '1 ',
    `1 ${'x'.repeat(9000)}`,
    '1 __proto__ OBF 1',
  ])
    expect(readDeckList(text, none).cards).toEqual([])
  expect(remarks('x'.repeat(20_001))).toEqual(['1 unreadable: A deck list has at most 20000 characters.'])
  expect(remarks('\n'.repeat(200))).toEqual(['1 unreadable: A deck list has at most 200 lines.'])
  expect(ids('1 Poliwag OBF 28\n'.repeat(150))).toHaveLength(150)
})
