/**
 * Steps with cards of a deck, a hand or a discard pile that the basic steps do not cover: cards that are switched, revealed first, or
 * sorted out.
 */
import { dequal } from 'dequal'
import type { CardDestination, CardFilter, Effect, Program, Who } from 'ptcg-turn-engine/model'
import { CONTRADICTORY, ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { cardsIn } from './counts.ts'
import { inAnyWay } from './oneByOne.ts'

export const moveThem = (to: CardDestination): Effect => ({ do: 'move', cards: THAT, to })

/** Takes the cards that are looked at: all cards, or those that a filter allows. */
export const takeSeen = (filter: CardFilter = {}, whose: Who = 'you'): Effect => ({
  do: 'allCards',
  as: THAT,
  whose,
  from: 'lookedAt',
  filter,
})

/** Shows the top cards of a deck to both players. */
export const showTop = (cards: number, whose: Who = 'you'): Effect => ({
  do: 'lookAtTop',
  whose,
  cards,
  revealed: true,
})

/** Discards the rest of the cards that were looked at. */
const rest: Program = [takeSeen(), moveThem('discard')]

/** Looks at cards that the player may put into the hand. The next sentence says where they go otherwise. */
const mayTake = (cards: number): Program => [
  { do: 'lookAtTop', whose: 'you', cards },
  takeSeen(),
  { do: 'may', then: [moveThem('hand')] },
]

const DECLINED = "if you don't , discard [that card|those cards] and draw {n:some} [card|cards]"

const elseDiscarded = (n: number): Effect => ({
  do: 'if',
  is: { is: 'not', what: { is: 'done' } },
  then: [moveThem('discard'), { do: 'draw', who: 'you', cards: n }],
})

/** Steps with cards of a deck. */
export const DECKS = ways('step', (say) => [
  say(`look at the top card of your deck . you may put that card into your hand . ${DECLINED}`, ({ n }) => [
    ...mayTake(1),
    elseDiscarded(n),
  ]),
  say(
    `look at the top {all:number} cards of your deck . you may put those cards into your hand . ${DECLINED}`,
    (slots) => [...mayTake(slots.all), elseDiscarded(slots.n)],
  ),
  say(
    'discard the top {n:number} cards of your deck , and attach any {cards:cards} you discarded in this way to {among:among} in any way you like',
    ({ n, cards, among }) => [showTop(n), takeSeen(cards), inAnyWay(among), ...rest],
  ),
  say(
    'discard the top {n:number} cards of your deck . if any of those cards are {cards:cards} , attach them to {ref:ref}',
    ({ n, cards, ref }) => [showTop(n), takeSeen(cards), { do: 'attach', cards: THAT, to: ref }, ...rest],
  ),
  say(
    'you may reveal [a|an] {one:cards} and [a|an] {other:cards} you find there and put them into your hand',
    ({ one, other }) =>
      [one, other].flatMap(
        (filter): Program => [
          { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter, min: 0, max: 1 },
          { do: 'reveal', cards: THAT },
          moveThem('hand'),
        ],
      ),
  ),
  say(
    'discard {n:number} cards from the top of your deck . if you discarded any {cards:cards} in this way , put those {same:cards} into your hand',
    ({ n, cards, same }) =>
      dequal(cards, same) ? [showTop(n), takeSeen(cards), moveThem('hand'), ...rest] : CONTRADICTORY,
  ),
  say('reveal the top card of {whose:whose} deck', ({ whose }) => [showTop(1, whose), takeSeen({}, whose)]),
  say('attach [it|that card] to {one:one}', ({ one }) => [...one.first, { do: 'attach', cards: THAT, to: one.ref }]),
  say('put [it|that card] into your hand', () => [moveThem('hand')]),
  say('put [it|that card] on the bottom of your deck', () => [moveThem('deckBottom')]),
  say(
    'reveal the top {n:number} cards of your deck and have your opponent choose {m:number} of them . discard the chosen cards and put the remaining cards into your hand',
    ({ n, m }) => [
      showTop(n),
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: {}, by: 'opponent', min: m, max: m },
      moveThem('discard'),
      takeSeen(),
      moveThem('hand'),
    ],
  ),
  say(
    'look at the top {n:number} cards of your deck , choose 1 of them , and shuffle the other cards back into your deck . then , put the card you chose on top of your deck',
    ({ n }) => [
      { do: 'lookAtTop', whose: 'you', cards: n },
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: {} },
      { do: 'shuffleDeck', whose: 'you' },
      moveThem('deckTop'),
    ],
  ),
  say('search your deck for a card . shuffle your deck , then put that card on top of it', () => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: {} },
    { do: 'shuffleDeck', whose: 'you' },
    moveThem('deckTop'),
  ]),
  say('discard those {cards:cards} and shuffle the other cards back into your deck', ({ cards }) => [
    takeSeen(cards),
    moveThem('discard'),
    { do: 'shuffleDeck', whose: 'you' },
  ]),
  say(
    'search your deck for [a|an] {cards:cards} , reveal it , and put it into your hand . for each {name:cardName} card ( not including this card ) in your discard pile , you may search for an additional {more:cards} in this way',
    ({ cards, name, more }) =>
      dequal({ ...cards, ...more }, cards)
        ? [
            {
              do: 'chooseCards',
              as: THAT,
              whose: 'you',
              from: 'deck',
              filter: cards,
              max: { count: 'plus', of: [1, cardsIn('you', 'discard', { named: name })] },
            },
            { do: 'reveal', cards: THAT },
            moveThem('hand'),
          ]
        : CONTRADICTORY,
  ),
  say('search for {howMany:howMany} {cards:cards} and attach [it|them] to {one:one}', ({ howMany, cards, one }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: cards, ...howMany },
    ...one.first,
    { do: 'attach', cards: THAT, to: one.ref },
  ]),
  say(
    'search your deck for a number of {cards:cards} up to the number of heads and put them onto your Bench',
    (slots) => [
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: slots.cards, max: { count: 'heads' } },
      moveThem('bench'),
    ],
  ),
  say(
    'discard the top card of {whose:whose} deck . if {question:question} , discard {n:number} more cards in this way',
    ({ whose, question, n }) => [
      { do: 'discardTop', whose, cards: 1 },
      { do: 'if', is: question, then: [{ do: 'discardTop', whose, cards: n }] },
    ],
  ),
  say('discard {n:number} more [card|cards] from the top of {whose:whose} deck', ({ whose, n }) => [
    { do: 'discardTop', whose, cards: n },
  ]),
])

