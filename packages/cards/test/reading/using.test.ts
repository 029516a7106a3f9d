/** Requirements and costs of cards, Abilities and attacks, read from English. */
import { describe, expect, test } from 'vitest'
import { ability, item, pokemon } from './reading.ts'

const DRAW = { do: 'draw', who: 'you', cards: 2 }

const price = (more: object, to = 'discard') => [
  { do: 'chooseCards', as: 'cards', whose: 'you', from: 'hand', filter: {}, ...more },
  { do: 'move', cards: 'cards', to },
]

describe('misleading sentences are left unread', () => {
  const attack = (text: string, damage = '') => pokemon({ attacks: [{ name: 'Pull', cost: [], damage, text }] })

  test('only Pokémon are put onto the Bench; a text that could put another card there is done by hand', () => {
    expect(attack('Search your deck for an Item card and put it onto your Bench. Then, shuffle your deck.')[1]).toEqual(
      ['It may put a card that is not a Pokémon onto a Bench.'],
    )
    for (const what of [
      'up to 2 Rare Fossil cards',
      'a Basic Fire Pokémon',
      'up to 2 Caterpie',
      'a Stage 2 Pokémon',
      'a Pokémon VMAX',
    ])
      expect(attack(`Search your deck for ${what} and put them onto your Bench. Then, shuffle your deck.`)[1]).toEqual(
        [],
      )
  })

  test('counts Energy cards, not the Energy that they provide', () => {
    expect(attack('This attack does 20 damage for each Special Energy attached to this Pokémon.', '20×')[1]).toEqual([])
    const cards = attack('This attack does 20 damage for each Special Energy card attached to this Pokémon.', '20×')
    expect(cards).toMatchObject([
      { attacks: [{ damage: { terms: [{ times: { count: 'cardsOn', filter: { basicEnergy: false } } }] } }] },
      [],
    ])
  })

  test('Energy is taken only from a Pokémon that has it', () => {
    expect(item("Discard an Energy from 1 of your opponent's Pokémon.")[0]).toMatchObject({
      effect: [{ do: 'choosePokemon', from: { whose: 'opponent', withEnergy: { kind: 'Energy' } } }, {}, {}],
    })
  })

  test('a turn ends only if the Ability was used', () => {
    const text =
      'When you play this Pokémon from your hand onto your Bench during your turn, you may draw 2 cards. If you use this Ability, your turn ends.'
    expect(ability(text)[0]).toMatchObject({
      abilities: [{ triggers: [{ on: 'benched', does: [{ do: 'may', then: [DRAW, { do: 'endTurn' }] }] }] }],
    })
  })
})

describe('cards', () => {
  test.each<[string, object]>([
    [
      'You can use this card only if you discard 2 other cards from your hand. Draw 2 cards.',
      { cost: price({ min: 2, max: 2 }) },
    ],
    [
      'You can play this card only if you discard another Item card from your hand. Draw 2 cards.',
      { cost: price({ filter: { trainer: 'Item' } }) },
    ],
    [
      'You can use this card only if you put another card from your hand in the Lost Zone. Draw 2 cards.',
      { cost: price({}, 'lostZone') },
    ],
    // The rules team, 21 March 2019: the two cards are a cost, and must both be there.
    ['Discard 2 cards from your hand. If you do, draw 2 cards.', { cost: price({ min: 2, max: 2 }) }],
    [
      'You can use this card only if your opponent’s Active Pokémon is Poisoned. Draw 2 cards.',
      { only: { is: 'inCondition', pokemon: 'opponentActive', condition: 'Poisoned' } },
    ],
    [
      'You can play this card only when it is the last card in your hand. Draw 2 cards.',
      {
        only: { is: 'not', what: { is: 'atLeast', what: { count: 'cardsIn', whose: 'you', zone: 'hand' }, number: 1 } },
      },
    ],
  ])('%s', (text, more) => expect(item(text)).toMatchObject([{ ...more, effect: [DRAW] }, []]))

  test('a discard of an open number, or not from the hand, is not a cost', () => {
    for (const text of [
      'Discard up to 2 cards from your hand. If you do, draw 2 cards.',
      'Discard the top card of your deck. If you do, draw 2 cards.',
      'Put a card from your hand on the bottom of your deck. If you do, draw 2 cards.',
      'Discard a card from your hand. If you do, draw 2 cards. Shuffle your deck.',
    ])
      expect([text, JSON.stringify(item(text)).includes('"cost"')]).toEqual([text, false])
  })

  test('an Ability that discards a card as part of its effect has no cost (C160)', () =>
    expect(
      JSON.stringify(ability('Once during your turn, you may discard a card from your hand. If you do, draw 2 cards.')),
    ).not.toContain('"cost":['))

  test('"your turn ends"', () =>
    expect(item('Draw 2 cards. Your turn ends.')).toMatchObject([{ effect: [DRAW, { do: 'endTurn' }] }, []]))
})

test('an empty deck is not searched, so nothing follows from its search (GR.5)', () =>
  expect(
    ability(
      'Once during your turn, you may search your deck for a card and put it into your hand. Then, shuffle your deck. If you searched your deck in this way, this Pokémon is Knocked Out.',
    ),
  ).toMatchObject([
    {
      abilities: [
        {
          use: [
            {
              do: 'if',
              is: { is: 'atLeast', what: { count: 'cardsIn', whose: 'you', zone: 'deck' }, number: 1 },
              then: [
                { do: 'chooseCards', from: 'deck' },
                { do: 'move', to: 'hand' },
                { do: 'shuffleDeck' },
                { do: 'knockOut', pokemon: 'thisPokemon' },
              ],
            },
          ],
        },
      ],
    },
    [],
  ]))

describe('Abilities', () => {
  test.each<[string, object]>([
    [
      'You must discard a card from your hand in order to use this Ability. Once during your turn, you may draw 2 cards.',
      { limit: 'oncePerTurn', cost: price({}) },
    ],
    [
      'Once during your turn, you may discard a Fire Energy card from your hand in order to use this Ability. Draw 2 cards.',
      { limit: 'oncePerTurn', cost: price({ filter: { basicEnergy: true, type: 'Fire' } }) },
    ],
    [
      'Once during your turn, if this Pokémon is in the Active Spot, you may draw 2 cards.',
      { limit: 'oncePerTurn', from: 'Active' },
    ],
    [
      'Once during your turn, if this Pokémon is on your Bench, you may use this Ability. Draw 2 cards.',
      { limit: 'oncePerTurn', from: 'Bench' },
    ],
    [
      'Once during your turn, if your opponent’s Active Pokémon is Burned, you may draw 2 cards.',
      { only: { is: 'inCondition', pokemon: 'opponentActive', condition: 'Burned' } },
    ],
    [
      'Once during your turn, you may draw 2 cards. You can’t use more than 1 Deep Well Ability each turn.',
      { limit: 'onePerTurn' },
    ],
  ])('%s', (text, more) =>
    expect(ability(text)).toMatchObject([{ abilities: [{ name: 'Deep Well', ...more, use: [DRAW] }] }, []]),
  )

  test('a coin flip, then the end of the turn', () => {
    const text =
      'Once during your turn, you may flip a coin. If heads, draw 2 cards. If you use this Ability, your turn ends.'
    const use = [{ do: 'flip', coins: 1 }, { do: 'if', is: { is: 'heads' }, then: [DRAW] }, { do: 'endTurn' }]
    expect(ability(text)).toMatchObject([{ abilities: [{ use }] }, []])
  })
})
