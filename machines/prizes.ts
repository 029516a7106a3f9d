/** Prize cards: who takes which, and the texts of those that are used before they go to the hand (PR, KO.4). */
import { choosing, choosingSome, resolvingChoicesAndCoins } from './resolving.ts'
import { state } from './state.ts'
import { cite, when } from './vocabulary.ts'

export const prizes = state({
  description: 'Who has Prize cards to take, and which?',
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
          description: 'All are chosen.',
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
        description: 'These will be taken.',
        meta: cite('PR.2'),
        guard: when('theChoiceIsMade'),
        actions: 'keepTheChosenPrizes',
        target: 'asking',
      },
    },
    done: { description: 'All Prize cards to take are chosen.', meta: cite('PR.2'), type: 'final' },
  },
  onDone: { description: 'Now it is seen which of them are used.', meta: cite('PR.2', 'GR.2'), target: 'prizesUsed' },
})

/** A separate step: the players say which cards they use before any Prize card is taken. */
export const prizesUsed = state({
  description: 'Which of the chosen Prize cards are used before they go to the hand?',
  meta: cite('PR.2', 'GR.2'),
  initial: 'asking',
  states: {
    asking: {
      description: 'Does a chosen card have a text for this moment?',
      meta: cite('GR.2'),
      entry: 'askWhichPrizesAreUsed',
      always: [
        {
          description: 'Its player says whether it is used.',
          meta: cite('GR.6'),
          guard: when('somebodyChoosesPrizes'),
          target: 'choosing',
        },
        {
          description: 'All that are not used are taken together.',
          meta: cite('KO.4', 'PR.2'),
          actions: ['takePrizes', 'recover'],
          target: 'done',
        },
      ],
    },
    choosing: {
      ...choosingSome,
      description: 'A player picks the Prize cards that are used, in their order.',
      meta: cite('GR.6'),
      always: {
        description: 'It is said.',
        meta: cite('GR.6'),
        guard: when('theChoiceIsMade'),
        actions: 'keepTheUsedPrizes',
        target: 'asking',
      },
    },
    done: { description: 'All that are not used are taken.', meta: cite('KO.4', 'PR.2'), type: 'final' },
  },
  onDone: { description: 'Now those that are used.', meta: cite('GR.2', 'PR.2'), target: 'prizeEffects' },
})

export const prizeEffects = state({
  description: 'The next Prize card to be used is taken, and its text is carried out before it goes to the hand.',
  meta: cite('GR.2', 'PR.2'),
  entry: ['useTheNextPrize', 'recover'],
  ...resolvingChoicesAndCoins,
  onDone: [
    {
      description: 'It goes to the hand, or another one is used.',
      meta: cite('PR.2'),
      guard: when('aPrizeCardIsUsed'),
      target: 'prizesUsed',
    },
    { description: 'All Prize cards are taken.', meta: cite('PR.2'), target: 'judging' },
  ],
})
