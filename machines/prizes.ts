/** Prize cards: the cards that each player takes, and the texts of Prize cards that are used before the cards go to the hand (PR, KO.4). */
import { choosing, choosingSome, resolvingChoicesAndCoins } from './resolving.ts'
import { state } from './state.ts'
import { cite, when } from './vocabulary.ts'

export const prizes = state({
  description: 'Players choose the Prize cards that they take.',
  meta: cite('PR.1', 'PR.2', 'KO.4'),
  initial: 'asking',
  states: {
    asking: {
      description: 'The player whose turn is next chooses first.',
      meta: cite('KO.4'),
      entry: 'askForPrizes',
      always: [
        {
          description: 'A player has Prize cards to choose.',
          meta: cite('PR.2'),
          guard: when('somebodyChoosesPrizes'),
          target: 'choosing',
        },
        {
          description: 'All Prize cards to take are chosen.',
          meta: cite('KO.4', 'PR.2'),
          target: 'done',
        },
      ],
    },
    choosing: {
      ...choosing,
      description: 'A player chooses Prize cards, face down.',
      meta: cite('PR.2'),
      always: {
        description: 'The player will take the chosen cards.',
        meta: cite('PR.2'),
        guard: when('theChoiceIsMade'),
        actions: 'keepTheChosenPrizes',
        target: 'asking',
      },
    },
    done: { description: 'All Prize cards to take are chosen.', meta: cite('PR.2'), type: 'final' },
  },
  onDone: {
    description: 'Players may use some of the chosen cards next.',
    meta: cite('PR.2', 'GR.2'),
    target: 'prizesUsed',
  },
})

/** The step before any Prize card is taken: the players choose those among their chosen Prize cards whose texts they use. */
export const prizesUsed = state({
  description: 'Players choose which of the chosen Prize cards they use before the cards go to the hand.',
  meta: cite('PR.2', 'GR.2'),
  initial: 'asking',
  states: {
    asking: {
      description: 'The game looks for a chosen card with a text for this moment.',
      meta: cite('GR.2'),
      entry: 'askWhichPrizesAreUsed',
      always: [
        {
          description: 'A player has such a card and decides whether to use it.',
          meta: cite('GR.6'),
          guard: when('somebodyChoosesPrizes'),
          target: 'choosing',
        },
        {
          description: 'All Prize cards that are not used are taken together.',
          meta: cite('KO.4', 'PR.2'),
          actions: ['takePrizes', 'recover'],
          target: 'done',
        },
      ],
    },
    choosing: {
      ...choosingSome,
      description: 'A player picks the Prize cards to use, in the order of use.',
      meta: cite('GR.6'),
      always: {
        description: 'The player has picked the cards to use.',
        meta: cite('GR.6'),
        guard: when('theChoiceIsMade'),
        actions: 'keepTheUsedPrizes',
        target: 'asking',
      },
    },
    done: {
      description: 'All Prize cards that are not used have been taken.',
      meta: cite('KO.4', 'PR.2'),
      type: 'final',
    },
  },
  onDone: { description: 'The Prize cards to use come next.', meta: cite('GR.2', 'PR.2'), target: 'prizeEffects' },
})

export const prizeEffects = state({
  description: 'The next Prize card to be used is taken, and its text is carried out before it goes to the hand.',
  meta: cite('GR.2', 'PR.2'),
  entry: ['useTheNextPrize', 'recover'],
  ...resolvingChoicesAndCoins,
  onDone: [
    {
      description: 'A Prize card was used; it goes to the hand, and the next one may be used.',
      meta: cite('PR.2'),
      guard: when('aPrizeCardIsUsed'),
      target: 'prizesUsed',
    },
    { description: 'All Prize cards are taken.', meta: cite('PR.2'), target: 'judging' },
  ],
})
