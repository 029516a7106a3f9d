/** The live game: only legal events become part of it, and every listener hears each once and in order. */
import * as E from 'fp-ts/lib/Either.js'
import { decks, legalEvents, readRecording, recordingOf } from 'ptcg-turn-engine'
import { describe, expect, test } from 'vitest'
import { type Appended, liveGame } from '../../src/live/liveGame.ts'
import { orThrow, recording } from '../server/served.ts'

const begun = (own = recording()) => orThrow(liveGame(own))
const CONCEDE = { type: 'CONCEDE', player: 0 } as const

test('an accepted event is recorded as a copy, and the recording opens as the same game', () => {
  const live = begun()
  const event = { ...legalEvents(live.snapshot())[0] }
  expect(live.play(event)).toEqual(E.right({ number: 1, event }))
  expect(live.length()).toBe(1)
  expect(live.events(0)[0]).toEqual(event)
  expect(live.events(0)[0]).not.toBe(event)
  const again = begun(orThrow(readRecording(JSON.parse(JSON.stringify(live.recording())))))
  expect(again.snapshot()).toEqual(live.snapshot())
})

describe('a refused event', () => {
  test.each([
    ['of the wrong player', { type: 'END_TURN', player: 1 }],
    ['that is none', 'hello'],
    ['that is nothing', undefined],
  ])('%s changes nothing, and gets a reason', (_, event) => {
    const live = begun()
    const before = live.snapshot()
    const heard: Appended[] = []
    live.subscribe((one) => heard.push(one))
    const played = live.play(event)
    if (E.isRight(played)) return expect.fail('It was played.')
    expect(played.left.sentence).toMatch(/^[A-Z].*\.$/)
    expect(live.snapshot()).toBe(before)
    expect(live.length()).toBe(0)
    expect(heard).toEqual([])
  })

  test('of a recording stays in it for inspection', () => {
    const refused = { type: 'END_TURN', player: 0 }
    const live = begun({ ...recording(), events: [refused, CONCEDE] })
    expect(live.events(0)).toEqual([refused, CONCEDE])
    expect(live.snapshot().state).toBe('gameOver')
  })
})

test('an invalid recording is refused with its problems', () => {
  const seat = { name: 'Ann', deck: { ...decks.cinderace, cards: decks.cinderace.cards.slice(1) } }
  const short = recordingOf('Short', { from: 'deal', options: { players: [seat, seat], randomness: 'asked' } })
  const opened = liveGame(short)
  expect(E.isLeft(opened) && opened.left[0].message).toMatch(/59 cards instead of 60/)
})

test('changing a returned list does not change the game', () => {
  const live = begun({ ...recording(), events: [CONCEDE] })
  ;(live.recording().events as unknown[]).length = 0
  ;(live.events(0) as unknown[]).length = 0
  expect(live.length()).toBe(1)
})

describe('listeners', () => {
  test('hear every event once, until they unsubscribe', () => {
    const live = begun()
    const heard: number[] = []
    const stop = live.subscribe(({ number }) => heard.push(number))
    live.play(legalEvents(live.snapshot())[0])
    stop()
    live.play(CONCEDE)
    expect(heard).toEqual([1])
  })

  test('hear events in order, even if one of them sends another at once', () => {
    const live = begun()
    const heard: number[] = []
    live.subscribe(({ number }) => number === 1 && live.play(CONCEDE))
    live.subscribe(({ number }) => heard.push(number))
    live.play(legalEvents(live.snapshot())[0])
    expect(heard).toEqual([1, 2])
  })

  test('hear later events after one of them throws', () => {
    const live = begun()
    const heard: number[] = []
    const stop = live.subscribe(() => {
      throw new Error('A listener of somebody else.')
    })
    expect(() => live.play(legalEvents(live.snapshot())[0])).toThrow(/somebody else/)
    stop()
    live.subscribe(({ number }) => heard.push(number))
    live.play(CONCEDE)
    expect(heard).toContain(2)
  })
})

test('a full game refuses events, and says so', () => {
  const refused = { type: 'END_TURN', player: 0 }
  const live = begun({ ...recording(), events: Array.from({ length: 20_000 }, () => refused) })
  const played = live.play(CONCEDE)
  expect(E.isLeft(played) && played.left.sentence).toBe(
    'This game has 20000 events, and no more are kept. Begin a new one.',
  )
})
