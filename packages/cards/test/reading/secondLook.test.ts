/**
 * The second look shares nothing with the grammar: it agrees with every sentence that is read, and notices wrong
 * numbers, players, piles and turns in its effect.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCards } from '../../src/reading/index.ts'
import { doubtsOf } from '../../src/reading/secondLook/doubts.ts'
import { readSentences } from '../../src/reading/sentences/reading.ts'

/** Sentences of our own, one for each kind in the grammar. */
const SENTENCES = [
  'Draw 3 cards.',
  'Your opponent draws 2 cards.',
  'Discard the top 4 cards of your opponent’s deck.',
  'Discard 2 Energy from this Pokémon.',
  'Put 3 damage counters on your opponent’s Active Pokémon.',
  'Heal 40 damage from 1 of your Benched Pokémon.',
  'Search your deck for up to 2 Basic Pokémon and put them onto your Bench.',
  'Put an Item card from your discard pile into your hand.',
  'Put 2 cards from your discard pile on top of your deck.',
  'Put a card from your hand on the bottom of your deck.',
  'Shuffle 3 Pokémon from your discard pile into your deck.',
  'During your opponent’s next turn, the Defending Pokémon can’t retreat.',
  'During your next turn, this Pokémon can’t attack.',
  'During your opponent’s next turn, this Pokémon takes 30 less damage from attacks (after applying Weakness and Resistance).',
  'If your opponent has 3 or fewer Prize cards remaining, this attack does 90 more damage.',
  'If you have exactly 4 cards in your hand, this attack does 60 more damage.',
  'Discard a random card from your opponent’s hand.',
  'Put this Pokémon and all attached cards into your hand.',
  'Switch in 1 of your opponent’s Benched Pokémon to the Active Spot.',
  'Attach up to 2 Basic Water Energy cards from your discard pile to 1 of your Benched Pokémon.',
  'Look at the top 5 cards of your deck and put 2 of them into your hand.',
  'Move up to 3 Energy from this Pokémon to 1 of your Benched Pokémon.',
  'Put 1 damage counter on each of your opponent’s Pokémon for each of your Water Pokémon in play.',
  'If you have no cards in your hand, this attack does 50 more damage.',
  'Once during each player’s turn, you may draw 2 cards.',
  'Look at the top 4 cards of your opponent’s deck and put them back in any order.',
]

const read = (text: string) => readSentences(text).filter(({ meaning }) => meaning !== null)

const ALL = SENTENCES.flatMap(read)

const swapped: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  player: {
    you: 'opponent',
    opponent: 'you',
    yourActive: 'opponentActive',
    opponentActive: 'yourActive',
    eachOfYours: 'eachOfOpponents',
  },
  turn: { opponentsNextTurn: 'yourNextTurn', yourNextTurn: 'opponentsNextTurn' },
  pile: { hand: 'discard', discard: 'hand', deck: 'discard', deckTop: 'deckBottom', deckBottom: 'deckTop' },
}

type Fault = (key: string, value: unknown) => unknown

const FAULTS: Readonly<Record<string, Fault>> = {
  'a number one too high': (_, value) => (typeof value === 'number' && value > 0 ? value + 1 : undefined),
  'the wrong player': (_, value) => (typeof value === 'string' ? swapped.player?.[value] : undefined),
  'the wrong pile': (key, value) =>
    ['to', 'from', 'zone'].includes(key) && typeof value === 'string' ? swapped.pile?.[value] : undefined,
  'the wrong turn': (key, value) => (key === 'during' && typeof value === 'string' ? swapped.turn?.[value] : undefined),
}

/** Copies of a meaning with one fault each, one for each possible place. */
const faulty = (part: unknown, fault: Fault): readonly unknown[] => {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => {
    const wrong = fault(key, value)
    const inside = faulty(value, fault)
    return [...(wrong === undefined ? [] : [wrong]), ...inside].map((other) =>
      Array.isArray(part) ? part.with(Number(key), other) : { ...part, [key]: other },
    )
  })
}

test('every sentence here is read without a doubt', () => {
  expect(ALL).toHaveLength(SENTENCES.length)
  expect(ALL.flatMap(({ words, meaning }) => doubtsOf(words, meaning))).toEqual([])
})

describe('a fault in the effect is noticed', () => {
  test.each(Object.entries(FAULTS))('%s', (_, fault) => {
    const all = ALL.flatMap(({ words, meaning }) => faulty(meaning, fault).map((wrong) => ({ words, wrong })))
    expect(all.length).toBeGreaterThan(2)
    expect(all.filter(({ words, wrong }) => doubtsOf(words, wrong).length === 0)).toEqual([])
  })
})

/** A folder of card files, such as those of pokemon-tcg-data; none are part of this project. */
const FOLDER = process.env.CARD_FILES

