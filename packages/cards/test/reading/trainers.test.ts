/** The texts of Trainer cards. */

import type { PlayedTrainerDefinition, Program } from 'ptcg-turn-engine/model'
import { describe, expect, test } from 'vitest'
import { readCards } from '../../src/reading/index.ts'

/** The program of an Item with this text, or the sentences that are not understood. */
const read = (...rules: readonly string[]): Program | readonly string[] => {
  const { cards } = readCards([{ id: 'jar-1', name: 'Jar', supertype: 'Trainer', subtypes: ['Item'], rules }])
  const { definition, texts } = cards[0] ?? expect.fail('The card is read.')
  const unread = texts.flatMap((text) => text.unread)
  return unread.length > 0 ? unread : (definition as PlayedTrainerDefinition).effect
}

const hand = (whose: 'you' | 'opponent', as = 'cards') =>
  ({ do: 'allCards', as, whose, from: 'hand', filter: {} }) as const
const rest = (as = 'cards') => ({ do: 'allCards', as, whose: 'you', from: 'lookedAt', filter: {} }) as const

describe('whole hands, and the rest of the cards that were looked at', () => {
  test.each<readonly [string, Program]>([
    [
      'Shuffle your hand into your deck. Then, draw 3 cards.',
      [hand('you'), { do: 'move', cards: 'cards', to: 'deck' }, { do: 'draw', who: 'you', cards: 3 }],
    ],
    [
      'Each player shuffles their hand and puts it on the bottom of their deck.',
      [
        hand('you'),
        { do: 'move', cards: 'cards', to: 'deckBottom' },
        { do: 'shuffleDeck', whose: 'you', bottom: { count: 'cardsChosen', named: 'cards' } },
        hand('opponent', 'cards2'),
        { do: 'move', cards: 'cards2', to: 'deckBottom' },
        { do: 'shuffleDeck', whose: 'opponent', bottom: { count: 'cardsChosen', named: 'cards2' } },
      ],
    ],
    [
      'Look at the top 4 cards of your deck and put 2 of them into your hand. Discard the other cards.',
      [
        { do: 'lookAtTop', whose: 'you', cards: 4 },
        { do: 'chooseCards', as: 'cards', whose: 'you', from: 'lookedAt', filter: {}, min: 2, max: 2 },
        { do: 'move', cards: 'cards', to: 'hand' },
        rest('cards2'),
        { do: 'move', cards: 'cards2', to: 'discard' },
      ],
    ],
    [
      'Look at the top 3 cards of your deck and put them back in any order.',
      [
        { do: 'lookAtTop', whose: 'you', cards: 3 },
        {
          do: 'chooseCards',
          as: 'cards',
          whose: 'you',
          from: 'lookedAt',
          filter: {},
          min: 60,
          max: 60,
          ordered: true,
        },
        { do: 'move', cards: 'cards', to: 'deckTop' },
      ],
    ],
    [
      'Choose 2 random cards from your opponent’s hand. Your opponent reveals those cards and shuffles them into their deck.',
      [
        { do: 'randomCards', as: 'cards', whose: 'opponent', cards: 2 },
        { do: 'reveal', cards: 'cards' },
        { do: 'move', cards: 'cards', to: 'deck' },
      ],
    ],
  ])('%s', (text, program) => {
    expect(read(text)).toEqual(program)
  })
})

describe('card by card, and out of play', () => {
  const inAnyWay = (from: { readonly where?: 'Bench' } = {}) =>
    ({
      do: 'eachCard',
      cards: 'cards',
      as: 'eachCard',
      then: [
        { do: 'choosePokemon', as: 'pokemon', from: { whose: 'you', ...from } },
        { do: 'attach', cards: 'eachCard', to: { chosen: 'pokemon' } },
      ],
    }) as const
  test.each<readonly [string, Program]>([
    [
      'Attach up to 2 basic Energy cards from your discard pile to your Benched Pokémon in any way you like.',
      [
        { do: 'chooseCards', as: 'cards', whose: 'you', from: 'discard', filter: { basicEnergy: true }, max: 2 },
        inAnyWay({ where: 'Bench' }),
      ],
    ],
    [
      'Choose up to 2 of your Benched Pokémon. For each of those Pokémon, search your deck for a basic Energy card and attach it to that Pokémon.',
      [
        { do: 'choosePokemon', as: 'pokemon', from: { whose: 'you', where: 'Bench' }, max: 2 },
        {
          do: 'eachPokemon',
          pokemon: { eachChosen: 'pokemon' },
          as: 'eachPokemon',
          then: [
            { do: 'chooseCards', as: 'cards', whose: 'you', from: 'deck', filter: { basicEnergy: true } },
            { do: 'attach', cards: 'cards', to: { chosen: 'eachPokemon' } },
          ],
        },
      ],
    ],
    [
      'Put 1 of your Benched Pokémon into your hand. (Discard all attached cards.)',
      [
        { do: 'choosePokemon', as: 'pokemon', from: { whose: 'you', where: 'Bench' } },
        { do: 'leavePlay', pokemon: { chosen: 'pokemon' }, to: 'hand', attached: 'discarded' },
      ],
    ],
    ['Discard a Stadium in play.', [{ do: 'removeStadium', to: 'discard' }]],
    [
      'Reveal the top 3 cards of your deck. Put an Item card you find there into your hand.',
      [
        { do: 'lookAtTop', whose: 'you', cards: 3, revealed: true },
        { do: 'chooseCards', as: 'cards', whose: 'you', from: 'lookedAt', filter: { trainer: 'Item' } },
        { do: 'move', cards: 'cards', to: 'hand' },
      ],
    ],
  ])('%s', (text, program) => {
    expect(read(text)).toEqual(program)
  })
})

