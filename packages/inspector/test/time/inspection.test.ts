/** Time travel: every microstep one by one, to any moment, and what-ifs that leave the game unchanged. */

import { legalAt } from 'ptcg-turn-engine/internal/engine/explain/legalAt'
import { historyOfRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { describe, expect, test } from 'vitest'
import { type Inspection, inspect, isAtTheEnd, lineAt, type Message } from '../../src/time/inspection.ts'
import { inspectNext } from '../../src/time/inspectNext.ts'
import { momentOf } from '../../src/time/moment.ts'

const recording = recordedGame(11, { most: 40 })
const history = historyOfRecording(recording)
const start = inspect(history)

const having = (from: Inspection, ...messages: readonly Message[]): Inspection => messages.reduce(inspectNext, from)
const go = (step: number, frame?: number): Message =>
  frame === undefined ? { do: 'go', step } : { do: 'go', step, frame }
const untilStill = (from: Inspection): Inspection => {
  let now = from
  for (let ticks = 0; now.motion !== 'still' && ticks < 500; ticks += 1) now = inspectNext(now, { do: 'tick' })
  return now
}

test('it begins at the latest moment', () => {
  expect(isAtTheEnd(start)).toBe(true)
  expect(start.place.step).toBe(40)
})

describe('one microstep at a time', () => {
  test('forward visits every frame of every step once, back does so in reverse', () => {
    const places: string[] = []
    let now = having(start, { do: 'toStart' })
    const placeOf = ({ place }: Inspection) => `${place.step}.${place.frame}`
    for (; !isAtTheEnd(now); now = inspectNext(now, { do: 'forward' })) places.push(placeOf(now))
    places.push(placeOf(now))
    const expected = Array.from({ length: 41 }, (_, step) =>
      history.stepAt(step).frames.map((_frame, frame) => `${step}.${frame}`),
    ).flat()
    expect(places).toEqual(expected)
    const returned: string[] = [placeOf(now)]
    for (; now.place.step > 0 || now.place.frame > 0; now = inspectNext(now, { do: 'back' }))
      returned.push(placeOf(inspectNext(now, { do: 'back' })))
    expect(returned).toEqual(expected.toReversed())
  })
  test('at the end forward, and at the beginning back, return the same inspection', () => {
    expect(inspectNext(start, { do: 'forward' })).toBe(start)
    const first = having(start, { do: 'toStart' })
    expect(inspectNext(first, { do: 'back' })).toBe(first)
  })
  test('a moment shows the facts up to it', () => {
    for (let number = 0; number <= 40; number += 1) {
      const step = history.stepAt(number)
      for (const [frame, { facts }] of step.frames.entries())
        expect(momentOf(having(start, go(number, frame))).facts).toEqual(step.facts.slice(0, facts))
    }
  })
})

describe('replaying', () => {
  test('goes through all microsteps, stops at the end, and starts again from the beginning', () => {
    let now = having(start, { do: 'toStart' }, { do: 'replay' })
    for (let ticks = 0; ticks < 2000 && now.motion !== 'still'; ticks += 1) now = inspectNext(now, { do: 'tick' })
    expect([now.place.step, now.motion, isAtTheEnd(now)]).toEqual([40, 'still', true])
    expect(having(now, { do: 'replay' })).toMatchObject({ place: { step: 0, frame: 0 }, motion: 'replaying' })
  })
  test('repeats a scene until it is stopped, and continues from there', () => {
    const scene = { ...having(start, go(5, 0)), scene: { from: 5, to: 7 } }
    let now = inspectNext(scene, { do: 'replay' })
    const seen: string[] = []
    for (let ticks = 0; ticks < 300 && seen.filter((place) => place === '5.0').length < 2; ticks += 1) {
      now = inspectNext(now, { do: 'tick' })
      seen.push(`${now.place.step}.${now.place.frame}`)
    }
    expect(new Set(seen.map((place) => place.split('.')[0]))).toEqual(new Set(['5', '6', '7']))
    expect(now.motion).toBe('looping')
    expect(having(now, { do: 'pause' }, { do: 'replay' }).motion).toBe('looping')
    expect(having(now, go(9), { do: 'replay' }).motion).toBe('replaying')
  })
  test('at once shows each event settled', () => {
    const begun = go(0, history.stepAt(0).frames.length - 1)
    const now = having(start, begun, { do: 'pace', pace: 'atOnce' }, { do: 'replay' }, { do: 'tick' })
    expect(now.place).toEqual({ line: 0, step: 1, frame: history.stepAt(1).frames.length - 1 })
  })
  test('ends by pausing and by jumping', () => {
    const playing = having(start, go(3), { do: 'replay' })
    expect(having(playing, { do: 'pause' }).motion).toBe('still')
    expect(having(playing, go(7)).motion).toBe('still')
  })
})

describe('a new event', () => {
  const moment = momentOf(start)
  const [event] = legalAt(moment.snapshot)
  test('moves a viewer at the end along, microstep by microstep', () => {
    const arrived = having(start, { do: 'append', line: 0, events: [event] })
    expect(arrived.place).toEqual({ line: 0, step: 41, frame: 0 })
    const settled = untilStill(arrived)
    expect([settled.place.step, isAtTheEnd(settled)]).toEqual([41, true])
  })
  test('leaves a viewer elsewhere in place', () => {
    const elsewhere = having(start, go(10))
    const later = having(elsewhere, { do: 'append', line: 0, events: [event] })
    expect(later.place).toBe(elsewhere.place)
    expect(lineAt(later).history.length).toBe(41)
  })
})

describe('a what-if', () => {
  const conceded = { type: 'CONCEDE', player: 0 }
  const whatIf = untilStill(having(start, go(12), { do: 'branch', events: [conceded] }))
  test('starts at the current moment and leaves the game unchanged', () => {
    expect(whatIf.lines).toHaveLength(2)
    expect(whatIf.lines[1]?.from).toEqual({ line: 0, step: 12 })
    expect(whatIf.place.line).toBe(1)
    expect(momentOf(whatIf).snapshot.state).toBe('gameOver')
    expect(whatIf.lines[0]).toBe(start.lines[0])
  })
  test('has the moments before it as its own past', () => {
    const past = having(whatIf, go(7))
    expect(momentOf(past).snapshot.game).toEqual(history.snapshotAt(7).game)
  })
  test('can start another, and be deleted without that one', () => {
    const second = having(whatIf, go(9), { do: 'branch', events: [{ type: 'CONCEDE', player: 1 }] })
    expect(second.lines[2]?.from).toEqual({ line: 1, step: 9 })
    const without = having(second, { do: 'forgetLine', line: 1 })
    expect([without.lines.length, without.place.line, without.lines[1]?.name]).toEqual([2, 1, 'What if 2'])
    expect(without.lines[1]?.from?.line).toBe(0)
    expect(momentOf(untilStill(without)).snapshot.state).toBe('gameOver')
  })
  test('that is deleted while it is shown returns to where it began', () => {
    const back = having(whatIf, { do: 'forgetLine', line: 1 })
    expect(back.place).toEqual({ line: 0, step: 12, frame: history.stepAt(12).frames.length - 1 })
  })
  test('the game itself cannot be deleted', () => {
    expect(inspectNext(whatIf, { do: 'forgetLine', line: 0 })).toBe(whatIf)
  })
})

describe('a missing moment', () => {
  test.each([
    [go(99), 'There is no step 99: this game has steps 0 to 40. This is step 40.'],
    [go(-3), 'There is no step -3: this game has steps 0 to 40. This is step 0.'],
    [go(1.5), 'There is no step 1.5: this game has steps 0 to 40. This is step 1.'],
    [go(Number.NaN), 'There is no step NaN: this game has steps 0 to 40. This is step 0.'],
    [{ do: 'go', step: 3, line: 4 } as const, 'There is no line 4; this is the game itself.'],
  ])('%j is reported, and the nearest one is shown', (message, sentence) => {
    const now = having(start, message)
    expect(now.message).toBe(sentence)
    expect(momentOf(now).snapshot.state).toBeTruthy()
  })
})

test('selecting a part twice deselects it', () => {
  const selection = { label: 'Retreat', about: ['event:RETREAT'] as const }
  const once = having(start, { do: 'select', selection })
  expect(once.selection).toBe(selection)
  expect(having(once, { do: 'select', selection: { ...selection } }).selection).toBeNull()
})
