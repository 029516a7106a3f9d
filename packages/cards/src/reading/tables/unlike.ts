/** Wordings about cards of different types, and about a Pokémon that has just come onto a Bench. */
import type { CardFilter, Effect, Program } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { inAnyWay } from './oneByOne.ts'

const ONE = 'one'
const OTHER = 'other'

/** Searches the deck once for cards of different types. */
const ofTypes = (filter: CardFilter, names: readonly string[]): Program =>
  names.map((as, at): Effect => {
    const before = names[at - 1]
    return {
      do: 'chooseCards',
      as,
      whose: 'you',
      from: 'deck',
      filter,
      ...(before === undefined
        ? { max: 1 }
        : { unlike: names.slice(0, at), min: 0, max: { count: 'cardsChosen', named: before } }),
    }
  })

const twoTypes = (filter: CardFilter): Program => ofTypes(filter, [ONE, OTHER])

/** The number of types, which is also the largest possible number of cards of different types. */
const ANY_NUMBER = 11

const NAMES = (n: number): readonly string[] => Array.from({ length: n }, (_, at) => `card${at + 1}`)

const toHand = (names: readonly string[]): Program =>
  names.flatMap((cards): Program => [shown(cards), { do: 'move', cards, to: 'hand' }])

const shown = (cards: string): Effect => ({ do: 'reveal', cards })

export const OF_DIFFERENT_TYPES = ways('step', (say) => [
  say(
    'search your deck for up to 2 basic Energy cards of different types , reveal them , and put 1 of them into your hand . attach the other to {one:one}',
    ({ one }) => [
      ...twoTypes({ basicEnergy: true }),
      shown(ONE),
      shown(OTHER),
      { do: 'move', cards: ONE, to: 'hand' },
      ...one.first,
      { do: 'attach', cards: OTHER, to: one.ref },
    ],
  ),
  say(
    'search your deck for up to {n:several} {cards:cards} of different types and attach them to {among:among} in any way you like',
    ({ n, cards, among }) => [...ofTypes(cards, NAMES(n)), ...NAMES(n).map((one) => inAnyWay(among, one))],
  ),
  say(
    'search your deck for up to {n:several} {cards:cards} of different types , reveal them , and put them into your hand',
    ({ n, cards }) => [...ofTypes(cards, NAMES(n)), ...toHand(NAMES(n))],
  ),
  say(
    'search your deck for any number of {cards:cards} of different types , reveal them , and put them into your hand',
    ({ cards }) => [...ofTypes(cards, NAMES(ANY_NUMBER)), ...toHand(NAMES(ANY_NUMBER))],
  ),
])

const GUEST = 'guest'

const guest = (filter: CardFilter, may: boolean): Program => [
  { do: 'revealHand', whose: 'opponent' },
  { do: 'chooseCards', as: GUEST, whose: 'opponent', from: 'hand', filter, ...(may ? { min: 0, max: 1 } : {}) },
  { do: 'move', cards: GUEST, to: 'bench' },
]

export const NEWLY_BENCHED = ways('step', (say) => [
  say(
    "your opponent reveals their hand [, and you|. you] put a {kind:kind} you find there onto your opponent's Bench . if you put a Pokémon onto their Bench in this way , switch in that Pokémon to the Active Spot",
    ({ kind }) => [
      ...guest(kind, false),
      { do: 'if', is: { is: 'done' }, then: [{ do: 'switch', who: 'opponent', with: GUEST }] },
    ],
  ),
])
