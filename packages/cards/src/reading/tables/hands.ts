/** More steps with hands, decks and discard piles: several kinds of cards, revealed hands, the bottom of a deck. */
import type { CardDestination, CardFilter, Effect, PokemonFilter, Predicate, Program } from 'ptcg-turn-engine/model'
import type { HowMany } from '../grammar/meanings.ts'
import { CONTRADICTORY, ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { cardsIn } from './counts.ts'
import { eachOf } from './nouns.ts'
import { moveThem } from './piles.ts'
import { chooseAttachedTo, thatHas } from './steps.ts'
import { EACH_PLAYER_TO_BOTTOM } from './wholeZones.ts'

const some = (filter: CardFilter): HowMany & { readonly filter: CardFilter } => ({ filter })

/** Reveals the cards of one kind and puts them into the hand, as a part of a search for several kinds of cards. */
const found = ({ filter, ...howMany }: HowMany & { readonly filter: CardFilter }): Program => [
  { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter, ...howMany },
  { do: 'reveal', cards: THAT },
  moveThem('hand'),
]

/** Searches the deck once for a card of each kind. */
const foundOfEach = (...filters: readonly CardFilter[]): Program => filters.flatMap((filter) => found(some(filter)))

/** Chooses among the opponent's cards that were looked at, in a deck or a revealed hand. */
const among = (filter: CardFilter, howMany: HowMany): Effect => ({
  do: 'chooseCards',
  as: THAT,
  whose: 'opponent',
  from: 'lookedAt',
  filter,
  ...howMany,
})

/** Lets the opponent choose cards of their own hand. If there is a maximum, the opponent also decides the order of the cards. */
const theirChoice = (filter: CardFilter, { min, max }: HowMany): Effect => ({
  do: 'chooseCards',
  as: THAT,
  whose: 'opponent',
  from: 'hand',
  filter,
  by: 'opponent',
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max, ordered: true as const }),
})

const hasCards = (whose: 'you' | 'opponent'): Predicate => ({
  is: 'atLeast',
  what: { count: 'cardsIn', whose, zone: 'hand' },
  number: 1,
})

const fromOneToAnother = (filter: CardFilter, howMany: HowMany, whose: PokemonFilter['whose']): Program => [
  { do: 'choosePokemon', as: THAT, from: { whose, withEnergy: filter } },
  chooseAttachedTo({ chosen: THAT }, filter, howMany),
  { do: 'choosePokemon', as: THAT, from: { whose, except: { chosen: THAT } } },
  { do: 'attach', cards: THAT, to: { chosen: THAT } },
]

/** Cards of several kinds, in any combination. */
export const COMBINATIONS = ways('cards', (say) => [
  say('in any combination of {one:cards} and {other:cards}', ({ one, other }) => ({ any: [one, other] })),
])

