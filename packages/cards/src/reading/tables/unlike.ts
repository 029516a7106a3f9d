/** Two cards of different types, and a Pokémon that has just come onto a Bench. */
import type { CardFilter, Effect, PokemonFilter, Program } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/said.ts'

const ONE = 'one'
const OTHER = 'other'

/** One search: a card, and if there is one another that is of no type of it. */
const twoTypes = (filter: CardFilter): Program => [
  { do: 'chooseCards', as: ONE, whose: 'you', from: 'deck', filter, max: 1 },
  {
    do: 'chooseCards',
    as: OTHER,
    whose: 'you',
    from: 'deck',
    filter,
    unlike: ONE,
    min: 0,
    max: { count: 'cardsChosen', named: ONE },
  },
]

const shown = (cards: string): Effect => ({ do: 'reveal', cards })

const inAnyWay = (cards: string, from: PokemonFilter): Effect => ({
  do: 'eachCard',
  cards,
  as: 'eachCard',
  then: [
    { do: 'choosePokemon', as: THAT, from },
    { do: 'attach', cards: 'eachCard', to: { chosen: THAT } },
  ],
})

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
    'search your deck for up to 2 basic Energy cards of different types and attach them to {among:among} in any way you like',
    ({ among }) => [...twoTypes({ basicEnergy: true }), inAnyWay(ONE, among), inAnyWay(OTHER, among)],
  ),
  say(
    'search your deck for up to 2 basic Energy cards of different types , reveal them , and put them into your hand',
    () => [
      ...twoTypes({ basicEnergy: true }),
      shown(ONE),
      shown(OTHER),
      { do: 'move', cards: ONE, to: 'hand' },
      { do: 'move', cards: OTHER, to: 'hand' },
    ],
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
