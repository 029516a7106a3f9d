/** Texts that choose between parts, sort cards, or address the user of a Stadium. */

import type { Count, PlayedTrainerDefinition, Program, StadiumDefinition } from 'ptcg-turn-engine/model'
import { expect, test } from 'vitest'
import { readCards } from '../../src/reading/index.ts'

const cardWith = (subtype: string, text: string) => {
  const { cards } = readCards([{ id: 'jar-1', name: 'Jar', supertype: 'Trainer', subtypes: [subtype], rules: [text] }])
  const { definition, texts } = cards[0] ?? expect.fail('The card is read.')
  expect(texts.flatMap(({ unread }) => unread)).toEqual([])
  return definition
}

const read = (text: string): Program => (cardWith('Item', text) as PlayedTrainerDefinition).effect

const draw = (cards: Count) => ({ do: 'draw', who: 'you', cards }) as const
const inHand = (whose: 'you' | 'opponent') => ({ count: 'cardsIn', whose, zone: 'hand' }) as const

test.each<readonly [string, Program]>([
  [
    'Choose 1: • Draw 2 cards. • Discard up to 2 cards from your hand. (You must discard at least 1 card.) If you do, draw a card.',
    [
      {
        do: 'oneOrBoth',
        just: 'one',
        first: [draw(2)],
        second: [
          { do: 'chooseCards', as: 'cards', whose: 'you', from: 'hand', filter: {}, max: 2 },
          { do: 'move', cards: 'cards', to: 'discard' },
          { do: 'if', is: { is: 'done' }, then: [draw(1)] },
        ],
      },
    ],
  ],
  [
    'Draw 2 cards. Your opponent may draw a card. If they do, draw 1 more card.',
    [
      draw(2),
      { do: 'may', by: 'opponent', then: [{ do: 'draw', who: 'opponent', cards: 1 }] },
      { do: 'if', is: { is: 'done' }, then: [draw(1)] },
    ],
  ],
  [
    'Look at the top card of your deck. You may put that card into your hand. If you don’t, discard that card and draw 2 cards.',
    [
      { do: 'lookAtTop', whose: 'you', cards: 1 },
      { do: 'allCards', as: 'cards', whose: 'you', from: 'lookedAt', filter: {} },
      { do: 'may', then: [{ do: 'move', cards: 'cards', to: 'hand' }] },
      {
        do: 'if',
        is: { is: 'not', what: { is: 'done' } },
        then: [{ do: 'move', cards: 'cards', to: 'discard' }, draw(2)],
      },
    ],
  ],
  [
    'Your opponent discards cards from their hand until they have 3 cards in their hand.',
    [
      {
        do: 'chooseCards',
        as: 'cards',
        whose: 'opponent',
        from: 'hand',
        filter: {},
        by: 'opponent',
        min: 60,
        max: { count: 'minus', from: inHand('opponent'), less: 3 },
      },
      { do: 'move', cards: 'cards', to: 'discard' },
    ],
  ],
  [
    'For each of your Benched Pokémon, search your deck for a Fire Energy card and attach it to that Pokémon.',
    [
      {
        do: 'eachPokemon',
        pokemon: 'eachOfYourBench',
        as: 'eachPokemon',
        then: [
          { do: 'chooseCards', as: 'cards', whose: 'you', from: 'deck', filter: { basicEnergy: true, type: 'Fire' } },
          { do: 'attach', cards: 'cards', to: { chosen: 'eachPokemon' } },
        ],
      },
    ],
  ],
  [
    'Switch your Active Basic Pokémon with 1 of your Benched Pokémon. If you do, heal 20 damage from the Pokémon you moved to your Bench.',
    [
      {
        do: 'if',
        is: { is: 'fits', pokemon: 'yourActive', filter: { kind: 'Pokemon', stage: 'Basic' } },
        then: [
          { do: 'choosePokemon', as: 'left', from: { whose: 'you', where: 'Active' } },
          { do: 'choosePokemon', as: 'pokemon', from: { whose: 'you', where: 'Bench' } },
          { do: 'switch', who: 'you', with: 'pokemon' },
          { do: 'if', is: { is: 'done' }, then: [{ do: 'heal', pokemon: { chosen: 'left' }, damage: 20 }] },
        ],
      },
    ],
  ],
])('%s', (text, program) => {
  expect(read(text)).toEqual(program)
})