/** Steps that search, draw and discard. */
export const HAND_STEPS = ways('step', (say) => [
  say(
    'search your deck for {a:howMany} {one:cards} and {b:howMany} {other:cards} , reveal them , and put them into your hand',
    ({ a, one, b, other }) => [...found({ filter: one, ...a }), ...found({ filter: other, ...b })],
  ),
  say(
    'search your deck for [a|an] {one:cards} , [a|an] {two:cards} , and [a|an] {three:cards} , reveal them , and put them into your hand',
    ({ one, two, three }) => foundOfEach(one, two, three),
  ),
  say(
    'search your deck for [a|an] {one:cards} , [a|an] {two:cards} , [a|an] {three:cards} , and [a|an] {four:cards} , reveal them , and put them into your hand',
    ({ one, two, three, four }) => foundOfEach(one, two, three, four),
  ),
  say(
    'search your deck for {n:several} cards , shuffle your deck , then put those cards on top of it in any order',
    ({ n }) => [
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: {}, min: n, max: n, ordered: true },
      { do: 'shuffleDeck', whose: 'you' },
      moveThem('deckTop'),
    ],
  ),
  say('draw {n:number} more [card|cards]', ({ n }) => [{ do: 'draw', who: 'you', cards: n }]),
  say('you draw {n:number} cards , and your opponent draws {other:number} cards', ({ n, other }) => [
    { do: 'draw', who: 'you', cards: n },
    { do: 'draw', who: 'opponent', cards: other },
  ]),
  say('each player draws a card for each of their remaining Prize cards', () =>
    (['you', 'opponent'] as const).map((who) => ({
      do: 'draw',
      who,
      cards: { count: 'cardsIn', whose: who, zone: 'prizes' },
    })),
  ),
  say(
    '[each player shuffles their hand and puts it|have each player shuffle their hand and put it] on the bottom of their deck . if either player put any cards on the bottom of their deck in this way , {steps:steps}',
    ({ steps }) => [
      {
        do: 'if',
        is: { is: 'any', of: [hasCards('you'), hasCards('opponent')] },
        then: [...EACH_PLAYER_TO_BOTTOM, ...steps],
      },
    ],
  ),
  say('count the cards in your hand , shuffle those cards into your deck , then draw that many cards plus 1', () => [
    { do: 'allCards', as: THAT, whose: 'you', from: 'hand', filter: {} },
    moveThem('deck'),
    { do: 'draw', who: 'you', cards: { count: 'plus', of: [{ count: 'cardsChosen', named: THAT }, 1] } },
  ]),
  say('put any number of cards from your hand on the bottom of your deck in any order', () => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'hand', filter: {}, min: 0, max: 60, ordered: true },
    moveThem('deckBottom'),
  ]),
  say(
    "put {howMany:howMany} {cards:cards} from your opponent's discard pile onto their Bench",
    ({ howMany, cards }) => [
      { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'discard', filter: cards, ...howMany },
      moveThem('bench'),
    ],
  ),
  say('put them on top of your deck in any order', () => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: {}, min: 60, max: 60, ordered: true },
    moveThem('deckTop'),
  ]),
  say(
    '[choose|put] {howMany:howMany} {cards:cards} you find there [and put it|and put them|] on the bottom of their deck',
    ({ howMany, cards }) => [among(cards, howMany), moveThem('deckBottom')],
  ),
  say(
    "choose {howMany:howMany} {cards:cards} you find there and put [it|them] on the bottom of your opponent's deck",
    ({ howMany, cards }) => [among(cards, howMany), moveThem('deckBottom')],
  ),
  say(
    'your opponent chooses {howMany:howMany} {cards:cards} from their hand and shuffles [it|them|those cards] into their deck',
    ({ howMany, cards }) => [theirChoice(cards, howMany), moveThem('deck')],
  ),
  say(
    'your opponent [chooses|puts] {howMany:howMany} {cards:cards} from their hand [|and puts it|and puts them|and puts those cards] on the bottom of their deck [|in any order]',
    ({ howMany, cards }) => [theirChoice(cards, howMany), moveThem('deckBottom')],
  ),
  say('your opponent puts {howMany:howMany} {cards:cards} from their hand on top of their deck', (slots) => [
    theirChoice(slots.cards, slots.howMany),
    moveThem('deckTop'),
  ]),
  say('your opponent shuffles the other cards back into their deck', () => [{ do: 'shuffleDeck', whose: 'opponent' }]),
])

