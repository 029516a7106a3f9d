/** Reports for display: of real games, of no games, of complete coverage, and a hostile one. */

import { rulebook } from 'ptcg-turn-engine'
import { chartGraph } from 'ptcg-turn-engine/chart'
import { gameChart } from 'ptcg-turn-engine/machines'
import { playGame } from '../../src/campaign/game.ts'
import { addTallies, EMPTY_TALLY, type Tally } from '../../src/coverage/tally.ts'
import type { Failure } from '../../src/report/failure.ts'
import { clausesOf } from '../../src/report/reach.ts'
import {
  type FirstGames,
  type FirstReached,
  REPORT_FORMAT,
  REPORT_VERSION,
  type Report,
} from '../../src/report/report.ts'

export const graph = chartGraph(gameChart)

const NO_FIRSTS: FirstReached = {
  rulesAccepted: {},
  rulesRejected: {},
  states: {},
  transitions: {},
  clausesHeld: {},
  clausesFailed: {},
}

/** The report of a campaign that has not begun. */
export const EMPTY: Report = {
  format: REPORT_FORMAT,
  version: REPORT_VERSION,
  engine: '0.1.0',
  seed: 7,
  games: 100,
  of: 1,
  shards: [1],
  done: [],
  tally: EMPTY_TALLY,
  firstReached: NO_FIRSTS,
  digest: '0'.repeat(32),
  failed: 0,
  failures: [],
  seconds: 0,
}

const positive = (counts: Readonly<Record<string, number>>): readonly string[] =>
  Object.keys(counts).filter((name) => (counts[name] ?? 0) > 0)

const namesOf = (tally: Tally): { readonly [Key in keyof FirstReached]: readonly string[] } => ({
  rulesAccepted: Object.keys(tally.rules).filter((id) => (tally.rules[id]?.accepted ?? 0) > 0),
  rulesRejected: Object.keys(tally.rules).filter((id) => (tally.rules[id]?.rejected ?? 0) > 0),
  states: positive(tally.states),
  transitions: positive(tally.transitions),
  clausesHeld: Object.keys(tally.clauses).filter((name) => (tally.clauses[name]?.held ?? 0) > 0),
  clausesFailed: Object.keys(tally.clauses).filter((name) => (tally.clauses[name]?.failed ?? 0) > 0),
})

const firstsWith = (before: FirstReached, tally: Tally, number: number): FirstReached => {
  const names = namesOf(tally)
  const earlier = (key: keyof FirstReached): FirstGames => ({
    ...Object.fromEntries(names[key].map((name) => [name, number])),
    ...before[key],
  })
  return {
    rulesAccepted: earlier('rulesAccepted'),
    rulesRejected: earlier('rulesRejected'),
    states: earlier('states'),
    transitions: earlier('transitions'),
    clausesHeld: earlier('clausesHeld'),
    clausesFailed: earlier('clausesFailed'),
  }
}

/** The first games of a seed, played without checks. */
export const playedReport = (seed: number, games: number): Report => {
  let tally = EMPTY_TALLY
  let firstReached = NO_FIRSTS
  for (let number = 0; number < games; number += 1) {
    const game = playGame(seed, number, [])
    tally = addTallies(tally, game.tally)
    firstReached = firstsWith(firstReached, game.tally, number)
  }
  return { ...EMPTY, seed, games, done: [{ from: 0, to: games - 1 }], tally, firstReached, seconds: games / 5 }
}

const all = <Value>(names: readonly string[], value: (at: number) => Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(names.map((name, at) => [name, value(at)]))

/** The report of a campaign with complete coverage, with differing counts. */
export const everythingReached = (): Report => {
  const many = (at: number): number => 1 + ((at * 7919) % 97) ** 3
  const states = graph.states.map(({ path }) => path).filter((path) => path !== '')
  const tally: Tally = {
    ...EMPTY_TALLY,
    games: 1200,
    events: 345_678,
    refusals: 12_345,
    rules: all(
      rulebook.map(({ id }) => id),
      (at) => ({ accepted: many(at), rejected: many(at + 1) }),
    ),
    states: all(states, many),
    transitions: all(
      graph.transitions.map(({ id }) => id),
      many,
    ),
    clauses: all(clausesOf(graph), (at) => ({ held: many(at), failed: many(at + 2) })),
    turns: { 3: 10, 9: 400, 14: 700, 40: 90 },
    results: { 'seat 0: allPrizesTaken': 600, 'seat 1: allPrizesTaken': 600 },
  }
  const firstReached = firstsWith(firstsWith(NO_FIRSTS, { ...tally, rules: {} }, 3), tally, 40)
  return { ...EMPTY, games: 1200, done: [{ from: 0, to: 1199 }], tally, firstReached, seconds: 61 }
}

/** A failure with these words. */
export const failureSaying = (number: number, says: string, story: readonly string[]): Failure => ({
  number,
  finding: { check: 'counters are placed', says },
  start: {
    from: 'newGame',
    decks: [
      { name: says, cards: ['sm1-165'] },
      { name: 'Other', cards: ['sm1-165'] },
    ],
    ruleset: 'sun-and-moon',
    cards: [],
  },
  events: [{ event: { type: 'END_TURN', player: 0 }, expects: null }],
  played: 57,
  story,
})

/** Text that would have an effect if any of it were taken for markup. */
export const HARM = [
  '<script>document.documentElement.dataset.harmed="1"</script>',
  '"><img src=x onerror=document.documentElement.dataset.harmed=1>',
  "'</pre></script><svg onload=document.documentElement.dataset.harmed=1>",
  '\u202egnihton\u202c & <!-- ]]> \u0000',
] as const

/** A report in which every text is hostile. */
export const hostileReport = (): Report => {
  const counts = all(HARM, (at) => at + 3)
  const tally: Tally = {
    ...EMPTY_TALLY,
    games: 3,
    events: 20,
    refusals: 4,
    rules: all(HARM, () => ({ accepted: 1, rejected: 0 })),
    states: counts,
    transitions: counts,
    clauses: all(HARM, () => ({ held: 0, failed: 1 })),
    violations: counts,
    effects: counts,
    requests: counts,
    eventTypes: counts,
    turns: counts,
    results: counts,
  }
  const [harm = ''] = HARM
  const failures = HARM.map((says, at) => failureSaying(at, says, [...HARM]))
  const firstReached = firstsWith(NO_FIRSTS, tally, 1)
  return { ...EMPTY, engine: harm, done: [{ from: 0, to: 2 }], tally, firstReached, failed: 9, failures, seconds: 1 }
}
