/** Cases of answers to requests: CHOOSE, DONE, APPLY, DECK_SHUFFLED, CARD_TAKEN_AT_RANDOM. */
import { A, activeIn, B, keepOrder, takeAtRandom } from 'ptcg-turn-test-kit/moves'
import { casesOf } from './case.ts'

const ASKING = `
  A active  Laboratory Magpie
  A bench   Wooloo; Vulpix
  A hand    Switch, Poké Kid, Laboratory Ace Key, Laboratory Notebook
  A deck    Drampa, Hop x3
  B active  Sobble
  B hand    Potion, Hop`

export const answerCases = [
  ...casesOf(
    'CHOOSE',
    ASKING,
    {
      clause: 'theChoiceIsYours',
      rule: 'GR.6',
      code: 'NOT_YOUR_CHOICE',
      before: [A.item('Switch')],
      move: B.choose('Wooloo'),
    },
    {
      clause: 'theOptionIsOffered',
      rule: 'GR.6',
      code: 'NOT_OFFERED',
      before: [A.item('Switch')],
      move: A.choose('Laboratory Magpie'),
    },
  ),
  ...casesOf(
    'DONE',
    ASKING,
    {
      clause: 'theChoiceIsYours',
      rule: 'GR.6',
      code: 'NOT_YOUR_CHOICE',
      before: [A.supporter('Poké Kid')],
      move: B.done(),
    },
    {
      clause: 'enoughIsChosen',
      rule: 'GR.6',
      code: 'NOT_ENOUGH_CHOSEN',
      before: [A.item('Laboratory Ace Key')],
      move: A.done(),
    },
    {
      clause: 'theEffectIsYours',
      rule: 'GR.6',
      code: 'NOT_YOUR_CHOICE',
      before: [A.item('Laboratory Notebook')],
      move: B.done(),
      legal: A.done(),
    },
  ),
  ...casesOf(
    'APPLY',
    ASKING,
    {
      clause: 'theEffectIsYours',
      rule: 'GR.6',
      code: 'NOT_YOUR_CHOICE',
      before: [A.item('Laboratory Notebook')],
      move: B.apply({ change: 'flip', coins: 1 }),
    },
    {
      clause: 'theChangeIsPossible',
      rule: 'GR.2',
      code: 'CHANGE_NOT_POSSIBLE',
      before: [A.item('Laboratory Notebook')],
      move: A.apply((at) => ({ change: 'switch', pokemon: activeIn(at, 0).id })),
    },
  ),
  ...casesOf('DECK_SHUFFLED', ASKING, {
    clause: 'theOrderIsAPermutation',
    rule: 'GR.8',
    code: 'NOT_A_PERMUTATION',
    before: [A.supporter('Poké Kid'), A.choose('Drampa')],
    move: () => ({ type: 'DECK_SHUFFLED', order: [0, 1, 1] }),
    legal: keepOrder,
  }),
  ...casesOf('CARD_TAKEN_AT_RANDOM', ASKING, {
    clause: 'thePositionIsInTheHand',
    rule: 'GR.8',
    code: 'NOT_IN_THE_HAND',
    before: [A.attack('Snatch')],
    move: takeAtRandom(2),
    legal: takeAtRandom(1),
  }),
]
