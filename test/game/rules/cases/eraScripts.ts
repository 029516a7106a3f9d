/** Short scripted games under values of parameters that no present era has. */

import { board } from 'ptcg-turn-test-kit/board'
import { freeAttack, inventPokemon } from 'ptcg-turn-test-kit/invented'
import { A, B, heads, keepOrder, tails } from 'ptcg-turn-test-kit/moves'
import { bottomToTop, table } from 'ptcg-turn-test-kit/table'
import type { Ruleset } from '../../../../src/game/model/ruleset.ts'
import { swordAndShield } from '../../../../src/game/rulesets/rulesets.ts'
import { type Script, script } from './script.ts'

const under = (change: Partial<Ruleset>) => ({ ruleset: { ...swordAndShield, id: 'own', ...change } })

const mallet = inventPokemon('Mallet', {
  attacks: [
    freeAttack('Strike', { damage: { base: 300 }, after: [{ do: 'discardAllEnergy', from: 'opponentActive' }] }),
  ],
})

const striker = inventPokemon('Striker', {
  attacks: [
    freeAttack('Strike', { damage: { base: 300 }, after: [{ do: 'putCounters', on: 'opponentActive', counters: 1 }] }),
    freeAttack('Tap', { damage: { base: 20 }, after: [{ do: 'putCounters', on: 'opponentActive', counters: 30 }] }),
  ],
})

/** Strikes a Pokémon whose texts ask coins for its damage and for its Knock Out. */
const tumbling =
  (defender: string, change: Partial<Ruleset> = {}) =>
  () =>
    board(`A active Striker\n B active ${defender}\n B bench Sobble`, { cards: [striker], ...under(change) })

const AT_ONCE = { knockOutBeforeEffects: true } as const

const confused = () =>
  board(
    'A active Wooloo Confused {Fire Energy, Water Energy}\n A bench Vulpix; Krabby\n B active Sobble',
    under({ confusedRetreatFlips: true }),
  )

const oneBasicEach = (tossed: Ruleset['goesFirst']['tossed'], winnerChooses: boolean) => () =>
  table('Wooloo', 'Sobble', { ...swordAndShield, id: 'own', goesFirst: { tossed, winnerChooses } })

const mulligans = () =>
  table('Wooloo x2, Hop x4, Raboot', 'Hop x4, Raboot x3, Fire Energy x45, Sobble x4, Krabby x4', {
    ...swordAndShield,
    id: 'own',
    goesFirst: { tossed: 'afterSetUp', winnerChooses: false },
    cardsPerMulligan: 2,
    extraCards: { drawn: 'asTheyOccur', announced: false },
  })

export const eraScripts: readonly Script[] = [
  script('a Confused Pokémon that may retreat by its coin', confused, [
    A.retreat(),
    A.choose('Fire Energy'),
    heads,
    A.choose('Krabby'),
    A.endTurn(),
  ]),
  script('a Confused Pokémon that may not', confused, [A.retreat(), A.choose('Fire Energy'), tails, A.endTurn()]),
  script(
    'a Knock Out in the middle of an attack',
    () =>
      board('A active Mallet\n B active Sobble {Water Energy}\n B bench Vulpix {Fire Energy}; Wooloo', {
        ...under({ knockOutBeforeEffects: true }),
        cards: [mallet],
      }),
    [A.attack('Strike'), A.choose('prize 1')],
  ),
  script('a toss when both are ready, whose winner goes first', oneBasicEach('afterSetUp', false), [
    keepOrder,
    keepOrder,
    tails,
  ]),
  script('a toss when both are ready, whose winner chooses', oneBasicEach('afterSetUp', true), [
    keepOrder,
    keepOrder,
    heads,
    A.choose('second'),
  ]),
  script('a toss before the hands, whose winner goes first', oneBasicEach('beforeHands', false), [
    tails,
    keepOrder,
    keepOrder,
  ]),
  script('extra cards one by one with each mulligan', mulligans, [
    keepOrder,
    keepOrder,
    keepOrder,
    A.choose('1'),
    A.choose('0'),
    bottomToTop,
    A.choose('0'),
    A.choose('Wooloo'),
    A.done(),
    B.choose('Sobble'),
    B.done(),
    heads,
  ]),
  script('a coin prevents damage', tumbling('Laboratory Tumbler'), [A.attack('Strike'), heads]),
  script('a coin keeps 10 HP after the attack', tumbling('Laboratory Tumbler'), [A.attack('Strike'), tails, heads]),
  script('10 HP are kept after the attack', tumbling('Laboratory Boulder'), [A.attack('Strike')]),
  script('a coin keeps 10 HP at once, which the attack takes', tumbling('Laboratory Tumbler', AT_ONCE), [
    A.attack('Strike'),
    tails,
    heads,
  ]),
  script('damage counters Knock Out after damage that did not', tumbling('Laboratory Tumbler', AT_ONCE), [
    A.attack('Tap'),
    tails,
  ]),
  script(
    'another game after a tie, with a toss that comes last',
    () =>
      board('A active Laboratory Ram -40\n A prizes Hop\n B active Sobble -20\n B prizes Hop', {
        ...under({ goesFirst: { tossed: 'afterSetUp', winnerChooses: true } }),
      }),
    [A.attack('Crash'), keepOrder],
  ),
]
