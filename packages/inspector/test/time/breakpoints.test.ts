/** Play stops at breakpoints, at the exact microstep, and nowhere else. */

import { clauseTruths, gameGraph, transitionOfGame } from 'ptcg-turn-engine/game-chart'
import { historyOfRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { describe, expect, test } from 'vitest'
import type { About } from '../../src/selection.ts'
import { type Inspection, inspect, isAtTheEnd } from '../../src/time/inspection.ts'
import { inspectNext } from '../../src/time/inspectNext.ts'

const history = historyOfRecording(recordedGame(11))
const steps = Array.from({ length: history.length + 1 }, (_, number) => history.stepAt(number))
const frames = steps.slice(1).flatMap((step) => step.frames.map((frame, at) => ({ step, frame, at })))

/** Plays from the beginning to the end, and returns each place where it stopped. */
const stops = (token: About, pace: Inspection['pace']): readonly string[] => {
  let now = inspectNext(inspectNext(inspect(history), { do: 'toStart' }), { do: 'pace', pace })
  now = inspectNext(now, { do: 'breakpoint', token })
  const found: string[] = []
  do {
    now = inspectNext(now, { do: 'replay' })
    while (now.motion === 'replaying') now = inspectNext(now, { do: 'tick' })
    if (now.message === null) break
    expect(now.message).toContain('Stopped: ')
    found.push(`${now.place.step}.${now.place.frame}`)
  } while (!isAtTheEnd(now))
  return found
}

const where = (isThere: (one: (typeof frames)[number]) => boolean): readonly string[] =>
  frames.filter(isThere).map(({ step, at }) => `${step.number}.${at}`)

describe.each([4, 'atOnce'] as const)('at pace %s', (pace) => {
  test.each([
    ['event:ATTACH_ENERGY', where(({ frame }) => transitionOfGame(frame.transition ?? '')?.event === 'ATTACH_ENERGY')],
    [
      'state:turn.attack.F_resolve.damage.3_weakness',
      where(({ frame }) => frame.state === 'turn.attack.F_resolve.damage.3_weakness'),
    ],
    ['state:turn.attack', where(({ frame }) => frame.state === 'turn.attack.A_announce')],
    [
      'rule:A-D4.1',
      where(({ frame }) =>
        [transitionOfGame(frame.transition ?? ''), gameGraph.states.find(({ path }) => path === frame.state)].some(
          (one) => one?.cite.includes('A-D4.1'),
        ),
      ),
    ],
  ] as const)('%s', (token, expected) => {
    expect(expected.length).toBeGreaterThan(3)
    const found = stops(token, pace)
    if (pace !== 'atOnce') expect(found).toEqual(expected)
    else
      expect(new Set(found.map((place) => place.split('.')[0]))).toEqual(
        new Set(expected.map((place) => place.split('.')[0])),
      )
  })
})

test('a condition breaks where it held at an earlier question and no longer holds', () => {
  const name = 'noEnergyAttachedThisTurn'
  const fails = (snapshot: Parameters<typeof clauseTruths>[1]): boolean =>
    gameGraph.transitions.some(({ id, clauses }) =>
      clauses.some((clause, at) => clause === name && clauseTruths(gameGraph, snapshot, null).get(id)?.[at] === false),
    )
  const expected = where(
    ({ step, frame, at }) =>
      fails({ state: frame.state, game: frame.game }) && !fails(step.frames[at - 1] ?? step.before),
  )
  expect(expected.length).toBeGreaterThan(3)
  expect(stops(`clause:${name}`, 16)).toEqual(expected)
})

test('an unsuitable token sets no breakpoint; setting one twice removes it', () => {
  const start = inspect(history)
  expect(inspectNext(start, { do: 'breakpoint', token: 'card:3' })).toBe(start)
  const set = inspectNext(start, { do: 'breakpoint', token: 'rule:T2C.1' })
  expect(set.breakpoints).toEqual(['rule:T2C.1'])
  expect(inspectNext(set, { do: 'breakpoint', token: 'rule:T2C.1' }).breakpoints).toEqual([])
})
