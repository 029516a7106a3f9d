/** Wordings about cards of the opponent's hand that are shown and then taken away, or picked at random. */
import type { CardDestination, CardFilter, Program } from 'ptcg-turn-engine/model'
import type { HowMany } from '../grammar/meanings.ts'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { cardsIn, countChosen } from './counts.ts'
import { moveThem } from './piles.ts'

const SUPPORTER: CardFilter = { trainer: 'Supporter' }

const takenFromTheirs = (filter: CardFilter, howMany: HowMany, to: CardDestination): Program => [
  { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'hand', filter, ...howMany },
  moveThem(to),
]

const shownAndDiscarded = (filter: CardFilter, howMany: HowMany): Program => [
  { do: 'revealHand', whose: 'opponent' },
  ...takenFromTheirs(filter, howMany, 'discard'),
]

export const REVEALED_HANDS = ways('step', (say) => [
  say(
    '[your opponent reveals|have your opponent reveal] their hand . [then ,|] discard {howMany:howMany} {cards:cards} from it',
    ({ howMany, cards }) => shownAndDiscarded(cards, howMany),
  ),
  say(
    'your opponent reveals their hand . choose {howMany:howMany} {cards:cards} you find there . your opponent shuffles [that card|those cards] into their deck',
    ({ howMany, cards }) => [{ do: 'revealHand', whose: 'opponent' }, ...takenFromTheirs(cards, howMany, 'deck')],
  ),
  say(
    "your opponent reveals their hand . choose {howMany:howMany} {cards:cards} [from there|you find there] and put it on the bottom [of|] your opponent's deck",
    ({ howMany, cards }) => [{ do: 'revealHand', whose: 'opponent' }, ...takenFromTheirs(cards, howMany, 'deckBottom')],
  ),
  say(
    'your opponent reveals their hand . add {howMany:howMany} {cards:cards} you find there to their Prize cards face down',
    ({ howMany, cards }) => [{ do: 'revealHand', whose: 'opponent' }, ...takenFromTheirs(cards, howMany, 'prizes')],
  ),
  say(
    'your opponent reveals their hand . you may discard a Supporter card you find there and use the effect of that card as the effect of this attack',
    () => [
      { do: 'revealHand', whose: 'opponent' },
      { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'hand', filter: SUPPORTER, min: 0, max: 1 },
      moveThem('discard'),
      { do: 'useEffectOf', cards: THAT },
    ],
  ),
  say("discard random cards from your opponent's hand until they have {n:number} cards in their hand", ({ n }) => [
    {
      do: 'randomCards',
      as: THAT,
      whose: 'opponent',
      cards: { count: 'minus', from: cardsIn('opponent', 'hand'), less: n },
    },
    moveThem('discard'),
  ]),
  say(
    "choose a random card from your opponent's hand . your opponent reveals that card . if it 's [a|an] {cards:cards} , discard it",
    ({ cards }) => [
      { do: 'randomCards', as: THAT, whose: 'opponent', cards: 1 },
      { do: 'reveal', cards: THAT },
      { do: 'if', is: { is: 'atLeast', what: countChosen(cards), number: 1 }, then: [moveThem('discard')] },
    ],
  ),
  say(
    'have your opponent count the cards in their hand , shuffle those cards into their deck , then draw that many cards',
    () => [
      { do: 'allCards', as: THAT, whose: 'opponent', from: 'hand', filter: {} },
      moveThem('deck'),
      { do: 'draw', who: 'opponent', cards: { count: 'cardsChosen', named: THAT } },
    ],
  ),
])

/** Damage for each card in a hand that was shown. */
export const DAMAGE_FOR_THOSE_FOUND = ways('damage', (say) => [
  say('this attack does {n:number} more damage for each {cards:cards} you find there', ({ n, cards }) => ({
    kind: 'moreDamage',
    term: { amount: n, times: countChosen(cards) },
    less: false,
  })),
])
