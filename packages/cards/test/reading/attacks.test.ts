/** Texts of attacks: each sentence is read into its step of the attack (A-D, A-E, A-F). */

import type { AttackDefinition, PokemonDefinition } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { type ReadCard, readCards } from '../../src/reading/index.ts'

const ant = (damage: string, text: string, name = 'Bite'): readonly unknown[] => [
  {
    id: 'ant-1',
    name: 'Ant',
    supertype: 'Pokémon',
    subtypes: ['Basic'],
    hp: '60',
    types: ['Grass'],
    attacks: [{ name, cost: ['Grass'], damage, text }],
    retreatCost: ['Colorless'],
  },
]

type Attack = Omit<AttackDefinition, 'name' | 'cost'>

const attacksOf = (cards: readonly ReadCard[]): readonly AttackDefinition[] =>
  cards.flatMap(({ definition }) => (definition as PokemonDefinition).attacks)

/** The attack without its name and cost, or its unread sentences. */
const read = (damage: string, text: string, name?: string): Attack | readonly string[] => {
  const { cards, problems } = readCards(ant(damage, text, name))
  expect(problems).toEqual([])
  const [readText] = cards.flatMap(({ texts }) => texts)
  if (readText === undefined || readText.unread.length > 0) return readText?.unread ?? []
  const { name: _, cost, ...attack } = attacksOf(cards)[0] as AttackDefinition
  return attack
}

const target = { do: 'choosePokemon', as: 'pokemon', from: { whose: 'opponent', where: 'Bench' } } as const

describe('damage (A-D1.2)', () => {
  test.each<readonly [string, string, Attack]>([
    ['30', '', { damage: { base: 30 } }],
    [
      '20×',
      'Flip 4 coins. This attack does 20 damage for each heads.',
      { damage: { base: 20, sign: '×', coins: 4, terms: [{ amount: 20, times: { count: 'heads' } }] } },
    ],
    [
      '10+',
      'Flip a coin. If heads, this attack does 50 more damage.',
      { damage: { base: 10, sign: '+', coins: 1, terms: [{ amount: 50, if: { is: 'heads' } }] } },
    ],
    [
      '90-',
      'This attack does 10 less damage for each damage counter on this Pokémon.',
      {
        damage: {
          base: 90,
          sign: '−',
          terms: [{ amount: 10, times: { count: 'damageCountersOn', pokemon: 'thisPokemon' } }],
        },
      },
    ],
    [
      '20+',
      'If your opponent’s Active Pokémon is Asleep, this attack does 60 more damage.',
      {
        damage: {
          base: 20,
          sign: '+',
          terms: [{ amount: 60, if: { is: 'inCondition', pokemon: 'opponentActive', condition: 'Asleep' } }],
        },
      },
    ],
    [
      '30',
      'This attack’s damage isn’t affected by Resistance.',
      { damage: { base: 30 }, unaffectedBy: ['Resistance'] },
    ],
    // the sign is missing in files of older cards, and follows from the text
    [
      '30',
      'Flip 2 coins. This attack does 10 more damage for each heads.',
      { damage: { base: 30, sign: '+', coins: 2, terms: [{ amount: 10, times: { count: 'heads' } }] } },
    ],
    [
      '70',
      'This attack does 20 damage to 1 of your opponent’s Benched Pokémon.',
      {
        damage: { base: 70 },
        choose: [{ do: 'choosePokemon', as: 'pokemon', from: { whose: 'opponent', where: 'Bench' } }],
        also: [{ to: { chosen: 'pokemon' }, amount: 20 }],
      },
    ],
  ])('%s %s', (damage, text, attack) => expect(read(damage, text)).toEqual(attack))

  test.each([
    ['30+', '', 'The text does not say what + stands for.'],
    ['30×', 'This attack does 20 damage for each heads.', 'The text does not say what its damage is multiplied by.'],
    [
      '30',
      'This attack does 40 damage to 1 of your opponent’s Pokémon.',
      'Both the printed number and the text give damage.',
    ],
    ['', 'If heads, this attack does 10 more damage.', 'The text changes the damage, but no damage is printed.'],
  ])('the printed damage must fit the text: %s %s', (damage, text, why) => expect(read(damage, text)).toEqual([why]))
})

