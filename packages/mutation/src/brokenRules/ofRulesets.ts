/** Mutants of the ruleset: numbers increased and decreased by one, permissions and orders reversed, ties decided in another way. */

import type { RuleId } from 'ptcg-turn-engine'
import type { Ruleset } from 'ptcg-turn-engine/model'
import { ENGINE } from 'ptcg-turn-engine-fuzz'
import { type Mutant, mutant } from './mutant.ts'

type Change = readonly [what: string, rule: RuleId, change: (ruleset: Ruleset) => Ruleset]

const more =
  (by: number) =>
  (number: number | null): number | null =>
    number === null ? null : Math.max(0, number + by)

const deck = (what: keyof Ruleset['deck'], rule: RuleId, by: number): Change => [
  `deck.${what} ${by > 0 ? '+' : '−'}1`,
  rule,
  (one) => ({ ...one, deck: { ...one.deck, [what]: one.deck[what] + by } }),
]

const perTurn = (what: keyof Ruleset['perTurn'], rule: RuleId, by: number): Change => [
  `perTurn.${what} ${by > 0 ? '+' : '−'}1`,
  rule,
  (one) => ({ ...one, perTurn: { ...one.perTurn, [what]: more(by)(one.perTurn[what]) } }),
]

const counters = (what: keyof Ruleset['counters'], rule: RuleId, by: number): Change => [
  `counters.${what} ${by > 0 ? '+' : '−'}1`,
  rule,
  (one) => ({ ...one, counters: { ...one.counters, [what]: one.counters[what] + by } }),
]

type Numbered = 'openingHand' | 'prizes' | 'benchLimit' | 'toolsPerPokemon' | 'evolvesFromTurn' | 'cardsPerMulligan'

const numbered = (what: Numbered, rule: RuleId, by: number): Change => [
  `${what} ${by > 0 ? '+' : '−'}1`,
  rule,
  (one) => ({ ...one, [what]: one[what] + by }),
]

const permission = (what: keyof Ruleset['firstTurn'], rule: RuleId): Change => [
  `firstTurn.${what} the other way round`,
  rule,
  (one) => ({ ...one, firstTurn: { ...one.firstTurn, [what]: !one.firstTurn[what] } }),
]

const orderer = (what: keyof Ruleset['order'], rule: RuleId): Change => [
  `order.${what} by the other player`,
  rule,
  (one) => ({
    ...one,
    order: { ...one.order, [what]: one.order[what] === 'turnPlayer' ? 'nextPlayer' : 'turnPlayer' },
  }),
]

type Flag =
  | 'sameStadiumMayReplace'
  | 'supportersStay'
  | 'toolsAreItems'
  | 'upToMayBeZero'
  | 'paralysisEndsAfterOwnTurn'
  | 'confusedRetreatFlips'
  | 'knockOutBeforeEffects'
  | 'fossilsGivePrizes'

const flag = (what: Flag, rule: RuleId): Change => [
  `${what} the other way round`,
  rule,
  (one) => ({ ...one, [what]: !one[what] }),
]

const ONE_WAY_AND_THE_OTHER = [1, -1] as const

