/** Set-up: the coin toss, opening hands, mulligans, Active and Benched Pokémon, Prize cards (SU, MU). */
import { choosing, choosingSome, resolvingCoins, resolvingShuffles } from './resolving.ts'
import { state } from './state.ts'
import { cite, when } from './vocabulary.ts'

const goingFirst = state({
  ...choosing,
  description: 'The winner of the toss chooses who goes first.',
  meta: cite('SU.3'),
  entry: 'askWhoGoesFirst',
  always: [
    {
      description: 'The first player is known, and both players are ready.',
      meta: cite('SU.3', 'SU.8'),
      guard: when('theChoiceIsMade', 'bothPlayersAreReady'),
      actions: ['decideWhoGoesFirst', 'revealPokemon'],
      target: 'done',
    },
    {
      description: 'The first player is known.',
      meta: cite('SU.3'),
      guard: when('theChoiceIsMade'),
      actions: 'decideWhoGoesFirst',
      target: 'openingHands',
    },
  ],
})

const neitherCanBegin = {
  description: 'Neither player has a Basic Pokémon: both draw a new hand.',
  meta: cite('MU.1'),
  guard: when('neitherHasABasicPokemon'),
  actions: 'redrawBothHands',
} as const

const oneCanBegin = {
  description: 'At least one player can begin.',
  meta: cite('SU.5', 'MU.2'),
  target: 'nextPlayer',
} as const

const nextPlayer = state({
  description: 'Players with a Basic Pokémon place it first; then a player without one draws a new hand.',
  meta: cite('MU.2'),
  always: [
    {
      description: 'A player may draw extra cards for the mulligans of the opponent.',
      meta: cite('MU.3'),
      guard: when('extraCardsAreOwed'),
      target: 'extraCards',
    },
    {
      description: 'A player has drawn extra cards and may put Basic Pokémon from them onto the Bench.',
      meta: cite('MU.3'),
      guard: when('extraCardsMayBeBenched'),
      target: 'extraBench',
    },
    {
      description: 'A player has no Basic Pokémon, so the opponent waits before placing any.',
      meta: cite('MU.2'),
      guard: when('aMulliganComesFirst'),
      actions: 'beginPlacing',
      target: 'mulligan',
    },
    {
      description: 'A player has a Basic Pokémon to place.',
      meta: cite('SU.5'),
      guard: when('aPlayerWithABasicPokemonIsNotReady'),
      actions: 'beginPlacing',
      target: 'active',
    },
    {
      description: 'The remaining player has no Basic Pokémon and draws a new hand.',
      meta: cite('MU.2'),
      guard: when('aPlayerIsNotReady'),
      actions: 'beginPlacing',
      target: 'mulligan',
    },
    {
      description: 'Both players are ready, and the toss is still to come.',
      meta: cite('SU.3'),
      guard: when('theTossComesLast'),
      target: 'coinToss',
    },
    { description: 'Both players are ready.', meta: cite('SU.8'), actions: 'revealPokemon', target: 'done' },
  ],
})

const active = state({
  ...choosing,
  description: 'A player puts a Basic Pokémon face down into the Active Spot; this is compulsory.',
  meta: cite('SU.5'),
  entry: 'askForTheActivePokemon',
  always: {
    description: 'The Active Pokémon is placed.',
    meta: cite('SU.5'),
    guard: when('theChoiceIsMade'),
    actions: 'placeTheActivePokemon',
    target: 'bench',
  },
})

const bench = state({
  ...choosingSome,
  description: 'The player may put further Basic Pokémon face down onto the Bench.',
  meta: cite('SU.6'),
  entry: 'askForTheBench',
  always: {
    description: 'The Bench is placed.',
    meta: cite('SU.6'),
    guard: when('theChoiceIsMade'),
    actions: 'placeTheBench',
    target: 'prizes',
  },
})

const prizes = state({
  description: 'The player lays Prize cards aside from the top of the deck.',
  meta: cite('SU.7'),
  entry: 'layPrizeCards',
  always: { description: 'This player is ready.', meta: cite('SU.7'), target: 'nextPlayer' },
})

const extraCards = state({
  ...choosing,
  description:
    'The player chooses how many extra cards to draw for the mulligans of the opponent, or whether to draw one more.',
  meta: cite('MU.3'),
  entry: 'askHowManyExtraCards',
  always: {
    description: 'The extra cards are drawn.',
    meta: cite('MU.3'),
    guard: when('theChoiceIsMade'),
    actions: 'drawExtraCards',
    target: 'nextPlayer',
  },
})

const extraBench = state({
  ...choosingSome,
  description: 'The player may put Basic Pokémon from the extra cards onto the Bench.',
  meta: cite('MU.3'),
  entry: 'askForTheExtraBench',
  always: {
    description: 'The extra Basic Pokémon are placed.',
    meta: cite('MU.3'),
    guard: when('theChoiceIsMade'),
    actions: 'placeTheExtraBench',
    target: 'nextPlayer',
  },
})

export const setUp = state({
  description: 'The game is set up, from the coin toss to the first turn.',
  meta: cite('SU.3', 'SU.8'),
  initial: 'coinToss',
  states: {
    coinToss: {
      description:
        'A coin decides who goes first, or who may choose who goes first; in some eras this is the last step of set-up.',
      meta: cite('SU.3'),
      entry: 'tossTheCoin',
      ...resolvingCoins,
      onDone: [
        {
          description: 'The winner goes first, and both players are ready.',
          meta: cite('SU.3', 'SU.8'),
          guard: when('bothPlayersAreReady', 'theWinnerMustGoFirst'),
          actions: ['letTheWinnerGoFirst', 'revealPokemon'],
          target: 'done',
        },
        {
          description: 'Both players are ready, and the toss has a winner.',
          meta: cite('SU.3'),
          guard: when('bothPlayersAreReady'),
          target: 'goingFirst',
        },
        {
          description: 'The toss comes after set-up.',
          meta: cite('SU.3'),
          guard: when('theTossComesLast'),
          target: 'openingHands',
        },
        {
          description: 'The winner goes first.',
          meta: cite('SU.3'),
          guard: when('theWinnerMustGoFirst'),
          actions: 'letTheWinnerGoFirst',
          target: 'openingHands',
        },
        { description: 'The toss has a winner.', meta: cite('SU.3'), target: 'goingFirst' },
      ],
    },
    goingFirst,
    openingHands: {
      description: 'Each player shuffles and draws an opening hand.',
      meta: cite('SU.4'),
      entry: 'drawOpeningHands',
      ...resolvingShuffles,
      onDone: [{ ...neitherCanBegin, target: 'bothMulligan' }, oneCanBegin],
    },
    bothMulligan: {
      description: 'Both players reveal their hands, shuffle them back and draw again.',
      meta: cite('MU.1'),
      ...resolvingShuffles,
      onDone: [{ ...neitherCanBegin, target: '.working' }, oneCanBegin],
    },
    nextPlayer,
    mulligan: {
      description: 'One player reveals their hand, shuffles it back and draws again.',
      meta: cite('MU.2'),
      entry: 'redrawHand',
      ...resolvingShuffles,
      onDone: [{ description: 'The new hand is drawn.', meta: cite('MU.2'), target: 'nextPlayer' }],
    },
    active,
    bench,
    prizes,
    extraCards,
    extraBench,
    done: { description: 'Both players are ready, and the first player is known.', meta: cite('SU.8'), type: 'final' },
  },
  onDone: { description: 'The first turn begins.', meta: cite('SU.8', 'T0.1'), target: 'turn' },
})
