/** Steps that move cards to and from decks: attached cards, cards of a hand, Pokémon with their cards. */
import type { CardDestination, CardSource, Effect, Program, Who } from 'ptcg-turn-engine/model'
import type { HowMany } from '../grammar/meanings.ts'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { toOwner } from './owners.ts'
import { moveThem } from './piles.ts'
import { chooseAttachedTo, thatHas } from './steps.ts'

const INTO = 'into {to:goesTo} deck'

const fromHand = (filter: Effect & { do: 'chooseCards' }, to: CardDestination): Program => [filter, moveThem(to)]

const chosen = (from: CardSource, cards: object, howMany: HowMany): Extract<Effect, { do: 'chooseCards' }> => ({
  do: 'chooseCards',
  as: THAT,
  whose: 'you',
  from,
  filter: cards,
  ...howMany,
  ...('max' in howMany && from === 'hand' ? { ordered: true as const } : {}),
})

/** Steps that put cards into decks from play and from hands. */
export const TO_DECKS = ways('step', (say) => [
  say(`shuffle {howMany:howMany} {attached:attached} attached to {one:one} ${INTO}`, ({ howMany, attached, one, to }) =>
    toOwner({ first: one.first, set: one.ref }, to, [
      ...thatHas(one.first, attached),
      chooseAttachedTo(one.ref, attached, howMany),
      moveThem('deck'),
    ]),
  ),
  say(`shuffle all {attached:attached} attached to {target:target} ${INTO}`, ({ attached, target, to }) =>
    toOwner(target, to, [
      ...target.first,
      { do: 'allAttached', as: THAT, on: target.set, filter: attached },
      moveThem('deck'),
    ]),
  ),
  say(
    `choose {target:target} and shuffle [it|them|that Pokémon|those Pokémon] and all attached cards ${INTO}`,
    ({ target, to }) => toOwner(target, to, [...target.first, { do: 'leavePlay', pokemon: target.set, to: 'deck' }]),
  ),
  say('put {howMany:howMany} {cards:cards} from your hand on the bottom of your deck in any order', (slots) =>
    fromHand(chosen('hand', slots.cards, slots.howMany), 'deckBottom'),
  ),
  say('put {howMany:howMany} {cards:cards} from your hand on top of your deck [|in any order]', (slots) =>
    fromHand(chosen('hand', slots.cards, slots.howMany), 'deckTop'),
  ),
  say('your opponent reveals [that card|those cards] and puts [it|them] on the bottom of their deck', () => [
    { do: 'reveal', cards: THAT },
    moveThem('deckBottom'),
  ]),
  say('discard all cards attached to {ref:ref} and put it into your hand', ({ ref }) => [
    { do: 'leavePlay', pokemon: ref, to: 'hand', attached: 'discarded' },
  ]),
])

/** Shows the bottom card of a deck and discards it. */
const bottomOf = (whose: Who): Program => [
  { do: 'lookAtTop', whose, cards: 1, from: 'bottom', revealed: true },
  { do: 'allCards', as: THAT, whose, from: 'lookedAt', filter: {} },
  moveThem('discard'),
]

/** Steps that look at or discard cards of decks and hands. */
export const OF_DECKS = ways('step', (say) => [
  say('discard the bottom card of {whose:whose} deck', ({ whose }) => bottomOf(whose)),
  say("discard the top {n:number} cards of each player's deck", ({ n }) => [
    { do: 'discardTop', whose: 'you', cards: n },
    { do: 'discardTop', whose: 'opponent', cards: n },
  ]),
  say('your opponent discards the top card of their deck for each {each:each}', ({ each }) => [
    { do: 'discardTop', whose: 'opponent', cards: each },
  ]),
  say('[|have] your opponent [discard|discards] the top {n:number} cards of their deck', ({ n }) => [
    { do: 'discardTop', whose: 'opponent', cards: n },
  ]),
  say("look at your opponent's hand", () => [{ do: 'revealHand', whose: 'opponent' }]),
  say('if they have any {cards:cards} there , discard 1 of them', ({ cards }) => [
    { do: 'chooseCards', as: THAT, whose: 'opponent', from: 'lookedAt', filter: cards },
    moveThem('discard'),
  ]),
  say(
    'look at the top {n:number} cards of your deck and [|either] put them back in any order , or shuffle them and put them on the bottom of your deck',
    ({ n }): Program => [
      { do: 'lookAtTop', whose: 'you', cards: n },
      {
        do: 'oneOrBoth',
        just: 'one',
        first: [
          { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: {}, min: 60, max: 60, ordered: true },
          moveThem('deckTop'),
        ],
        second: [
          { do: 'allCards', as: THAT, whose: 'you', from: 'lookedAt', filter: {} },
          moveThem('deckBottom'),
          { do: 'shuffleDeck', whose: 'you', bottom: { count: 'cardsChosen', named: THAT } },
        ],
      },
    ],
  ),
  say('your opponent shuffles their hand into their deck , and draws {n:number} cards', ({ n }) => [
    { do: 'allCards', as: THAT, whose: 'opponent', from: 'hand', filter: {} },
    moveThem('deck'),
    { do: 'draw', who: 'opponent', cards: n },
  ]),
  say('have your opponent shuffle their hand into their deck and draw {n:number} cards', ({ n }) => [
    { do: 'allCards', as: THAT, whose: 'opponent', from: 'hand', filter: {} },
    moveThem('deck'),
    { do: 'draw', who: 'opponent', cards: n },
  ]),
])