const CHANGES: readonly Change[] = [
  ...ONE_WAY_AND_THE_OTHER.flatMap((by): readonly Change[] => [
    deck('size', 'SU.1', by),
    deck('copies', 'SU.1', by),
    deck('aceSpec', 'SU.2', by),
    deck('radiant', 'SU.2', by),
    numbered('openingHand', 'SU.4', by),
    numbered('prizes', 'SU.7', by),
    numbered('benchLimit', 'T2A.3', by),
    numbered('toolsPerPokemon', 'TL.1', by),
    numbered('evolvesFromTurn', 'T2B.3', by),
    numbered('cardsPerMulligan', 'MU.3', by),
    perTurn('energy', 'T2C.1', by),
    perTurn('supporters', 'T2D.3', by),
    perTurn('stadiums', 'T2D.8', by),
    perTurn('retreats', 'T2E.1', by),
    counters('confusion', 'A-C.1', by),
    counters('poison', 'PC.2', by),
    counters('burn', 'PC.3', by),
  ]),
  [
    'the winner of the toss chooses, the other way round',
    'SU.3',
    ({ goesFirst, ...one }) => ({ ...one, goesFirst: { ...goesFirst, winnerChooses: !goesFirst.winnerChooses } }),
  ],
  [
    'the coin is tossed at the other time',
    'SU.3',
    ({ goesFirst, ...one }) => ({
      ...one,
      goesFirst: { ...goesFirst, tossed: goesFirst.tossed === 'beforeHands' ? 'afterSetUp' : 'beforeHands' },
    }),
  ],
  [
    'extra cards are drawn at the other time',
    'MU.3',
    ({ extraCards, ...one }) => ({
      ...one,
      extraCards: { ...extraCards, drawn: extraCards.drawn === 'asTheyOccur' ? 'afterSetUp' : 'asTheyOccur' },
    }),
  ],
  [
    'extra cards are announced, the other way round',
    'MU.3',
    ({ extraCards, ...one }) => ({ ...one, extraCards: { ...extraCards, announced: !extraCards.announced } }),
  ],
  permission('draws', 'T1.1'),
  permission('attacks', 'T3.2'),
  permission('supporters', 'T2D.4'),
  permission('items', 'FT.1'),
  permission('tools', 'FT.1'),
  permission('stadiums', 'FT.1'),
  orderer('checkup', 'PC.6'),
  orderer('knockOut', 'KO.2'),
  orderer('reactions', 'A-F.3'),
  orderer('turnEnd', 'ET.3'),
  ...Object.entries({ checkup: 'PC.6', knockOut: 'KO.2', reactions: 'A-F.3', turnEnd: 'ET.3' } as const).map(
    ([what, rule]): Change => [
      `order.${what} by owners`,
      rule,
      (one) => ({
        ...one,
        order: { ...one.order, [what]: one.order[what as keyof Ruleset['order']] === 'owner' ? 'turnPlayer' : 'owner' },
      }),
    ],
  ),
  flag('supportersStay', 'T2D.1'),
  flag('sameStadiumMayReplace', 'T2D.7'),
  flag('toolsAreItems', 'T2D.2'),
  flag('upToMayBeZero', 'A-D.1'),
  flag('paralysisEndsAfterOwnTurn', 'PC.5'),
  flag('confusedRetreatFlips', 'T2E.6'),
  flag('knockOutBeforeEffects', 'A-F.3'),
  flag('fossilsGivePrizes', 'PR.1'),
  [
    'burnedCoin the other way round',
    'PC.3',
    (one) => ({ ...one, burnedCoin: one.burnedCoin === 'ends' ? 'hurts' : 'ends' }),
  ],
  [
    'confusionHurtsBy the other way round',
    'A-C.1',
    (one) => ({ ...one, confusionHurtsBy: one.confusionHurtsBy === 'counters' ? 'damage' : 'counters' }),
  ],
  ['a tie stands', 'TI.1', (one) => ({ ...one, tie: { leadsTo: 'tie' } })],
  [
    'one Prize card more after a tie',
    'TI.1',
    (one) => (one.tie.leadsTo === 'tie' ? one : { ...one, tie: { ...one.tie, prizes: one.tie.prizes + 1 } }),
  ],
  [
    'fewer Prize cards win after a tie, the other way round',
    'TI.1',
    (one) =>
      one.tie.leadsTo === 'tie' ? one : { ...one, tie: { ...one.tie, fewerPrizesWins: !one.tie.fewerPrizesWins } },
  ],
  [
    'a second tie stands, the other way round',
    'TI.1',
    (one) => (one.tie.leadsTo === 'tie' ? one : { ...one, tie: { ...one.tie, mayTie: !one.tie.mayTie } }),
  ],
]

export const RULESET_MUTANTS: readonly Mutant[] = CHANGES.map(([what, rule, ruleset]) =>
  mutant('ruleset changed', what, {
    says: `the game is played with ${what}`,
    rules: [rule],
    subject: { ...ENGINE, ruleset },
  }),
)
