/** Changes of one fact in a text: the reading changes too, or the sentence is reported. Nothing keeps the old meaning. */
import { describe, expect, test } from 'vitest'
import { EVERY_PRODUCTION } from '../../src/reading/grammar/grammar.ts'
import { ability, item, pokemon, read, stadium } from './reading.ts'

const attack = (text: string, damage = '') => pokemon({ attacks: [{ name: 'Tail Wag', cost: [], damage, text }] })

type Reading = (text: string) => readonly unknown[]

test.each<[string, Reading, text: string, from: string, to: string]>([
  [
    'another hand than the owner’s',
    attack,
    'Put this Pokémon and all attached cards into your hand.',
    'your',
    "your opponent's",
  ],
  [
    'their own hand',
    attack,
    "Put your opponent's Active Pokémon and all attached cards into your opponent's hand.",
    "into your opponent's",
    'into your',
  ],
  [
    'another deck than the owner’s',
    attack,
    'Shuffle this Pokémon and all attached cards into your deck.',
    'your',
    'their',
  ],
  [
    'the deck of nobody who was named',
    attack,
    'Search your deck for a card and put it into your hand. Then, shuffle your deck.',
    'your deck',
    'their deck',
  ],
  [
    'the deck of a Pokémon chosen before',
    attack,
    "Choose 1 of your opponent's Benched Pokémon. Shuffle that Pokémon and all attached cards into their deck.",
    'their deck',
    'your deck',
  ],
  [
    'devolving into another hand',
    attack,
    "Devolve 1 of your opponent's evolved Pokémon by putting the highest Stage Evolution card on it into your opponent's hand.",
    "into your opponent's",
    'into your',
  ],
  [
    'the Bench under a hand of the opponent',
    attack,
    'Your opponent reveals their hand. Put a Basic Pokémon you find there onto their Bench.',
    'their Bench',
    'your Bench',
  ],
  [
    'a number that repeats the printed one',
    (text) => attack(text, '70-'),
    'Does 70 damage minus 10 damage for each damage counter on this Pokémon.',
    '70',
    '80',
  ],
  [
    'the most that may be added',
    (text) => attack(text, '10+'),
    "This attack does 20 more damage for each Energy attached to this Pokémon. You can't add more than 100 damage in this way.",
    '100',
    '110',
  ],
  [
    'coins where no damage is printed',
    attack,
    "Flip 3 coins. This attack does 10 damage times the number of heads to each of your opponent's Pokémon.",
    '3',
    '4',
  ],
  [
    'the name of an Active Pokémon',
    attack,
    'Switch your Active Pokémon with 1 of your Benched Pokémon.',
    'Active Pokémon',
    'Active Fox',
  ],
  [
    'the name of an attacker',
    ability,
    "If this Pokémon is in the Active Spot and is damaged by an attack from your opponent's Pokémon, draw a card.",
    "opponent's Pokémon",
    "opponent's Fox",
  ],
  [
    'the kind of card that was discarded',
    attack,
    'If your opponent has a Stadium in play, discard it. If you discarded a Stadium in this way, draw a card.',
    'discarded a Stadium',
    'discarded a Pokémon Tool',
  ],
  [
    'the number in a requirement',
    item,
    "Discard 2 cards from your hand. (If you can't discard 2 cards, you can't play this card.) Draw 3 cards.",
    'discard 2 cards, you',
    'discard 3 cards, you',
  ],
  [
    'the number in a reminder',
    item,
    'Each player discards cards from their hand until they have 5 cards in their hand. Your opponent discards first. (If a player has 5 or fewer cards in their hand, they do not discard.)',
    '5 or fewer',
    '6 or fewer',
  ],
  [
    'its own name',
    item,
    'Flip a coin. If heads, draw a card. If tails, put this Thing on the bottom of your deck instead of in the discard pile.',
    'this Thing',
    'this Other',
  ],
  [
    'the name of a Pokémon that was chosen',
    attack,
    'For each of your Benched Fox, search your deck for a Basic Fire Energy card and attach it to that Fox. Then, shuffle your deck.',
    'that Fox',
    'that Hen',
  ],
  [
    'a Pokémon that an Item does not have',
    item,
    'Choose 1 of your Pokémon. Search your deck for a card that evolves from that Pokémon and put it onto that Pokémon to evolve it. Then, shuffle your deck.',
    'onto that',
    'onto this',
  ],
  [
    'another part of the card',
    ability,
    'You can use this Ability only if you have no Supporter cards in your discard pile. Once during your turn, you may draw a card.',
    'this Ability',
    'this attack',
  ],
  [
    'the Pokémon Knocked Out',
    attack,
    "Knock Out your opponent's Active Pokémon. If your opponent's Active Pokémon is Knocked Out in this way, draw a card.",
    "If your opponent's",
    'If your',
  ],
  [
    'whose hand a Stadium means',
    stadium,
    "Once during each player's turn, that player may put a basic Energy card from their discard pile into their hand.",
    'into their',
    'into your',
  ],
])('%s', (_, reading, text, from, to) => {
  expect(text).toContain(from)
  const [before, unread] = reading(text)
  expect(unread).toEqual([])
  const [after, reported] = reading(text.replace(from, to))
  expect(reported !== undefined && JSON.stringify([after, reported])).not.toEqual(JSON.stringify([before, unread]))
})

test('coins of an attack without printed damage are flipped before its damage', () => {
  const text = "Flip 3 coins. This attack does 10 damage times the number of heads to each of your opponent's Pokémon."
  expect(attack(text)).toMatchObject([
    {
      attacks: [
        {
          before: [{ do: 'flip', coins: 3 }],
          also: [{ to: 'eachOfOpponents', amount: 10, times: { count: 'heads' } }],
        },
      ],
    },
    [],
  ])
})

describe('lines of rule boxes', () => {
  const fox = { supertype: 'Pokémon', subtypes: ['Basic', 'ex'], name: 'Fox ex', hp: '60', types: ['Fire'] }
  const line = 'Pokémon ex rule: When your Pokémon ex is Knocked Out, your opponent takes 2 Prize cards.'

  test('are understood for the rule box of the card', () => expect(read({ ...fox, rules: [line] })[1]).toEqual([]))

  test.each([
    ['Pokémon ex rule', 'V rule'],
    ['your Pokémon ex is', 'your Pokémon V is'],
    ['your Pokémon ex is', 'your Pokémon is'],
    ['your Pokémon ex is', "your opponent's Pokémon ex is"],
    ['takes 2', 'takes 3'],
  ])('"%s" → "%s" is reported', (from, to) => {
    const changed = line.replace(from, to)
    expect(read({ ...fox, rules: [changed] })[1]).toEqual([changed])
  })
})

/** Slots whose words are compared with the words before them (`sentences/pointing.ts`). */
const COMPARED_AS_WORDS = /no longer has any|don't reveal|is Knocked Out in this way|^that \{name/

test('every slot of a wording changes what it means, or is compared with another', () => {
  const neglected = EVERY_PRODUCTION.flatMap(({ says, means }) =>
    COMPARED_AS_WORDS.test(says)
      ? []
      : [...says.matchAll(/\{(\w+):(?!name\b)\w+\}/g)].flatMap(([slot, name = '']) => {
          const source = String(means)
          const uses = source.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0
          const isOnlyTaken = uses === 1 && new RegExp(`^\\(\\{[^}]*\\b${name}\\b(?!:)`).test(source)
          return uses === 0 || isOnlyTaken ? [`${slot} in "${says}"`] : []
        }),
  )
  expect(neglected).toEqual([])
})
