/** Steps with face-down Prize cards: looking at them, exchanging one for another card, shuffling them. */
import type { CardDestination, Program } from 'ptcg-turn-engine/model'
import { ways } from '../grammar/productions.ts'
import { THAT } from '../sentences/sentenceMeaning.ts'
import { moveThem } from './piles.ts'

/** Puts the Trainer card that is being played among the Prize cards; does nothing if the card was not played from the hand. */
const INTO_THE_PRIZE_CARDS: Program = [
  { do: 'allCards', as: THAT, whose: 'you', from: 'thisCard', filter: {} },
  moveThem('prizes'),
]

/** Moves the Trainer card that is being played to another place instead of the discard pile. */
const goes = (to: CardDestination): Program => [
  { do: 'allCards', as: THAT, whose: 'you', from: 'thisCard', filter: {} },
  moveThem(to),
]

export const NOT_DISCARDED = ways('step', (say) => [
  say('put this {name:name} on the bottom of your deck instead of in the discard pile', () => goes('deckBottom')),
  say('put this {name:name} into your hand instead of the discard pile', () => goes('hand')),
  say('shuffle this {name:name} into your deck instead of discarding it', () => goes('deck')),
])

/** Steps with Prize cards, other than taking them. */
export const PRIZE_STEPS = ways('step', (say) => [
  say('look at your face-down Prize cards', () => [{ do: 'lookAtPrizes', whose: 'you' }]),
  say('shuffle your face-down Prize cards', () => [{ do: 'shufflePrizes', whose: 'you' }]),
  say(
    'you may reveal [a|an] {cards:cards} you find there , put it into your hand , and put this {name:name} in its place as a face-down Prize card',
    ({ cards }) => [
      { do: 'chooseCards', as: THAT, whose: 'you', from: 'lookedAt', filter: cards, min: 0, max: 1 },
      { do: 'reveal', cards: THAT },
      moveThem('hand'),
      { do: 'if', is: { is: 'done' }, then: INTO_THE_PRIZE_CARDS },
    ],
  ),
])

/** Reminders that the card goes to the discard pile as usual if nothing is revealed. Cards that stay in play have no such text. */
export const PRIZE_REMINDERS = ways('reminder', (say) => [
  say("( if you don't reveal [a|an] {cards:cards} , put this card in the discard pile . )", () => ({
    kind: 'reminder',
  })),
])