describe('hands that are shown, several kinds of cards, and effects that replace others', () => {
  test.each<readonly [string, Program]>([
    [
      'Your opponent reveals their hand, and you discard up to 2 Item cards you find there.',
      [
        { do: 'revealHand', whose: 'opponent' },
        { do: 'chooseCards', as: 'cards', whose: 'opponent', from: 'hand', filter: { trainer: 'Item' }, max: 2 },
        { do: 'move', cards: 'cards', to: 'discard' },
      ],
    ],
    [
      'Search your deck for an Energy card and an Item card, reveal them, and put them into your hand. Then, shuffle your deck.',
      [
        { do: 'chooseCards', as: 'cards', whose: 'you', from: 'deck', filter: { kind: 'Energy' } },
        { do: 'reveal', cards: 'cards' },
        { do: 'move', cards: 'cards', to: 'hand' },
        { do: 'chooseCards', as: 'cards2', whose: 'you', from: 'deck', filter: { trainer: 'Item' } },
        { do: 'reveal', cards: 'cards2' },
        { do: 'move', cards: 'cards2', to: 'hand' },
        { do: 'shuffleDeck', whose: 'you' },
      ],
    ],
    [
      'Draw 2 cards. If you have a Stadium in play, draw 6 cards instead.',
      [
        {
          do: 'if',
          is: { is: 'stadiumInPlay', whose: 'you' },
          then: [{ do: 'draw', who: 'you', cards: 6 }],
          otherwise: [{ do: 'draw', who: 'you', cards: 2 }],
        },
      ],
    ],
    [
      'Move a Fire Energy from 1 of your Pokémon to another of your Pokémon.',
      [
        { do: 'choosePokemon', as: 'pokemon', from: { whose: 'you', withEnergy: { kind: 'Energy', type: 'Fire' } } },
        { do: 'chooseAttached', as: 'cards', on: { chosen: 'pokemon' }, filter: { kind: 'Energy', type: 'Fire' } },
        { do: 'choosePokemon', as: 'pokemon2', from: { whose: 'you', except: { chosen: 'pokemon' } } },
        { do: 'attach', cards: 'cards', to: { chosen: 'pokemon2' } },
      ],
    ],
  ])('%s', (text, program) => {
    expect(read(text)).toEqual(program)
  })
})

test('evolving from the deck, and devolving', () => {
  expect(
    read('Search your deck for a card that evolves from 1 of your Pokémon and put it onto that Pokémon to evolve it.'),
  ).toEqual([
    { do: 'chooseCards', as: 'cards', whose: 'you', from: 'deck', filter: {}, evolving: 'eachOfYours' },
    { do: 'evolve', cards: 'cards', pokemon: 'eachOfYours' },
  ])
  expect(
    read(
      'Devolve each of your opponent’s evolved Pokémon by putting the highest Stage Evolution card on each of them into your opponent’s hand.',
    ),
  ).toEqual([{ do: 'devolve', pokemon: { each: { whose: 'opponent', evolved: true } }, to: 'hand' }])
})

test('a card that stays in the discard pile', () => {
  const { cards } = readCards([
    {
      id: 'jar-1',
      name: 'Jar',
      supertype: 'Trainer',
      subtypes: ['Item', 'ACE SPEC'],
      rules: ["Draw 2 cards.\n\nThis card can't be put into your hand or deck from the discard pile."],
    },
  ])
  expect(cards[0]?.definition).toMatchObject({ staysDiscarded: true, effect: [{ do: 'draw', cards: 2 }] })
  expect(cards[0]?.texts.flatMap((text) => text.unread)).toEqual([])
})
