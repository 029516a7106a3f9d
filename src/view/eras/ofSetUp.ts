/** Describes the parameters of a ruleset that concern decks and set-up. */
import { many, type ParameterName, type ParametersAmong } from './parameter.ts'

export const OF_SET_UP = {
  'deck.size': { rules: ['SU.1'], read: [], says: ({ deck }) => `A deck has ${many(deck.size, 'card')}.` },
  'deck.copies': {
    rules: ['SU.1'],
    read: [],
    says: ({ deck }) => `A deck has at most ${many(deck.copies, 'card')} of one name, except for basic Energy.`,
  },
  'deck.aceSpec': {
    rules: ['SU.2'],
    read: [],
    says: ({ deck }) => `A deck has at most ${many(deck.aceSpec, 'ACE SPEC card')}.`,
  },
  'deck.radiant': {
    rules: ['SU.2'],
    read: [],
    says: ({ deck }) => `A deck has at most ${deck.radiant} Radiant Pokémon.`,
  },
  'goesFirst.tossed': {
    rules: ['SU.3'],
    read: ['theTossComesLast', 'tossTheCoin'],
    says: ({ goesFirst }) =>
      `The coin that decides who goes first is tossed ${goesFirst.tossed === 'beforeHands' ? 'before the opening hands are drawn' : 'after both players are ready'}.`,
  },
  'goesFirst.winnerChooses': {
    rules: ['SU.3'],
    read: ['theWinnerMustGoFirst'],
    says: ({ goesFirst }) =>
      `The winner of the toss ${goesFirst.winnerChooses ? 'chooses who goes first' : 'goes first'}.`,
  },
  openingHand: {
    rules: ['SU.4'],
    read: ['drawOpeningHands', 'redrawBothHands', 'redrawHand'],
    says: ({ openingHand }) => `Each player draws ${many(openingHand, 'card')} at the beginning.`,
  },
  prizes: {
    rules: ['SU.7'],
    read: ['layPrizeCards'],
    says: ({ prizes }) => `Each player lays ${many(prizes, 'Prize card')} aside.`,
  },
  cardsPerMulligan: {
    rules: ['MU.3'],
    read: ['redrawHand'],
    says: ({ cardsPerMulligan }) =>
      `A player may draw ${many(cardsPerMulligan, 'card')} for each mulligan of the other.`,
  },
  'extraCards.drawn': {
    rules: ['MU.2', 'MU.3'],
    read: ['extraCardsAreOwed', 'aMulliganComesFirst', 'beginPlacing', 'drawExtraCards'],
    says: ({ extraCards }) =>
      extraCards.drawn === 'asTheyOccur'
        ? 'Extra cards are drawn with each mulligan, before any Pokémon is placed.'
        : 'Extra cards are drawn when both players have placed their Pokémon and Prize cards.',
  },
  'extraCards.announced': {
    rules: ['MU.3'],
    read: ['askHowManyExtraCards', 'drawExtraCards'],
    says: ({ extraCards }) =>
      extraCards.announced
        ? 'A player says how many extra cards to draw, then draws them.'
        : 'A player draws extra cards one by one and looks at each before the next.',
  },
} satisfies Partial<ParametersAmong<ParameterName>>
