/**
 * Games of one seed cover everything: each rule both ways, each state, transition, clause and word.
 */

import { chartGraph } from 'ptcg-turn-engine/chart'
import { VIOLATION_CODES } from 'ptcg-turn-engine/internal/game/rules/violation'
import { EFFECT_SHAPES } from 'ptcg-turn-engine/internal/game/words/schema'
import { gameChart } from 'ptcg-turn-engine/machines'
import { EVENT_TYPES } from 'ptcg-turn-engine/model'
import { beforeAll, expect, test } from 'vitest'
import { playGame } from '../../src/campaign/game.ts'
import { checksOf } from '../../src/checks.ts'
import { pairsNotMet, valuesNotMet } from '../../src/coverage/parameters.ts'
import { addTallies, EMPTY_TALLY, type Tally } from '../../src/coverage/tally.ts'
import { REACHES, reachOf } from '../../src/report/reach.ts'

const SEED = 45
/** The maximum number of games. Fewer are played if everything is reached before. */
const MAX_GAMES = 6000
/** The number of games between two looks at what is missing. */
const LOOK_EVERY = 100
/** Every n-th game is watched by all checks; the others are only counted. */
const WATCHED_EVERY = 8

/**
 * A larger Bench limit is rare, and its loss by an attack or a Knock Out rarer; rulings of R33 cover it. Rulings of R50
 * cover a Prize card that flips a coin.
 */
const BY_RULINGS: readonly string[] = [
  'turn.attack.benchShrinking',
  'turn.attack.benchShrinking:always:0',
  'turn.attack.benchShrinking:CHOOSE:0',
  'turn.attack.over:always:0',
  'knockOut.benchShrinking',
  'knockOut.benchShrinking:always:0',
  'knockOut.benchShrinking:CHOOSE:0',
  'knockOut.judging:always:3',
  'knockOut.resuming:always:1',
  'knockOut.prizeEffects.flipping',
  'knockOut.prizeEffects.working:always:1',
  'knockOut.prizeEffects.choosing:DONE:0',
  'knockOut.prizeEffects.flipping:COIN_LANDED:0',
]

let tally: Tally = EMPTY_TALLY
const findings: string[] = []

const missing = (all: readonly string[], counted: Readonly<Record<string, number>>): readonly string[] =>
  all.filter((name) => !(counted[name] ?? 0))

const REQUESTS = ['main', 'choose', 'prizes', 'promote', 'coin', 'shuffle', 'random', 'resolve']

/** Lists by kind what the games so far have not reached. */
const notReached = {
  ...Object.fromEntries(
    REACHES.map((name) => [
      `all ${name}`,
      () => reachOf(tally, chartGraph(gameChart))[name].missing.filter((one) => !BY_RULINGS.includes(one)),
    ]),
  ),
  'every reason to refuse an event': () => missing(VIOLATION_CODES, tally.violations),
  'every value of each parameter': () => valuesNotMet(tally),
  'each pair of values in one game': () => pairsNotMet(tally),
  'every word of the effect language': () => missing(Object.keys(EFFECT_SHAPES), tally.effects),
  'every kind of request': () => missing(REQUESTS, tally.requests),
  'every type of event': () => missing(EVENT_TYPES, tally.eventTypes),
}

beforeAll(() => {
  for (let number = 0; number < MAX_GAMES; number += 1) {
    const game = playGame(SEED, number, number % WATCHED_EVERY === 0 ? checksOf(number) : [])
    tally = addTallies(tally, game.tally)
    if (game.found !== null) findings.push(`game ${number} of seed ${SEED}: ${game.found.finding.says}`)
    const isTimeToLook = number % LOOK_EVERY === LOOK_EVERY - 1
    if (isTimeToLook && Object.values(notReached).every((left) => left().length === 0)) break
  }
}, 600_000)

test('no check finds anything in these games', () => {
  expect(findings).toEqual([])
})

test.each(Object.entries(notReached))('the games reach %s', (_, left) => {
  expect(left()).toEqual([])
})
