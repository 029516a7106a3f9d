/**
 * A survey of a game equals the result of replaying it, however it was made: at once, in pieces, or after another line.
 */

import { turnStopOf } from 'ptcg-turn-engine/table'
import { historyOfRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { describe, expect, test } from 'vitest'
import type { InspectedHistory } from '../../src/time/history.ts'
import { neighbor, placeOfStop, type Survey, surveyor, turnAround } from '../../src/time/survey.ts'

const whole = (history: InspectedHistory, piece = 1e6, by = surveyor()): Survey => {
  for (;;) {
    const survey = by.survey(history, piece)
    if (survey.isComplete) return survey
  }
}
const comparable = ({ history: _, counts, ...rest }: Survey) => ({
  ...rest,
  counts: [...counts].filter(([, count]) => count > 0).sort(),
})

const history = historyOfRecording(recordedGame(11))
const survey = whole(history)
const steps = Array.from({ length: history.length + 1 }, (_, number) => history.stepAt(number))

test('every transition taken is counted', () => {
  const taken = steps.flatMap(({ frames }) => frames.flatMap(({ transition }) => transition ?? []))
  expect([...survey.counts.values()].reduce((sum, one) => sum + one, 0)).toBe(taken.length)
  for (const id of new Set(taken)) expect(survey.counts.get(id)).toBe(taken.filter((one) => one === id).length)
})

test('every stop is where the chart enters it, and the chart stays there until the next', () => {
  let at = 0
  let stop = ''
  for (const { number, frames } of steps)
    for (const [frame, { state }] of frames.entries()) {
      if (turnStopOf(state) === stop) continue
      stop = turnStopOf(state)
      expect(survey.stops[at]).toEqual({ step: number, frame, stop })
      at += 1
    }
  expect(survey.stops).toHaveLength(at)
})

test('turns, attacks and Knock Outs are found by their facts', () => {
  const facts = steps.flatMap((step) => step.facts)
  for (const [landmark, fact] of [
    ['turn', 'TURN_BEGAN'],
    ['attack', 'ATTACK_DECLARED'],
    ['knockOut', 'POKEMON_KNOCKED_OUT'],
  ] as const) {
    const found = survey.landmarks.filter((one) => one.landmark === landmark).length
    expect(found).toBeGreaterThan(0)
    expect(found).toBe(facts.filter((one) => one.fact === fact).length)
  }
})

test('refused events are found', () => {
  const refused = historyOfRecording({ ...recordedGame(11, { most: 30 }), events: [{ type: 'DONE', player: 0 }] })
  expect(whole(refused).landmarks).toEqual([{ step: 1, frame: 0, landmark: 'refused' }])
})

describe('the result is the same', () => {
  test('in pieces', () => expect(comparable(whole(history, 7))).toEqual(comparable(survey)))

  test('event by event, as a game goes on', () => {
    const by = surveyor()
    let grown = history.until(0)
    for (const event of history.events) {
      by.survey(grown, 3)
      grown = grown.plus(event)
    }
    expect(comparable(whole(grown, 3, by))).toEqual(comparable(survey))
  })

  test('after a what-if, and back', () => {
    const by = surveyor()
    const whatIf = history.until(40).plus({ type: 'CONCEDE', player: 0 })
    whole(history, 1e6, by)
    expect(comparable(whole(whatIf, 1e6, by))).toEqual(comparable(whole(whatIf)))
    expect(comparable(whole(history, 1e6, by))).toEqual(comparable(survey))
  })
})

test('next and previous visit every landmark', () => {
  let at: { readonly step: number; readonly frame: number } = { step: -1, frame: 0 }
  const walked = []
  for (let next = neighbor(survey.landmarks, at, 'next'); next; next = neighbor(survey.landmarks, at, 'next')) {
    walked.push(next)
    at = next
  }
  expect(new Set(walked.map(({ step }) => step))).toEqual(new Set(survey.landmarks.map(({ step }) => step)))
  const last = survey.landmarks.at(-1)
  if (last === undefined) throw new Error('no landmark')
  expect(neighbor(survey.landmarks, last, 'previous')?.step).toBeLessThanOrEqual(last.step)
})

test('a stop is searched in its turn first', () => {
  const attack = survey.stops.find(({ stop }) => stop === 'B')
  const main = survey.stops.findLast((place) => place.stop === 'main' && place.step < (attack?.step ?? 0))
  if (attack === undefined || main === undefined) throw new Error('no attack')
  expect(placeOfStop(survey, 'B', main)).toEqual(attack)
  expect(placeOfStop(survey, 'main', attack)?.step).toBeLessThanOrEqual(attack.step)
  const { from, to } = turnAround(survey, attack)
  for (const stop of ['draw', 'main', 'A', 'C', 'F', 'end'] as const) {
    const place = placeOfStop(survey, stop, attack)
    expect(place?.step).toBeGreaterThanOrEqual(from.step)
    expect(place?.step).toBeLessThanOrEqual(to?.step ?? history.length)
  }
  expect(placeOfStop(whole(history.until(0)), 'checkup', { step: 0, frame: 0 })).toBeNull()
})
