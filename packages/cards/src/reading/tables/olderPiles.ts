/** Steps of older eras with hands, decks and discard piles of one or both players. */
import type { Effect, Program } from 'ptcg-turn-engine/model'
import { WHO } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { moveThem } from './piles.ts'

const inOrder: Program = [
  { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: {}, min: 60, max: 60, ordered: true },
  moveThem('deckTop'),
]

const intoDeck = (whose: 'you' | 'opponent'): Program => [
  { do: 'allCards', as: THAT, whose, from: 'hand', filter: {} },
  moveThem('deck'),
]

/** Steps with whole piles of both players. */
export const OLDER_PILES = ways('step', (say) => [
  say('each player shuffles all {cards:cards} in their discard pile into their deck', ({ cards }) =>
    WHO.flatMap(
      (whose): Program => [{ do: 'allCards', as: THAT, whose, from: 'discard', filter: cards }, moveThem('deck')],
    ),
  ),
  say('have each player shuffle their hand into their deck and draw {n:number} cards', ({ n }) => [
    ...WHO.flatMap(intoDeck),
    ...WHO.map((who): Effect => ({ do: 'draw', who, cards: n })),
  ]),
  say(
    'each player shuffles their hand into their deck and flips a coin . if heads , that player draws {n:number} cards . if tails , they draw {m:number} cards',
    ({ n, m }) => [
      ...WHO.flatMap(intoDeck),
      ...WHO.flatMap(
        (who): Program => [
          { do: 'flip', coins: 1 },
          {
            do: 'if',
            is: { is: 'heads' },
            then: [{ do: 'draw', who, cards: n }],
            otherwise: [{ do: 'draw', who, cards: m }],
          },
        ],
      ),
    ],
  ),
  say(
    'each player counts the cards in their hand , shuffles those cards into their deck , then draws that many cards',
    () =>
      WHO.flatMap(
        (who): Program => [...intoDeck(who), { do: 'draw', who, cards: { count: 'cardsChosen', named: THAT } }],
      ),
  ),
  say(
    'look at the top {n:number} cards of your deck and put them back in any order or shuffle them into your deck',
    ({ n }) => [
      { do: 'lookAtTop', whose: 'you', cards: n },
      { do: 'oneOrBoth', just: 'one', first: inOrder, second: [{ do: 'shuffleDeck', whose: 'you' }] },
    ],
  ),
  say('discard the top card of {whose:whose} deck for each {each:each}', ({ whose, each }) => [
    { do: 'discardTop', whose, cards: each },
  ]),
  say('put {howMany:howMany} {cards:cards} from your discard pile on the bottom of your deck in any order', (slots) => [
    {
      do: 'chooseCards',
      as: THAT,
      whose: 'you',
      from: 'discard',
      filter: slots.cards,
      ordered: true,
      ...slots.howMany,
    },
    moveThem('deckBottom'),
  ]),
  say('shuffle {n:some} {cards:cards} from your hand into your deck', ({ n, cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: cards, ...(n === 1 ? {} : { min: n, max: n }) },
    moveThem('deck'),
  ]),
  say(
    'look at the top {n:number} cards of your deck and put 1 of them into your hand . discard the other card',
    ({ n }) => [
      { do: 'lookAtTop', whose: 'you', cards: n },
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: {} },
      moveThem('hand'),
      { do: 'allCards', as: THAT, whose: 'you', from: 'lookedAt', filter: {} },
      moveThem('discard'),
    ],
  ),
  say(
    "look at the top {n:number} cards of your opponent's deck , discard 1 of them , and put the other card back",
    ({ n }) => [
      { do: 'lookAtTop', whose: 'opponent', cards: n },
      { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'lookedAt', filter: {} },
      moveThem('discard'),
    ],
  ),
  say('search your deck for {name:cardName} , reveal it , and put it into your hand', ({ name }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: { named: name } },
    { do: 'reveal', cards: THAT },
    moveThem('hand'),
  ]),
  say(
    'search your deck for [a|an] {a:cards} , [a|an] {b:cards} , and [a|an] {c:cards} , and put them onto your Bench',
    ({ a, b, c }) =>
      [a, b, c].flatMap(
        (filter): Program => [{ do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter }, moveThem('bench')],
      ),
  ),
  say('search your deck for {name:cardName} and put it onto this {own:name} to evolve it', ({ name }) => [
    {
      do: 'chooseCards',
      as: THAT,
      whose: 'you',
      from: 'deck',
      filter: { named: name },
      evolving: 'thisPokemon',
      skipping: true,
    },
    { do: 'evolve', cards: THAT, pokemon: 'thisPokemon', skipping: true },
  ]),
])