/** Steps with cards of hands and discard piles. */
export const PILE_STEPS = ways('step', (say) => [
  say('choose [a|an] {cards:cards} from your discard pile', ({ cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'discard', filter: cards },
  ]),
  say("discard [a|an] {cards:cards} from your opponent's hand", ({ cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'hand', filter: cards },
    moveThem('discard'),
  ]),
  say(
    'discard up to {n:number} in any combination of {one:cards} , {two:cards} , and {three:cards} from it',
    ({ n, one, two, three }) => [
      { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'hand', filter: { any: [one, two, three] }, max: n },
      moveThem('discard'),
    ],
  ),
  say("choose a card you find there and put it on the bottom of your opponent's deck in any order", () => [
    { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'lookedAt', filter: {} },
    moveThem('deckBottom'),
  ]),
  say('put a card from your hand on the bottom of your deck', () => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: {} },
    moveThem('deckBottom'),
  ]),
  say('choose a card in your hand , and discard the other cards', () => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: {} },
    { do: 'allCards', as: THAT, whose: 'you', from: 'hand', filter: {} },
    moveThem('discard'),
  ]),
  // The new card comes into the hand before the old card leaves it; the result is a switch of both.
  say('[switch a card from your hand|choose a card in your hand and switch it] with the top card of your deck', () => [
    {
      do: 'if',
      is: { is: 'atLeast', what: cardsIn('you', 'deck'), number: 1 },
      then: [
        { do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: {} },
        { do: 'if', is: { is: 'done' }, then: [{ do: 'draw', who: 'you', cards: 1 }, moveThem('deckTop')] },
      ],
    },
  ]),
  say('put a number of cards up to the number of heads from your discard pile on top of your deck in any order', () => [
    {
      do: 'chooseCards',
      as: THAT,
      whose: 'you',
      from: 'discard',
      filter: {},
      max: { count: 'heads' },
      ordered: true,
    },
    moveThem('deckTop'),
  ]),
  say('put a random card from {whose:whose} hand in the Lost Zone', ({ whose }) => [
    { do: 'randomCards', as: THAT, whose, cards: 1 },
    moveThem('lostZone'),
  ]),
  say('shuffle any amount of {energy:energy} from your Pokémon into your deck', ({ energy }) => [
    { do: 'chooseAttached', as: THAT, on: 'eachOfYours', filter: energy, min: 0, max: 60 },
    moveThem('deck'),
  ]),
  say(
    "[put {howMany:howMany} {cards:cards} you find there onto [your opponent's|their] Bench|choose {howMany:howMany} {cards:cards} you find there and put [it|them|that Pokémon|those Pokémon] onto [your opponent's|their] Bench]",
    ({ howMany, cards }) => [
      { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'lookedAt', filter: cards, ...howMany },
      moveThem('bench'),
    ],
  ),
])
