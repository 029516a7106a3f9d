/**
 * Groups of states that carry out an effect. Each group has a state that works on the effect, and one state for each kind of request, such
 * as a choice or a coin, which waits for the answer. Each step of the game uses the group with the requests that its effects may make. When
 * the group is done, the `onDone` of the step leads to the next step.
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
 * The group of states for steps of the game whose effects only flip coins: steps B and C of an attack, coins for damage, coins for texts
 * that leave 10 HP, the retreat of a Confused Pokémon, Burned, Asleep, and the coin toss.
 */
export const resolvingCoins = state({
  initial: 'working',
  states: { working: { ...working, always: [toFlipping, toDone] }, flipping, done },
})

/** The group of states for a step whose effects only ask for choices: step D of an attack. */
export const resolvingChoices = state({
  initial: 'working',
  states: { working: { ...working, always: [toChoosing, toDone] }, choosing: choosingForTheEffect, done },
})

/**
 * The group of states for steps whose effects ask only for choices and coins: step E of an attack, effects of Checkups, and used Prize
 * cards.
 */
export const resolvingChoicesAndCoins = state({
  initial: 'working',
  states: {
    working: { ...working, always: [toChoosing, toFlipping, toDone] },
    choosing: choosingForTheEffect,
    flipping,
    done,
  },
})

/** The group of states for steps whose effects only shuffle decks: opening hands and mulligans. */
export const resolvingShuffles = state({
  initial: 'working',
  states: { working: { ...working, always: [toShuffling, toDone] }, shuffling, done },
})

/**
 * The group of states for steps whose effects may make any request: Trainers, Abilities, Stadiums, effects of attacks, and triggered
 * effects.
 */
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
