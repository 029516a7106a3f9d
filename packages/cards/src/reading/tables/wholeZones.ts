/** Steps with all cards of a zone, with the remaining cards, and with random cards. */
import { type Effect, type Program, WHO, type Who } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { allCardsOf } from '../sentences/afterwards.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { moveThem } from './piles.ts'

const THOSE = { count: 'cardsChosen', named: THAT } as const

/** Moves cards to the bottom of a deck in random order. */
const shuffledToTheBottom = (whose: Who): Program => [
  moveThem('deckBottom'),
  { do: 'shuffleDeck', whose, bottom: THOSE },
]

const handIntoDeck = (whose: Who): Program => [allCardsOf(whose, 'hand'), moveThem('deck')]

/** Moves a hand to the bottom of its player's deck in random order. */
export const handToBottom = (whose: Who): Program => [allCardsOf(whose, 'hand'), ...shuffledToTheBottom(whose)]

/** Moves the cards that are looked at, in an order that the player chooses. */
const inOrder = (to: 'deckTop' | 'deckBottom'): Program => [
  { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: {}, min: 60, max: 60, ordered: true },
  moveThem(to),
]

/** Moves each player's hand to the bottom of that player's deck in random order, one after the other. */
export const EACH_PLAYER_TO_BOTTOM: Program = WHO.flatMap(handToBottom)

/** Steps that shuffle hands into decks, or use random cards of a hand. */
export const WHOLE_HANDS = ways('step', (say) => [
  say('shuffle your hand into your deck', () => handIntoDeck('you')),
  say('your opponent shuffles their hand into their deck', () => handIntoDeck('opponent')),
  say('each player shuffles their hand into their deck', () => WHO.flatMap(handIntoDeck)),
  say('each player shuffles their hand into their deck and draws {n:number} cards', ({ n }) => [
    ...WHO.flatMap(handIntoDeck),
    ...WHO.map((who): Effect => ({ do: 'draw', who, cards: n })),
  ]),
  say('your opponent shuffles their hand into their deck and draws {n:number} cards', ({ n }) => [
    ...handIntoDeck('opponent'),
    { do: 'draw', who: 'opponent', cards: n },
  ]),
  say('[shuffle your hand and put it on the bottom of your deck]', () => handToBottom('you')),
  say('your opponent shuffles their hand and puts it on the bottom of their deck', () => handToBottom('opponent')),
  say('each player shuffles their hand and puts it on the bottom of their deck', () => EACH_PLAYER_TO_BOTTOM),
  say('choose {n:some} random [card|cards] from {whose:whose} hand', ({ whose, n }) => [
    { do: 'randomCards', as: THAT, whose, cards: n },
  ]),
  say('choose {n:some} random [card|cards] from {whose:whose} hand and discard [it|them]', ({ n, whose }) => [
    { do: 'randomCards', as: THAT, whose, cards: n },
    moveThem('discard'),
  ]),
  say('your opponent reveals [that card|those cards] and shuffles [it|them] into their deck', () => [
    { do: 'reveal', cards: THAT },
    moveThem('deck'),
  ]),
  say('shuffle [that card|those cards] into [your|their] deck', () => [moveThem('deck')]),
  say('each player reveals their hand', () => WHO.map((whose): Effect => ({ do: 'revealHand', whose }))),
])

/** Steps that the opponent carries out. They must end a sentence, because the opponent would carry out any later steps too. */
export const THEIR_HAND = ways('steps', (say) => [
  say('have your opponent shuffle their hand into their deck', () => handIntoDeck('opponent')),
  say('you may have your opponent shuffle their hand into their deck', () => [
    { do: 'may', then: handIntoDeck('opponent') },
  ]),
])

/** Steps with the rest of the cards that are looked at. */
export const THE_OTHERS = ways('step', (say) => [
  say('discard the [other cards|rest]', () => [allCardsOf('you', 'lookedAt'), moveThem('discard')]),
  say('put the [other cards|rest] into your hand', () => [allCardsOf('you', 'lookedAt'), moveThem('hand')]),
  say('put the [other cards|rest] in the Lost Zone', () => [allCardsOf('you', 'lookedAt'), moveThem('lostZone')]),
  say('shuffle the [other cards|rest] and put them on the bottom of your deck', () => [
    allCardsOf('you', 'lookedAt'),
    ...shuffledToTheBottom('you'),
  ]),
  say('put the [other cards|rest] on the bottom of your deck in any order', () => inOrder('deckBottom')),
  say('put the other card on the bottom of your deck', () => [allCardsOf('you', 'lookedAt'), moveThem('deckBottom')]),
  say('put the [other cards|rest] back [on top of your deck|] in any order', () => inOrder('deckTop')),
  say('put them back [on top of your deck|] in any order', () => inOrder('deckTop')),
  say('put them on the bottom of your deck in any order', () => inOrder('deckBottom')),
])

/** Steps with everything that is attached to a Pokémon. */
export const ALL_ATTACHED = ways('step', (say) => [
  say('discard all [basic|Basic] Energy from {target:target}', ({ target }) => [
    ...target.first,
    { do: 'allAttached', as: THAT, on: target.set, filter: { basicEnergy: true } },
    moveThem('discard'),
  ]),
  say('discard all Special Energy from {target:target}', ({ target }) => [
    ...target.first,
    { do: 'allAttached', as: THAT, on: target.set, filter: { basicEnergy: false } },
    moveThem('discard'),
  ]),
  say(
    'put all {attached:attached} attached to {target:target} into your hand [|instead of the discard pile]',
    ({ attached, target }) => [
      ...target.first,
      { do: 'allAttached', as: THAT, on: target.set, filter: attached },
      moveThem('hand'),
    ],
  ),
  say('move all {attached:attached} from {ref:ref} to {one:one}', ({ attached, ref, one }) => [
    { do: 'allAttached', as: THAT, on: ref, filter: attached },
    ...one.first,
    { do: 'attach', cards: THAT, to: one.ref },
  ]),
])
