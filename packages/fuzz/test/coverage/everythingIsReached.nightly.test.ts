/**
 * A fixed number of games of two seeds covers everything: each rule both ways, each state, transition, clause and word.
 */

import { chartGraph } from 'ptcg-turn-engine/chart'
import { VIOLATION_CODES } from 'ptcg-turn-engine/internal/game/rules/violation'
import { EFFECT_SHAPES } from 'ptcg-turn-engine/internal/game/words/schema'
import { gameChart } from 'ptcg-turn-engine/machines'
import { EVENT_TYPES } from 'ptcg-turn-engine/model'
import { beforeAll, describe, expect, test } from 'vitest'
import { playGame } from '../../src/campaign/game.ts'
import { checksOf } from '../../src/checks.ts'
import { pairsNotMet, valuesNotMet } from '../../src/coverage/parameters.ts'
import { addTallies, EMPTY_TALLY, type Tally } from '../../src/coverage/tally.ts'
import { REACHES, reachOf } from '../../src/report/reach.ts'

/** The games of each seed. */
const GAMES: readonly (readonly [seed: number, games: number])[] = [
  [45, 1225],
  [38, 25],
]
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

beforeAll(() => {
  for (const [seed, games] of GAMES)
    for (let number = 0; number < games; number += 1) {
      const game = playGame(seed, number, number % WATCHED_EVERY === 0 ? checksOf(number) : [])
      tally = addTallies(tally, game.tally)
      if (game.found !== null) findings.push(`game ${number} of seed ${seed}: ${game.found.finding.says}`)
    }
}, 600_000)

const missing = (all: readonly string[], counted: Readonly<Record<string, number>>): readonly string[] =>
  all.filter((name) => !(counted[name] ?? 0))

test('no check finds anything in these games', () => {
  expect(findings).toEqual([])
})

describe('a run of fixed seeds reaches', () => {
  test.each(REACHES)('all %s', (name) => {
    const { missing } = reachOf(tally, chartGraph(gameChart))[name]
    expect(missing.filter((one) => !BY_RULINGS.includes(one))).toEqual([])
  })

  test('every reason to refuse an event', () => {
    expect(missing(VIOLATION_CODES, tally.violations)).toEqual([])
  })

  test('every value of each parameter, and each pair of values in one game', () => {
    expect(valuesNotMet(tally)).toEqual([])
    expect(pairsNotMet(tally)).toEqual([])
  })

  test('every word of the effect language', () => {
    expect(missing(Object.keys(EFFECT_SHAPES), tally.effects)).toEqual([])
  })

  test('every kind of request', () => {
    const kinds = ['main', 'choose', 'prizes', 'promote', 'coin', 'shuffle', 'random', 'resolve']
    expect(missing(kinds, tally.requests)).toEqual([])
  })

  test('every type of event', () => {
    expect(missing(EVENT_TYPES, tally.eventTypes)).toEqual([])
  })
})