describe('the steps of the attack', () => {
  test.each<readonly [string, string, string, Attack]>([
    [
      'A-D.1: a target is chosen',
      '',
      'This attack does 30 damage to 1 of your opponent’s Benched Pokémon. (Don’t apply Weakness and Resistance for Benched Pokémon.)',
      { choose: [target], also: [{ to: { chosen: 'pokemon' }, amount: 30 }] },
    ],
    [
      'A-E.1: a coin decides whether it does anything',
      '80',
      'Flip a coin. If tails, this attack does nothing.',
      {
        damage: { base: 80 },
        require: [
          { do: 'flip', coins: 1 },
          { do: 'if', is: { is: 'anyTails' }, then: [{ do: 'doesNothing' }] },
        ],
      },
    ],
    [
      'A-E.1: what the damage counts is discarded first',
      '40×',
      'Discard up to 2 Water Energy cards from your hand. This attack does 40 damage for each card you discarded in this way.',
      {
        damage: { base: 40, sign: '×', terms: [{ amount: 40, times: { count: 'cardsChosen', named: 'cards' } }] },
        require: [
          {
            do: 'chooseCards',
            as: 'cards',
            whose: 'you',
            from: 'hand',
            filter: { basicEnergy: true, type: 'Water' },
            max: 2,
          },
          { do: 'move', cards: 'cards', to: 'discard' },
        ],
      },
    ],
    [
      'A-F.1: before damage',
      '20',
      'Before doing damage, discard all Pokémon Tools from your opponent’s Active Pokémon.',
      { damage: { base: 20 }, before: [{ do: 'discardTools', from: 'opponentActive' }] },
    ],
    [
      'A-F.3: everything else',
      '20',
      'Flip a coin. If heads, your opponent’s Active Pokémon is now Confused. This Pokémon also does 10 damage to itself.',
      {
        damage: { base: 20 },
        also: [{ to: 'thisPokemon', amount: 10 }],
        after: [
          { do: 'flip', coins: 1 },
          {
            do: 'if',
            is: { is: 'heads' },
            then: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Confused' }],
          },
        ],
      },
    ],
    [
      'GR.5: a deck that was searched is shuffled',
      '',
      'Search your deck for up to 3 Basic Pokémon and put them onto your Bench. Then, shuffle your deck.',
      {
        after: [
          {
            do: 'chooseCards',
            as: 'cards',
            whose: 'you',
            from: 'deck',
            filter: { kind: 'Pokemon', stage: 'Basic' },
            max: 3,
          },
          { do: 'move', cards: 'cards', to: 'bench' },
          { do: 'shuffleDeck', whose: 'you' },
        ],
      },
    ],
  ])('%s', (_, damage, text, attack) => expect(read(damage, text)).toEqual(attack))

  test('an attack may be named by any words', () => {
    expect(read('50', 'During your next turn, this Pokémon can’t use Draw. Heal!.', 'Draw. Heal!')).toEqual({
      damage: { base: 50 },
      after: [
        {
          do: 'lasting',
          on: 'thisPokemon',
          effect: { lasting: 'cantUseAttack', attack: 'Draw. Heal!' },
          during: 'yourNextTurn',
        },
      ],
    })
  })

  test('after several choices, "that Pokémon" means the latest one', () => {
    expect(
      read(
        '',
        'Switch in 1 of your opponent’s Benched Pokémon to the Active Spot. The new Active Pokémon is now Burned.',
      ),
    ).toEqual({
      after: [
        target,
        { do: 'switch', who: 'opponent', with: 'pokemon' },
        { do: 'condition', pokemon: { chosen: 'pokemon' }, condition: 'Burned' },
      ],
    })
  })
})