test.each([
  [
    'Search your deck for a Basic Pokémon and put it onto your Bench. Then, shuffle your deck. If you searched your deck in this way, draw 2 cards.',
    'With a full Bench, no deck is searched, so it is unclear what follows.',
  ],
  [
    'Choose up to 2 of your Pokémon and attach a Basic Energy card from your hand to each of them. If you attached any Energy in this way, draw 2 cards.',
    'The text asks whether any of several things was done.',
  ],
])('%s is done by hand: the effect language cannot say it', (text, why) => {
  const [card] = readCards([
    { id: 'jar-1', name: 'Jar', supertype: 'Trainer', subtypes: ['Item'], rules: [text] },
  ]).cards
  expect(card?.texts[0]?.unread).toEqual([why])
})

test('only a Pokémon that has the card in question can be chosen', () => {
  const [choice] = read('Put a Special Energy attached to 1 of your opponent’s Pokémon on the bottom of their deck.')
  expect(choice).toMatchObject({ do: 'choosePokemon', from: { whose: 'opponent', withEnergy: { basicEnergy: false } } })
})

test('a first turn is a condition of the text, and new Pokémon are not offered', () => {
  const text =
    'Choose up to 2 of your Pokémon in play. For each of those Pokémon, search your deck for a card that evolves from that Pokémon and put it onto that Pokémon to evolve it. Then, shuffle your deck. You can’t use this card during your first turn or on a Pokémon that was put into play this turn.'
  expect(cardWith('Item', text)).toMatchObject({
    only: { is: 'not', what: { is: 'firstTurn', whose: 'you' } },
    effect: [{ do: 'choosePokemon', from: { whose: 'you', cameThisTurn: false }, max: 2 }, {}, {}],
  })
})

test('a Pokémon that is new in play is not offered for an Evolution from the deck', () => {
  const text =
    'Search your deck for a card that evolves from 1 of your Pokémon and put it onto that Pokémon to evolve it. Then, shuffle your deck. You can’t use this card during your first turn or on a Pokémon that was put into play this turn.'
  const old = { each: { whose: 'you', cameThisTurn: false } }
  expect(cardWith('Item', text)).toMatchObject({
    only: { is: 'not', what: { is: 'firstTurn', whose: 'you' } },
    effect: [{ do: 'chooseCards', evolving: old }, { do: 'evolve', pokemon: old }, {}],
  })
})

test('the deck is shuffled after either of two searches', () => {
  const text =
    'Search your deck for a Fire Energy card and attach it to 1 of your Pokémon. If you have no Benched Pokémon, instead search for up to 2 Fire Energy cards and attach them to 1 of your Pokémon. Then, shuffle your deck.'
  expect(read(text).map((effect) => effect.do)).toEqual(['if', 'shuffleDeck'])
})

test('in a Stadium\'s text, "that player" is the player who uses it', () => {
  const text =
    'Once during each player’s turn, that player may discard a Fire Energy card from their hand in order to draw cards until they have 4 cards in their hand. If they do, their turn ends.'
  expect(cardWith('Stadium', text) as StadiumDefinition).toMatchObject({
    cost: [
      { do: 'chooseCards', whose: 'you', from: 'hand', filter: { basicEnergy: true, type: 'Fire' } },
      { do: 'move', to: 'discard' },
    ],
    use: [
      draw({ count: 'minus', from: 4, less: inHand('you') }),
      { do: 'if', is: { is: 'done' }, then: [{ do: 'endTurn' }] },
    ],
  })
})
