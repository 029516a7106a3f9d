/** The history of a game: any step can be reconstructed unchanged, and no more is stored than needed. */

import { play, save } from 'ptcg-turn-engine'
import { standsFor } from 'ptcg-turn-engine/chart'
import { gameGraph } from 'ptcg-turn-engine/game-chart'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { historyOfRecording, openRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { describe, expect, test } from 'vitest'
import { STEPS_OF_AN_ATTACK } from '../viewedGame.ts'

const recording = recordedGame(11)
const history = historyOfRecording(recording)

/** The game after each event, played straight through. */
const straight = [save(openRecording(recording).snapshot)]
let snapshot = openRecording(recording).snapshot
for (const event of recording.events) {
  const played = play(snapshot, event as GameEvent)
  if (played._tag === 'Right') snapshot = played.right.snapshot
  straight.push(save(snapshot))
}

test('any moment shows the game as it was played', () => {
  const { length } = history
  expect(length).toBeGreaterThan(60)
  for (let jump = 0; jump <= length; jump += 1) {
    const step = (jump * 37) % (length + 1)
    expect(save(history.snapshotAt(step))).toEqual(straight[step])
    expect(save(history.stepAt(step).after)).toEqual(straight[step])
  }
})

describe('a step', () => {
  test('starts where the last one ended, and takes one transition after another to its end', () => {
    for (let number = 1; number <= history.length; number += 1) {
      const step = history.stepAt(number)
      expect(step.before).toEqual(history.stepAt(number - 1).after)
      expect(step.frames[0].from).toBe(step.before.state)
      for (const [at, { from }] of step.frames.entries()) {
        if (at === 0) continue
        // An end is not a frame: the chart continues from the state that it ends.
        const shown = standsFor(gameGraph, from, new Set())
        const before = step.frames[at - 1]?.state ?? ''
        expect(from === shown ? before === from : before.startsWith(`${shown}.`)).toBe(true)
      }
      const last = step.frames.at(-1)
      expect([last?.state, last?.game, last?.facts]).toEqual([step.after.state, step.after.game, step.facts.length])
    }
  })
  test('an attack with damage passes A to F and the six damage steps, in order (A-A, A-D1 to A-D6)', () => {
    const attacks = recording.events.flatMap((event, at) =>
      (event as { readonly type: string }).type === 'DECLARE_ATTACK' ? [history.stepAt(at + 1)] : [],
    )
    const damaging = attacks.find(({ facts }) => facts.some(({ fact }) => fact === 'DAMAGE_PLACED'))
    const states = damaging?.frames.map(({ state }) => state) ?? []
    const entered = STEPS_OF_AN_ATTACK.map((step) => states.findIndex((state) => state.split('.').includes(step)))
    expect(entered.every((at) => at >= 0)).toBe(true)
    expect(entered).toEqual(entered.toSorted((a, b) => a - b))
  })
  test('with a refused event changes nothing and gives the reason', () => {
    const refused = history.until(10).plus({ type: 'DECLARE_ATTACK', player: 0, attack: 99 }).stepAt(11)
    expect(refused.after).toBe(refused.before)
    expect(refused.violations.length).toBeGreaterThan(0)
    expect(refused.frames).toHaveLength(1)
  })
  test('number 0 shows the beginning of the game', () => {
    const { frames, facts, event } = history.stepAt(0)
    expect(event).toBeNull()
    expect(frames.length).toBeGreaterThan(0)
    expect(facts.length).toBeGreaterThan(0)
  })
})

test('two continuations of one history are independent', () => {
  const shared = history.until(20)
  const one = shared.plus(recording.events[20])
  const other = shared.plus({ type: 'CONCEDE', player: 0 })
  expect(save(one.snapshotAt(21))).toEqual(straight[21])
  expect(other.snapshotAt(21).state).toBe('gameOver')
  expect(save(one.snapshotAt(21))).toEqual(straight[21])
  expect(one.stepAt(21).event).toBe(recording.events[20])
  expect(shared.length).toBe(20)
})

test('a step outside the history does not exist', () => {
  for (const step of [-1, 0.5, history.length + 1, Number.NaN]) {
    expect(() => history.snapshotAt(step)).toThrow('There is no step')
    expect(() => history.stepAt(step)).toThrow('There is no step')
  }
})