test.each<readonly [string, Attack]>([
  [
    'Your opponent’s Active Pokémon is now Poisoned. During Pokémon Checkup, put 3 damage counters on that Pokémon instead of 1.',
    { after: [{ do: 'condition', pokemon: 'opponentActive', condition: 'Poisoned', counters: 3 }] },
  ],
  [
    'If the Defending Pokémon is an Evolution Pokémon, it can’t attack during your opponent’s next turn.',
    {
      after: [
        {
          do: 'if',
          is: { is: 'fits', pokemon: 'opponentActive', filter: { kind: 'Pokemon', evolution: true } },
          then: [
            { do: 'lasting', on: 'opponentActive', effect: { lasting: 'cantAttack' }, during: 'opponentsNextTurn' },
          ],
        },
      ],
    },
  ],
  [
    'Heal 40 damage from 1 of your Benched Basic Fire Pokémon.',
    {
      after: [
        {
          do: 'choosePokemon',
          as: 'pokemon',
          from: { whose: 'you', where: 'Bench', fits: { kind: 'Pokemon', stage: 'Basic', type: 'Fire' } },
        },
        { do: 'heal', pokemon: { chosen: 'pokemon' }, damage: 40 },
      ],
    },
  ],
])('%s', (text, attack) => expect(read('', text)).toEqual(attack))

describe('a deck that was not searched is not shuffled (GR.5)', () => {
  const search = [
    { do: 'chooseCards', as: 'cards', whose: 'you', from: 'deck', filter: { trainer: 'Item' } },
    { do: 'move', cards: 'cards', to: 'hand' },
    { do: 'shuffleDeck', whose: 'you' },
  ]

  test.each([
    [
      'You may search your deck for an Item card and put it into your hand. Then, shuffle your deck.',
      { after: [{ do: 'may', then: search }] },
    ],
    [
      'Flip a coin. If heads, search your deck for an Item card and put it into your hand. Then, shuffle your deck.',
      {
        after: [
          { do: 'flip', coins: 1 },
          { do: 'if', is: { is: 'heads' }, then: search },
        ],
      },
    ],
    ['Search your deck for an Item card and put it into your hand. Then, shuffle your deck.', { after: search }],
  ])('%s', (text, attack) => expect(read('', text)).toEqual(attack))
})

test('steps without which an attack does nothing are requirements for using it (A-E.1)', () => {
  expect(read('90', 'Discard a card from your hand. If you don’t, this attack does nothing.')).toEqual({
    damage: { base: 90 },
    require: [
      { do: 'chooseCards', as: 'cards', whose: 'you', from: 'hand', filter: {} },
      { do: 'move', cards: 'cards', to: 'discard' },
      { do: 'if', is: { is: 'not', what: { is: 'done' } }, then: [{ do: 'doesNothing' }] },
    ],
  })
})

describe('ambiguous texts are left unread', () => {
  test.each([
    [
      '90',
      'Draw a card. If you don’t, this attack does nothing.',
      'Something must be done before it is clear whether the attack does nothing.',
    ],
  ])('a text whose order the engine cannot keep is left unread: %s %s', (damage, text, why) =>
    expect(read(damage, text)).toEqual([why]),
  )

  test.each([
    ['Sing.', ['Sing.']],
    ['Draw 2 cards. Sing. Dance.', ['Sing.', 'Dance.']],
    ['Draw cards.', ['Draw cards.']],
    ['That Pokémon is now Asleep.', ['No Pokémon was chosen as "that" before.']],
    ['(Sing.)', ['(Sing.)']],
  ])('%s', (text, unread) => expect(read('', text)).toEqual(unread))

  test('an unread text is done by hand, and the printed damage still counts', () => {
    expect(attacksOf(readCards(ant('30', 'Sing.')).cards)).toEqual([
      { name: 'Bite', cost: ['Grass'], damage: { base: 30 }, after: [{ do: 'byHand', text: 'Sing.' }] },
    ])
  })
})
