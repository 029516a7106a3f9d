/** Wordings of choices between effects or between the two players' sides, and of questions to the opponent. */
import type { CardFilter, Program, Who } from 'ptcg-turn-engine/model'
import type { HowMany } from '../grammar/meanings.ts'
import { CONTRADICTORY, ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'

export const justOne = (first: Program, second: Program): Program => [{ do: 'oneOrBoth', just: 'one', first, second }]

/** Lets the player carry out one or more of several programs, in any combination. */
const someOf = (first: Program, ...others: readonly Program[]): Program => {
  const [next, ...rest] = others
  return next === undefined ? first : [{ do: 'oneOrBoth', first, second: someOf(next, ...rest) }]
}

export const eitherSide = (does: (whose: Who) => Program): Program => justOne(does('you'), does('opponent'))

const found = (filter: CardFilter, howMany: HowMany): Program => [
  { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter, ...howMany },
  { do: 'reveal', cards: THAT },
  { do: 'move', cards: THAT, to: 'hand' },
]

const seenInOrder = (whose: Who, cards: number): Program => [
  { do: 'lookAtTop', whose, cards },
  { do: 'chooseCards', as: THAT, whose, from: 'lookedAt', filter: {}, min: 60, max: 60, ordered: true },
  { do: 'move', cards: THAT, to: 'deckTop' },
]

const newHand = (who: Who, cards: number): Program => [
  { do: 'allCards', as: THAT, whose: who, from: 'hand', filter: {} },
  { do: 'move', cards: THAT, to: 'deck' },
  { do: 'draw', who, cards },
]

const toBench = (whose: Who, filter: CardFilter): Program => [
  { do: 'chooseCards', as: THAT, whose, from: 'discard', filter },
  { do: 'move', cards: THAT, to: 'bench' },
]

const aTool = (to: 'discard' | 'lostZone'): Program => [
  { do: 'chooseAttached', as: THAT, on: { each: { whose: 'either' } }, filter: { trainer: 'Tool' } },
  { do: 'move', cards: THAT, to },
]

const toolOrStadium = (to: 'discard' | 'lostZone'): Program => justOne(aTool(to), [{ do: 'removeStadium', to }])

/** One item of a bulleted list, which may have several sentences. */
export const PARTS = ways('part', (say) => [
  say('{steps:steps} [|.]', ({ steps }) => steps),
  say('{steps:steps} . ( you must discard at least 1 card . ) if you do , {more:steps} [|.]', ({ steps, more }) => [
    ...steps,
    { do: 'if', is: { is: 'done' }, then: more },
  ]),
])

export const CHOOSING_PARTS = ways('sentence', (say) => [
  say('choose 1 : • {first:part} • {second:part}', ({ first, second }) => ({
    kind: 'steps',
    program: justOne(first, second),
  })),
  say('choose 1 or both : • {first:part} • {second:part}', ({ first, second }) => ({
    kind: 'steps',
    program: [{ do: 'oneOrBoth', first, second }],
  })),
  say('choose 1 or more : • {a:part} • {b:part} • {c:part}', ({ a, b, c }) => ({
    kind: 'steps',
    program: someOf(a, b, c),
  })),
  say('choose 1 or more : • {a:part} • {b:part} • {c:part} • {d:part}', ({ a, b, c, d }) => ({
    kind: 'steps',
    program: someOf(a, b, c, d),
  })),
  say('choose a player . that player shuffles their hand into their deck and draws {n:number} cards', ({ n }) => ({
    kind: 'steps',
    program: eitherSide((who) => newHand(who, n)),
  })),
])

export const SIDES = ways('step', (say) => [
  say(
    'search your deck for {one:howMany} {first:cards} or {other:howMany} {second:cards} , reveal them , and put them into your hand',
    ({ one, first, other, second }) => justOne(found(first, one), found(second, other)),
  ),
  say("look at the top {n:number} cards of either player's deck and put them back in any order", ({ n }) =>
    eitherSide((whose) => seenInOrder(whose, n)),
  ),
  say("put [a|an] {cards:cards} from either player's discard pile onto that player's Bench", ({ cards }) =>
    eitherSide((whose) => toBench(whose, cards)),
  ),
  say('choose a Pokémon Tool attached to any Pokémon , or any Stadium in play , and put it in the Lost Zone', () =>
    toolOrStadium('lostZone'),
  ),
  say('choose a Pokémon Tool attached to any Pokémon , or any Stadium in play , and discard it', () =>
    toolOrStadium('discard'),
  ),
  say('discard {a:howMany} {one:energy} or {b:howMany} {other:energy} from this Pokémon', (slots) => {
    const from = (filter: CardFilter, howMany: HowMany): Program => [
      { do: 'chooseAttached', as: THAT, on: 'thisPokemon', filter, min: 0, ...howMany },
      { do: 'move', cards: THAT, to: 'discard' },
    ]
    return justOne(from(slots.one, slots.a), from(slots.other, slots.b))
  }),
  say(
    'your opponent may draw {n:some} [card|cards]',
    ({ n }): Program => [{ do: 'may', by: 'opponent', then: [{ do: 'draw', who: 'opponent', cards: n }] }],
  ),
  say('they draw {n:some} [card|cards]', ({ n }) => [{ do: 'draw', who: 'opponent', cards: n }]),
])

/** Discards from a hand until a number of cards is left. */
const handDownTo = (whose: Who, left: number): Program => [
  {
    do: 'chooseCards',
    as: THAT,
    whose,
    from: 'hand',
    filter: {},
    ...(whose === 'opponent' ? { by: whose } : {}),
    min: 60,
    max: { count: 'minus', from: { count: 'cardsIn', whose, zone: 'hand' }, less: left },
  },
  { do: 'move', cards: THAT, to: 'discard' },
]

export const UNTIL_SO_MANY = ways('step', (say) => [
  say(
    'each player discards cards from their hand until they have {n:number} cards in their hand . your opponent discards first [|. ( if a player has {m:number} or fewer cards in their hand , they do not discard . )]',
    ({ n, m }) =>
      m === undefined || m === n ? [...handDownTo('opponent', n), ...handDownTo('you', n)] : CONTRADICTORY,
  ),
  say(
    '[have your opponent discard|your opponent discards] cards from their hand until they have {n:number} cards in their hand',
    ({ n }) => handDownTo('opponent', n),
  ),
  say('discard cards from your hand until you have {n:number} cards in your hand', ({ n }) => handDownTo('you', n)),
  say('your opponent discards Pokémon from their Bench until they have {n:number}', ({ n }) => [
    {
      do: 'choosePokemon',
      as: THAT,
      from: { whose: 'opponent', where: 'Bench' },
      by: 'opponent',
      min: 60,
      max: { count: 'minus', from: { count: 'pokemonInPlay', of: { whose: 'opponent', where: 'Bench' } }, less: n },
    },
    { do: 'leavePlay', pokemon: { eachChosen: THAT }, to: 'discard' },
  ]),
  say('discard cards from the top of your deck until only {n:number} card remains', ({ n }) => [
    {
      do: 'discardTop',
      whose: 'you',
      cards: { count: 'minus', from: { count: 'cardsIn', whose: 'you', zone: 'deck' }, less: n },
    },
  ]),
  say('draw cards until you have {n:number} more [card|cards] in your hand than your opponent', ({ n }) => [
    {
      do: 'draw',
      who: 'you',
      cards: {
        count: 'minus',
        from: { count: 'plus', of: [{ count: 'cardsIn', whose: 'opponent', zone: 'hand' }, n] },
        less: { count: 'cardsIn', whose: 'you', zone: 'hand' },
      },
    },
  ]),
])
