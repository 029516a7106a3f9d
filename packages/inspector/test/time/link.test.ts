/** Links to a moment: checked when read, and read back as they were written. */
import * as E from 'fp-ts/lib/Either.js'
import { historyOfRecording, recordedGame } from 'ptcg-turn-test-kit/recorded'
import { describe, expect, test } from 'vitest'
import { atLink } from '../../src/page/opening.ts'
import { inspect } from '../../src/time/inspection.ts'
import { inspectNext } from '../../src/time/inspectNext.ts'
import { linkTo, readLink } from '../../src/time/link.ts'

const history = historyOfRecording(recordedGame(11, { most: 40 }))
const start = inspect(history)

test('a settled moment is written as its step, a microstep as its number from 1', () => {
  expect(linkTo(inspectNext(start, { do: 'go', step: 12 }))).toEqual(E.right('#step=12'))
  const long = Array.from({ length: 40 }, (_, step) => step).find((step) => history.stepAt(step).frames.length > 3)
  expect(linkTo(inspectNext(start, { do: 'go', step: long ?? 0, frame: 2 }))).toEqual(E.right(`#step=${long}.3`))
  expect(readLink('#step=0.3')).toEqual(E.right({ step: 0, frame: 2, to: null, whatIf: null }))
})

test('a what-if is written with its events', () => {
  const event = { type: 'CONCEDE', player: 0 }
  const branched = inspectNext(
    { ...start, pace: 'atOnce', place: { line: 0, step: 7, frame: 0 } },
    { do: 'branch', events: [event] },
  )
  const link = linkTo(branched)
  expect(E.isRight(link) && readLink(link.right)).toEqual(
    E.right({ step: 8, frame: undefined, to: null, whatIf: { from: 7, events: [event] } }),
  )
})

test('a scene is written as its first and last step, and is shown at once', () => {
  expect(readLink('#step=12&to=15')).toEqual(E.right({ step: 12, frame: undefined, to: 15, whatIf: null }))
  expect(atLink(start, '#step=12&to=15')).toMatchObject({
    place: { line: 0, step: 12, frame: 0 },
    motion: 'looping',
    scene: { from: 12, to: 15 },
  })
})

test('without a link there is no moment', () => {
  for (const hash of ['', '#', '#other=1', '#%']) expect(readLink(hash)).toEqual(E.right(null))
})

describe('a wrong link gets one sentence', () => {
  test.each([
    ['#step=', 'a step is a whole number'],
    ['#step=-1', 'a step is a whole number'],
    ['#step=1e3', 'a step is a whole number'],
    ['#step=3.0', 'a step is a whole number'],
    ['#step=99999999999', 'a step is a whole number'],
    ['#step=3&to=2', 'a scene ends with a step after its first'],
    ['#step=3&to=x', 'a scene ends with a step after its first'],
    ['#step=3&from=x&events=[]', 'The what-if in the link cannot be read.'],
    ['#step=3&from=1&events=%5B', 'The what-if in the link cannot be read.'],
    ['#step=3&from=1', 'The what-if in the link cannot be read.'],
    [`#step=${'1'.repeat(9000)}`, 'The link is too long.'],
  ])('%s', (hash, sentence) => {
    const read = readLink(hash)
    expect(E.isLeft(read) && read.left).toContain(sentence)
  })
})

test('a what-if is checked like a file: events that cannot be saved are refused', () => {
  for (const events of [`[${'['.repeat(80)}${']'.repeat(80)}]`, '[{"__proto__":1}]']) {
    const read = readLink(`#step=3&from=1&events=${encodeURIComponent(events)}`)
    expect(read).toEqual(E.left('The what-if in the link cannot be read.'))
  }
})

test('following a link twice gives one what-if', () => {
  const link = `#step=8&from=7&events=${encodeURIComponent('[{"type":"CONCEDE","player":0}]')}`
  const once = atLink(start, link)
  expect(once.lines).toHaveLength(2)
  const again = atLink(inspectNext(once, { do: 'go', line: 0, step: 3 }), link)
  expect([again.lines.length, again.place.line, again.place.step]).toEqual([2, 1, 8])
})