/** Steps with Energy and Tools of one Pokémon or several. */
export const ATTACHED_STEPS = ways('step', (say) => [
  say('move {howMany:howMany} {attached:attached} from 1 of your Pokémon to another of your Pokémon', (slots) =>
    fromOneToAnother(slots.attached, slots.howMany, 'you'),
  ),
  say(
    "move {howMany:howMany} {attached:attached} from 1 of your opponent's Pokémon to another of their Pokémon",
    (slots) => fromOneToAnother(slots.attached, slots.howMany, 'opponent'),
  ),
  say(
    "move {howMany:howMany} {attached:attached} from your opponent's Active Pokémon to 1 of their Benched Pokémon",
    (slots) => [
      chooseAttachedTo('opponentActive', slots.attached, slots.howMany),
      { do: 'choosePokemon', as: THAT, from: { whose: 'opponent', where: 'Bench' } },
      { do: 'attach', cards: THAT, to: { chosen: THAT } },
    ],
  ),
  say('put {howMany:howMany} {attached:attached} attached to {one:one} on the bottom of their deck', (slots) => [
    ...thatHas(slots.one.first, slots.attached),
    chooseAttachedTo(slots.one.ref, slots.attached, slots.howMany),
    moveThem('deckBottom'),
  ]),
  say('put {howMany:howMany} {attached:attached} attached to {one:one} on top of their deck', (slots) => [
    ...thatHas(slots.one.first, slots.attached),
    chooseAttachedTo(slots.one.ref, slots.attached, slots.howMany),
    moveThem('deckTop'),
  ]),
  say('discard {howMany:howMany} {attached:attached} from your Benched Pokémon', (slots) => [
    chooseAttachedTo('eachOfYourBench', slots.attached, slots.howMany),
    moveThem('discard'),
  ]),
  say('move {howMany:howMany} {attached:attached} from your Benched Pokémon to your Active Pokémon', (slots) => [
    chooseAttachedTo('eachOfYourBench', slots.attached, slots.howMany),
    { do: 'attach', cards: THAT, to: 'yourActive' },
  ]),
  say('discard {howMany:howMany} {attached:attached} from [your|any of your] Pokémon', (slots) => [
    chooseAttachedTo('eachOfYours', slots.attached, slots.howMany),
    moveThem('discard'),
  ]),
  say('discard {howMany:howMany} {attached:attached} from each of {among:among}', (slots) => [
    {
      do: 'eachPokemon',
      pokemon: eachOf(slots.among),
      as: 'eachPokemon',
      then: [chooseAttachedTo({ chosen: 'eachPokemon' }, slots.attached, slots.howMany), moveThem('discard')],
    },
  ]),
  say('discard {howMany:howMany} {attached:attached} from it', (slots) => [
    chooseAttachedTo({ chosen: THAT }, slots.attached, slots.howMany),
    moveThem('discard'),
  ]),
  say('heal {n:number} damage from it', ({ n }) => [{ do: 'heal', pokemon: { chosen: THAT }, damage: n }]),
  say(
    "choose {howMany:howMany} {attached:attached} attached to Pokémon ( yours or your opponent's ) and discard [it|them]",
    (slots) => [chooseAttachedTo({ each: { whose: 'either' } }, slots.attached, slots.howMany), moveThem('discard')],
  ),
])

const TOP = 'the top card of {whose:whose} deck'

const thatCard = (whose: 'you' | 'opponent', to: CardDestination): Program => [
  { do: 'lookAtTop', whose, cards: 1 },
  {
    do: 'may',
    then: [{ do: 'allCards', as: THAT, whose, from: 'lookedAt', filter: {} }, moveThem(to)],
  },
]

/** Steps with the top card of a deck, which a player may move, and steps in which coins decide the number of cards; also some others. */
export const ONE_CARD = ways('step', (say) => [
  say(`look at ${TOP} . you may discard that card`, ({ whose }) => thatCard(whose, 'discard')),
  say(`look at ${TOP} . you may put [that card|it] on the bottom of {to:goesTo} deck`, ({ whose, to }) =>
    whose === to ? thatCard(whose, 'deckBottom') : CONTRADICTORY,
  ),
  say('look at the top card of your deck . you may put that card into your hand', () => thatCard('you', 'hand')),
  say('search your deck for a number of cards up to the number of heads [and|,] put them into your hand', () => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'deck', filter: {}, max: { count: 'heads' } },
    moveThem('hand'),
  ]),
  say('put a number of cards up to the number of heads from your discard pile into your hand', () => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'discard', filter: {}, max: { count: 'heads' } },
    moveThem('hand'),
  ]),
  say('put {howMany:howMany} {cards:cards} from your discard pile in the Lost Zone', ({ howMany, cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'you', from: 'discard', filter: cards, ...howMany },
    moveThem('lostZone'),
  ]),
  say(
    'your opponent reveals their hand , and you draw {n:some} [card|cards] for each {cards:cards} you find there',
    ({ n, cards }) => [
      // without a card to draw, looking at the hand has no effect (C1684)
      {
        do: 'if',
        is: { is: 'atLeast', what: cardsIn('you', 'deck'), number: 1 },
        then: [
          { do: 'revealHand', whose: 'opponent' },
          { do: 'draw', who: 'you', cards: { count: 'times', of: cardsIn('opponent', 'hand', cards), by: n } },
        ],
      },
    ],
  ),
])

/** Questions whether anything was done "in this way". */
export const DONE_IN_THIS_WAY = ways('question', (say) => [
  say(
    "you [healed any damage|shuffled any cards into your deck|attached any Energy|attached any Energy cards|attached Energy|attached Energy to a Pokémon|drew any cards|discarded any cards|discarded any Energy|discarded a Stadium|discarded a Pokémon Tool|discarded any Pokémon Tools|placed any damage counters|put any damage counters|put a card on the bottom of your opponent's deck] in this way",
    () => ({ is: 'done' }),
  ),
  say('they put any cards on the bottom of their deck in this way', () => ({ is: 'done' })),
])
