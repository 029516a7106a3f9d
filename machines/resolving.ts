/**
 * The states that carry out an effect until it is finished or needs an answer. Each kind of request has its own state. A step of the
 * game uses the variant with the requests that effects of this step may make, and the `onDone` of the step leads to the next step.
 */
import { state } from './state.ts'
import { cite, when } from './vocabulary.ts'

/** A state that asks a player for picks, all of which must be made. */
export const choosing = state({
  description: 'A player picks one option after another.',
  meta: cite('GR.6'),
  tags: ['waiting', 'asking', 'choosing'],
  on: {
    CHOOSE: {
      description: 'Pick one of the options.',
      meta: cite('GR.6'),
      guard: when('theChoiceIsYours', 'theOptionIsOffered'),
      actions: 'choose',
    },
  },
})

/** A state that asks a player for picks, some of which the player may leave out. */
export const choosingSome = state({
  description: 'A player picks options one by one, and may stop once enough are picked.',
  meta: cite('GR.6'),
  tags: ['waiting', 'asking', 'choosing'],
  on: {
    CHOOSE: choosing.on.CHOOSE,
    DONE: {
      description: 'Pick no more.',
      meta: cite('GR.6'),
      guard: when('theChoiceIsYours', 'enoughIsChosen'),
      actions: 'stopChoosing',
    },
  },
})

const choosingForTheEffect = state({
  ...choosingSome,
  always: {
    description: 'The choice is made, and the effect continues.',
    meta: cite('GR.6'),
    guard: when('theChoiceIsMade'),
    actions: ['takeTheChoice', 'recover'],
    target: 'working',
  },
})

const flipping = state({
  description: 'A coin is being flipped.',
  meta: cite('GR.8'),
  tags: ['waiting', 'asking', 'chance'],
  on: {
    COIN_LANDED: {
      description: 'The coin has landed.',
      meta: cite('GR.8'),
      actions: ['landTheCoin', 'recover'],
      target: 'working',
    },
  },
})

const shuffling = state({
  description: 'A deck is being shuffled.',
  meta: cite('GR.5', 'GR.8'),
  tags: ['waiting', 'asking', 'chance'],
  on: {
    DECK_SHUFFLED: {
      description: 'The deck is in its new order.',
      meta: cite('GR.5', 'GR.8'),
      guard: when('theOrderIsAPermutation'),
      actions: ['shuffleTheDeck', 'recover'],
      target: 'working',
    },
  },
})

const takingAtRandom = state({
  description: 'A card is being taken at random from a hand.',
  meta: cite('GR.8'),
  tags: ['waiting', 'asking', 'chance'],
  on: {
    CARD_TAKEN_AT_RANDOM: {
      description: 'The card is taken.',
      meta: cite('GR.8'),
      guard: when('thePositionIsInTheHand'),
      actions: ['takeTheRandomCard', 'recover'],
      target: 'working',
    },
  },
})

const byHand = state({
  description: 'A text that the engine does not know is applied by its player, one change at a time.',
  meta: cite('GR.2'),
  tags: ['waiting', 'asking', 'byHand'],
  on: {
    APPLY: {
      description: 'Make one primitive change.',
      meta: cite('GR.2', 'GR.6'),
      guard: when('theEffectIsYours', 'theChangeIsPossible'),
      actions: ['applyChange', 'recover'],
      target: 'working',
    },
    DONE: {
      description: 'The text has been carried out.',
      meta: cite('GR.2', 'GR.6'),
      guard: when('theEffectIsYours'),
      actions: 'finishByHand',
      target: 'working',
    },
  },
})

const toChoosing = {
  description: 'The effect needs a choice.',
  meta: cite('GR.6'),
  guard: when('aChoiceIsAsked'),
  target: 'choosing',
} as const

const toFlipping = {
  description: 'The effect needs a coin.',
  meta: cite('GR.8'),
  guard: when('aCoinIsAsked'),
  target: 'flipping',
} as const

const toShuffling = {
  description: 'The effect needs a shuffled deck.',
  meta: cite('GR.5'),
  guard: when('aShuffleIsAsked'),
  target: 'shuffling',
} as const

const toTakingAtRandom = {
  description: 'The effect needs a card taken at random.',
  meta: cite('GR.8'),
  guard: when('aRandomCardIsAsked'),
  target: 'takingAtRandom',
} as const

const toByHand = {
  description: 'The effect is a text that a player applies by hand.',
  meta: cite('GR.2'),
  guard: when('handWorkIsAsked'),
  target: 'byHand',
} as const

const toDone = {
  description: 'The effect needs no more answers.',
  meta: cite('GR.2'),
  target: 'done',
} as const

const working = {
  description: 'The effect is carried out until it is done or needs an answer.',
  meta: cite('GR.2'),
  entry: 'resolveEffects',
} as const

const done = {
  description: 'The effect is carried out.',
  meta: cite('GR.2'),
  type: 'final',
} as const

/**
 * The variant for steps whose effects only flip coins (B, C, damage coins, coins that leave 10 HP, the retreat of a Confused Pokémon,
 * Burned, Asleep, the coin toss).
 */
export const resolvingCoins = state({
  initial: 'working',
  states: { working: { ...working, always: [toFlipping, toDone] }, flipping, done },
})

/** The variant for steps whose effects only ask for choices (D). */
export const resolvingChoices = state({
  initial: 'working',
  states: { working: { ...working, always: [toChoosing, toDone] }, choosing: choosingForTheEffect, done },
})

/** The variant for steps whose effects ask only for choices and coins (E, effects of Checkups, used Prize cards). */
export const resolvingChoicesAndCoins = state({
  initial: 'working',
  states: {
    working: { ...working, always: [toChoosing, toFlipping, toDone] },
    choosing: choosingForTheEffect,
    flipping,
    done,
  },
})

/** The variant for steps whose effects only shuffle decks (opening hands, mulligans). */
export const resolvingShuffles = state({
  initial: 'working',
  states: { working: { ...working, always: [toShuffling, toDone] }, shuffling, done },
})

/** The variant for steps whose effects may ask for anything (Trainers, Abilities, Stadiums, effects of attacks, triggered effects). */
export const resolvingAnything = state({
  initial: 'working',
  states: {
    working: { ...working, always: [toChoosing, toFlipping, toShuffling, toTakingAtRandom, toByHand, toDone] },
    choosing: choosingForTheEffect,
    flipping,
    shuffling,
    takingAtRandom,
    byHand,
    done,
  },
})