test.skipIf(FOLDER === undefined)('no sentence of the files in CARD_FILES is in doubt', { timeout: 120_000 }, () => {
  const files = readdirSync(FOLDER ?? '').filter((name) => name.endsWith('.json'))
  const doubts = files.flatMap((name) =>
    readCards(JSON.parse(readFileSync(join(FOLDER ?? '', name), 'utf8'))).cards.flatMap(({ definition, texts }) =>
      texts.flatMap(({ doubts: found = [] }) => found.map((doubt) => `${definition.id}: ${doubt}`)),
    ),
  )
  expect(doubts).toEqual([])
})

const changed = (text: string, from: string, to: string): readonly string[] => {
  const [one] = readSentences(text)
  if (one?.meaning == null) return ['It is not understood.']
  return doubtsOf(one.words, JSON.parse(JSON.stringify(one.meaning).replace(from, to)))
}

test.each([
  ['a Special Condition', 'Both Active Pokémon are now Poisoned.', '"condition":"Poisoned"', '"condition":"Burned"'],
  ['a type', 'Discard 2 Fire Energy from this Pokémon.', '"Fire"', '"Water"'],
  ['a kind of Trainer card', 'Put an Item card from your discard pile into your hand.', '"Item"', '"Supporter"'],
  ['a stage', 'Search your deck for a Stage 1 Pokémon and put it into your hand.', '"Stage 1"', '"Stage 2"'],
  ['a side of a coin', 'If heads, this attack does 30 more damage.', '"heads"', '"anyTails"'],
  [
    'more for less',
    'This attack does 10 less damage for each damage counter on this Pokémon.',
    '"less":true',
    '"less":false',
  ],
  [
    'a negation',
    "If your opponent's Active Pokémon isn't a Basic Pokémon, this attack does 30 more damage.",
    '"is":"not","what":',
    '"is":"all","of":',
  ],
  ['whose Pokémon it holds for', 'Your Pokémon in play have no Retreat Cost.', '"yours"', '"opponents"'],
  ['who draws', "Then, draw a card for each card in your opponent's hand.", '"who":"you"', '"who":"opponent"'],
  [
    'where a Pokémon is',
    "Draw a card for each Benched Pokémon (both yours and your opponent's).",
    '"Bench"',
    '"Active"',
  ],
  [
    'whose switch it is',
    "Switch in 1 of your opponent's Benched Pokémon to the Active Spot.",
    '"who":"opponent"',
    '"who":"you"',
  ],
  [
    'an exact number of two things',
    'If your opponent has exactly 4 Prize cards remaining, this attack does 90 more damage.',
    '"whose":"opponent"',
    '"whose":"you"',
  ],
  ['that each player does the same', 'Each player draws 2 cards.', '"who":"opponent"', '"who":"you"'],
  [
    'Special Conditions of two Pokémon',
    "Your opponent's Active Pokémon is now Burned and Confused.",
    '"pokemon":"opponentActive"',
    '"pokemon":"yourActive"',
  ],
  [
    'whose attacks do more',
    "Attacks used by your Fire Pokémon do 30 more damage to your opponent's Active Pokémon (before applying Weakness and Resistance).",
    '"yours"',
    '"opponents"',
  ],
  [
    'who is asked about',
    "If you have any Darkness Pokémon in play, your opponent's Active Pokémon is now Burned.",
    '"whose":"you"',
    '"whose":"opponent"',
  ],
  [
    'whose attack sets it off',
    "If this Pokémon is Knocked Out by damage from an attack from your opponent's Pokémon, discard 2 random cards from your opponent's hand.",
    '"by":"opponent"',
    '"by":"attack"',
  ],
  [
    'which Active Pokémon it is about',
    "If heads, discard an Energy from your opponent's Active Pokémon.",
    '"opponentActive"',
    '"yourActive"',
  ],
  [
    'in whose hand it looks',
    'Your opponent reveals their hand. Discard 2 Energy cards from it.',
    '"whose":"opponent"',
    '"whose":"you"',
  ],
  [
    'two attackers in one protection',
    "Prevent all damage from and effects of attacks from your opponent's Pokémon done to your Benched Pokémon.",
    '"whose":"opponent"',
    '"whose":"you"',
  ],
  [
    'who switches',
    'Your opponent switches their Active Pokémon with 1 of their Benched Pokémon.',
    '"who":"opponent"',
    '"who":"you"',
  ],
  [
    'a number that is compared with itself',
    'If you have more Prize cards remaining than your opponent, this attack does 30 more damage.',
    '"whose":"opponent"',
    '"whose":"you"',
  ],
  [
    'one of two searches in another deck',
    'Search your deck for a Stadium card and an Energy card, reveal them, and put them into your hand.',
    '"whose":"you"',
    '"whose":"opponent"',
  ],
  [
    'one of several questions about the other player',
    'If you have Simisage, Simisear, and Simipour in play, this attack does 90 more damage.',
    '"whose":"you"',
    '"whose":"opponent"',
  ],
  [
    'the top for the bottom of a deck',
    'Once during your turn, you may shuffle your hand and put it on the bottom of your deck.',
    '"deckBottom"',
    '"deckTop"',
  ],
])('notices %s', (_, text, from, to) => {
  expect(changed(text, from, from)).toEqual([])
  expect(changed(text, from, to)).not.toEqual([])
})
