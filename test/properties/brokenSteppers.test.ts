/** The comparison with XState would notice a wrong stepper: every broken stepper is found, and soon. */

import * as E from 'fp-ts/lib/Either.js'
import { chartOf } from 'ptcg-turn-test-kit/differential/anyChart'
import { BROKEN } from 'ptcg-turn-test-kit/differential/brokenSteppers'
import { BROKEN_TABLES, withTable } from 'ptcg-turn-test-kit/differential/brokenTables'
import { DONE_TWICE, LEFT_BEHIND } from 'ptcg-turn-test-kit/differential/ends'
import { compareCharts, compareGames, type Run, type RunResult } from 'ptcg-turn-test-kit/differential/longRun'
import { plainStepper, RIGHT } from 'ptcg-turn-test-kit/differential/plainStepper'
import { type Challenger, onChart } from 'ptcg-turn-test-kit/differential/sides'
import { createTally } from 'ptcg-turn-test-kit/differential/tally'
import { describe, expect, test } from 'vitest'

/**
 * The number of events on random charts within which each must be found. The comparison of every test run goes further.
 */
const SOON = 5000
/** The number of game events within which a fault must be noticed if the game's chart can show it. */
const SOON_IN_GAMES = 3000

/**
 * Features that the game's chart does not have: exit actions, a final state besides its end, a transition to a state
 * around its source.
 */
const ONLY_ON_CHARTS = new Set([
  'actions of the transition itself run before exit actions',
  'the outermost state is left first',
  'only the leaf is left',
  'transitions of outer states come first',
  'automatic transitions of outer states are not tried',
  'a transition that does nothing is skipped',
  'a transition without a target re-enters its leaf',
  'a transition without a target re-enters its own state',
  'a transition to its own state leaves it first',
  'a transition to a state inside leaves its own state first',
  'an outer state is not re-entered by a transition that leads to it',
  'the first state inside is entered instead of the initial one',
  'automatic transitions do not see the event',
  'any final state is the end',
  'any final state somewhere inside completes a state',
  '`onDone` comes before automatic transitions',
  '`onDone` sees the event that was sent',
  'no exit actions run at the end of the chart',
  'the outermost state is left first at the end',
])

/**
 * Errors that show only when several states are done at once, which random charts rarely have, with a chart that does.
 */
const ENDS: Readonly<Record<string, object>> = {
  'only the latest state that is done is announced': DONE_TWICE,
  'the latest state that is done is announced first': LEFT_BEHIND,
}

const foundOut = (compare: (run: Run) => RunResult, events: number, challenger: Challenger): void => {
  const { counts, failure } = compare({ seed: 1, events, challenger, shrink: false })
  expect(failure, `nothing was noticed in ${counts.events} events`).not.toBeNull()
  expect(counts.events).toBeLessThanOrEqual(events)
}

const steppers = Object.entries(BROKEN).map(([name, wrong]): [string, Challenger] => [
  name,
  (machine, meaning) => plainStepper(machine, meaning, { ...RIGHT, ...wrong }),
])
const tables = Object.entries(BROKEN_TABLES).map(([name, change]): [string, Challenger] => [name, withTable(change)])

describe(`are noticed within ${SOON} events on random charts`, () => {
  test.each([...steppers, ...tables].filter(([name]) => !(name in ENDS)))('%s', (_, challenger) =>
    foundOut(compareCharts, SOON, challenger),
  )
})

test.each(steppers.filter(([name]) => name in ENDS))('is noticed on a chart made for it: %s', (name, challenger) => {
  const chart = chartOf(ENDS[name] ?? {})
  if (E.isLeft(chart)) return expect.fail(chart.left[0]?.message)
  const difference = (...challengers: readonly Challenger[]): string | null =>
    onChart(chart.right, [{ type: 'A', by: 1 }], createTally(), ...challengers).difference
  expect(difference()).toBeNull()
  expect(difference(challenger)).not.toBeNull()
})

describe(`are noticed within ${SOON_IN_GAMES} events of games`, () => {
  test.each([...steppers, ...tables].filter(([name]) => !ONLY_ON_CHARTS.has(name) && !(name in ENDS)))(
    '%s',
    (_, challenger) => foundOut(compareGames, SOON_IN_GAMES, challenger),
  )
})

test('a difference is reported with the smallest chart, the events, and the microsteps of both', () => {
  const { failure } = compareCharts({
    seed: 5,
    events: SOON,
    challenger: (machine, meaning) =>
      plainStepper(machine, meaning, { ...RIGHT, ...BROKEN['a transition to its own state leaves it first'] }),
  })
  expect(`${failure}`.replace(/in \d+ steps/, 'in some steps')).toMatchInlineSnapshot(`
    "On this chart, shrunk in some steps:

    the root  (initial s0)
      s0  (initial s0)
        s0.s0  (initial s0)
          s0.s0.s0  exit: one
            A → s0.s0.s0

    with the events [{"type":"A","by":0}]
    Again: npm run differential -- --of charts --seed 5

    The number of microsteps is 0 in XState, 1 in the stepper.
    Event #0 in s0.s0.s0: {"type":"A","by":0}
    XState:
      rests in s0.s0.s0, the very same snapshot
    The stepper:
      1. s0.s0.s0 → s0.s0.s0  (s0.s0.s0 on A #0) / one  [facts: 1]
      rests in s0.s0.s0"
  `)
})

test('and in a game with the game, the number of the event, and a command to replay it', () => {
  const { failure } = compareGames({
    seed: 1,
    events: SOON_IN_GAMES,
    challenger: (machine, meaning) =>
      plainStepper(machine, meaning, { ...RIGHT, ...BROKEN['automatic transitions see a copy of the event'] }),
  })
  expect(failure).toMatch(/^In this game: \{"decks":\[.*"seed":\d+\}\nAgain: npm run differential -- --game '.*'\n/)
  expect(failure).toMatch(/\nEvent #\d+ in [\w.]+: \{"type":"[A-Z_]+".*\}\nXState:\n {2}1\. .* → /)
})
