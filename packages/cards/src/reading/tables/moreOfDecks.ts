/** Steps that show, sort out, exchange or put back cards of both players' decks and hands. */
import { type CardFilter, type Effect, type Program, WHO } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { cardsIn, countChosen } from './counts.ts'
import { inAnyWay } from './oneByOne.ts'
import { moveThem, showTop, takeSeen } from './piles.ts'
import { handToBottom } from './wholeZones.ts'

const theyDiscard = (n: number): Program => [
  { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'hand', filter: {}, by: 'opponent', min: n, max: n },
  moveThem('discard'),
]

/** Discards the top card of the deck. If the card matches, also carries out another effect with it. */
const discardTopAndIf = (filter: CardFilter, then: Effect): Program => [
  showTop(1),
  takeSeen(),
  moveThem('discard'),
  { do: 'if', is: { is: 'atLeast', what: countChosen(filter), number: 1 }, then: [then] },
]

/** The `as` of cards of a hand that go into the deck. */
const GIVEN = 'given'

export const MORE_OF_DECKS = ways('step', (say) => [
  say(
    'search your deck for {howMany:howMany} {cards:cards} , reveal it , shuffle your deck , then put that card on top of it',
    ({ howMany, cards }) => [
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: cards, ...howMany },
      { do: 'reveal', cards: THAT },
      { do: 'shuffleDeck', whose: 'you' },
      moveThem('deckTop'),
    ],
  ),
  say('look at the top {n:number} cards of your deck and discard any number of them', ({ n }) => [
    { do: 'lookAtTop', whose: 'you', cards: n },
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: {}, min: 0, max: 60 },
    moveThem('discard'),
  ]),
  say(
    'each player reveals the top {n:number} cards of their deck and puts all {cards:cards} they find there into their hand . then , each player shuffles the other cards back into their deck',
    ({ n, cards }) =>
      WHO.flatMap(
        (whose): Program => [showTop(n, whose), takeSeen(cards, whose), moveThem('hand'), { do: 'shuffleDeck', whose }],
      ),
  ),
  say('each player reveals the top {n:number} cards of their deck , then draws those cards', ({ n }) => [
    ...WHO.map((whose) => showTop(n, whose)),
    ...WHO.map((who): Effect => ({ do: 'draw', who, cards: n })),
  ]),
  say('discard all {cards:cards} you find there', ({ cards }) => [takeSeen(cards), moveThem('discard')]),
  say(
    'your opponent discards {n:some} [card|cards] from their hand . if {question:question} , your opponent discards {m:number} more cards',
    ({ n, question, m }) => [...theyDiscard(n), { do: 'if', is: question, then: theyDiscard(m) }],
  ),
  say(
    'discard the top card of your deck , and if that card is [a|an] {cards:cards} , use the effect of that card as the effect of this attack',
    ({ cards }) => discardTopAndIf(cards, { do: 'useEffectOf', cards: THAT }),
  ),
  say(
    'discard the top card of your deck , and if that card is [a|an] {kind:kind} , choose 1 of its attacks and use it as this attack',
    ({ kind }) => discardTopAndIf(kind, { do: 'copyAttack', from: { cards: THAT } }),
  ),
  say(
    '[reveal the top {n:number} cards of {whose:whose} deck . you may choose an attack from a {kind:kind} you find there and use it as this attack . shuffle the revealed cards into {again:whose} deck]',
    ({ n, whose, kind, again }) => [
      showTop(n, whose),
      takeSeen(kind, whose),
      { do: 'may', then: [{ do: 'copyAttack', from: { cards: THAT } }] },
      { do: 'shuffleDeck', whose: again },
    ],
  ),
  say(
    'choose {cards:cards} from your discard pile up to the number of Prize cards your opponent has taken and attach them to {among:among} in any way you like',
    ({ cards, among }) => [
      {
        do: 'chooseCards',
        as: THAT,
        whose: 'you',
        from: 'discard',
        filter: cards,
        max: { count: 'prizesTaken', whose: 'opponent' },
      },
      inAnyWay(among),
    ],
  ),
  say(
    'look at the top {n:number} cards of your deck and attach {howMany:howMany} {cards:cards} you find there to {among:among} in any way you like',
    (slots) => [
      { do: 'lookAtTop', whose: 'you', cards: slots.n },
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: slots.cards, ...slots.howMany },
      inAnyWay(slots.among),
    ],
  ),
  say(
    'search your deck for a number of cards up to the number of different types of Pokémon you have in play and put them into your hand',
    () => [
      {
        do: 'chooseCards',
        as: THAT,
        whose: 'you',
        from: 'deck',
        filter: {},
        max: { count: 'typesOf', of: { whose: 'you' } },
      },
      moveThem('hand'),
    ],
  ),
  say(
    'if they have {n:number} or more cards in their hand , choose all but {left:number} , and your opponent shuffles the chosen cards into their deck',
    ({ n, left }) => [
      {
        do: 'if',
        is: { is: 'atLeast', what: cardsIn('opponent', 'hand'), number: n },
        then: [
          {
            do: 'chooseCards',
            as: THAT,
            whose: 'opponent',
            from: 'hand',
            filter: {},
            min: 60,
            max: { count: 'minus', from: cardsIn('opponent', 'hand'), less: left },
          },
          moveThem('deck'),
        ],
      },
    ],
  ),
  say(
    'search your deck for {howMany:howMany} {cards:cards} and put it onto your Bench . [then ,|] shuffle your deck . if {question:question} , you may put up to {n:number} {same:cards} onto your Bench in this way instead',
    ({ howMany, cards, question, n, same }) => [
      {
        do: 'if',
        is: question,
        then: [{ do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: same, max: n }, moveThem('bench')],
        otherwise: [
          { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: cards, ...howMany },
          moveThem('bench'),
        ],
      },
      { do: 'shuffleDeck', whose: 'you' },
    ],
  ),
  say(
    'search your deck for [a|an] {cards:cards} , reveal it , and put it into your hand . if {question:question} , search for up to {n:number} {same:cards} instead of 1',
    ({ cards, question, n, same }) => [
      {
        do: 'if',
        is: question,
        then: [
          { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: same, max: n },
          { do: 'reveal', cards: THAT },
          moveThem('hand'),
        ],
        otherwise: [
          { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: cards },
          { do: 'reveal', cards: THAT },
          moveThem('hand'),
        ],
      },
    ],
  ),
  say(
    'reveal {howMany:howMany} {cards:cards} in your hand and put them into your deck . if you do , search your deck for up to that many {same:cards} , reveal them , and put them into your hand',
    ({ howMany, cards, same }) => [
      { do: 'chooseCards', as: GIVEN, whose: 'you', from: 'hand', filter: cards, ...howMany },
      { do: 'reveal', cards: GIVEN },
      { do: 'move', cards: GIVEN, to: 'deck' },
      {
        do: 'if',
        is: { is: 'done' },
        then: [
          {
            do: 'chooseCards',
            as: THAT,
            whose: 'you',
            from: 'deck',
            filter: same,
            max: { count: 'cardsChosen', named: GIVEN },
          },
          { do: 'reveal', cards: THAT },
          moveThem('hand'),
        ],
      },
    ],
  ),
])

/** Steps in which each player draws cards, or hands are exchanged. */
export const MORE_OF_HANDS = ways('step', (say) => [
  say(
    'each player flips a coin . if heads , that player draws {n:number} cards . if tails , they draw {m:number} cards',
    (slots) =>
      WHO.flatMap(
        (who): Program => [
          { do: 'flip', coins: 1 },
          {
            do: 'if',
            is: { is: 'heads' },
            then: [{ do: 'draw', who, cards: slots.n }],
            otherwise: [{ do: 'draw', who, cards: slots.m }],
          },
        ],
      ),
  ),
  say(
    'your opponent counts the cards in their hand , shuffles those cards , and puts them on the bottom of their deck . if they do , they draw that many cards',
    () => [...handToBottom('opponent'), { do: 'draw', who: 'opponent', cards: { count: 'cardsChosen', named: THAT } }],
  ),
])

/** A shuffle that the player may have the opponent do. It changes nothing visible, but the player is still asked. */
export const THEIR_DECK = ways('steps', (say) => [
  say('you may have your opponent shuffle their deck', () => [
    { do: 'may', then: [] },
    { do: 'if', is: { is: 'done' }, then: [{ do: 'shuffleDeck', whose: 'opponent' }] },
  ]),
])
