/** Events are typed for programmers, and `readEvent` is the one way in for other values. */

import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { EventSchema } from '../../src/engine/play/readEvent.ts'
import { EVENT_TYPES, keysOfEvent } from '../../src/game/model/events.ts'
import { check, play, readEvent, receive, startSession } from '../../src/index.ts'

const players = [
  { name: 'Ann', deck: 'cinderace' },
  { name: 'Bob', deck: 'inteleon' },
] as const

describe('a misspelt event', () => {
  const session = startSession({ players, randomness: { seed: 1 } })

  test('does not compile, and is refused at run time (T0.1)', () => {
    const sent = [
      // @ts-expect-error There is no such event.
      session.send({ type: 'ATACH_ENERGY' }),
      // @ts-expect-error Nor for one player's seat.
      session.seat(0).send({ type: 'ATACH_ENERGY' }),
      // @ts-expect-error Nor for a snapshot.
      play(session.state(), { type: 'ATACH_ENERGY' }),
    ]
    for (const one of sent) expect(E.isLeft(one) && one.left.violations[0].code).toBe('MALFORMED_EVENT')
    // @ts-expect-error Nor for a question.
    expect(session.whyNot({ type: 'ATACH_ENERGY' })[0]?.code).toBe('MALFORMED_EVENT')
    // @ts-expect-error Nor for another.
    expect(E.isLeft(check(session.state(), { type: 'ATACH_ENERGY' }))).toBe(true)
  })
})

test('a message of a client can be read first, or played directly', () => {
  const session = startSession({ players, randomness: { seed: 1 } })
  const [event] = session.legalEvents()
  const message: unknown = JSON.parse(JSON.stringify(event))
  expect(readEvent(message)).toEqual(E.right(event))
  expect(E.isRight(receive(session.state(), message))).toBe(true)
  for (const bad of [null, 'END_TURN', { type: 'END_TURN' }, { ...event, player: 2 }]) {
    const read = readEvent(bad)
    expect(E.isLeft(read) && read.left[0].code).toBe('MALFORMED_EVENT')
    const received = receive(session.state(), bad)
    expect(E.isLeft(received) && received.left).toEqual({ rejected: bad, violations: E.isLeft(read) && read.left })
  }
})

/** A message that is nearly an event: most of its values fit; a key may be missing or too many. */
const nearlyAnEvent = fc.constantFrom(...EVENT_TYPES).chain((type) => {
  const any = fc.constantFrom<unknown>(-1, 2, 1.5, 2 ** 53, Number.NaN, '0', null, undefined, true, [], [0], {})
  const drawnFor = (key: string): fc.Arbitrary<unknown> =>
    fc.oneof(
      { weight: 9, arbitrary: key === 'heads' ? fc.boolean() : fc.constantFrom(0, 1) },
      { weight: 1, arbitrary: any },
    )
  const whole = fc.record(Object.fromEntries(keysOfEvent(type).map((key) => [key, drawnFor(key)])))
  const lacking = fc.constantFrom(null, null, null, ...keysOfEvent(type))
  const more = fc.constantFrom({}, {}, {}, { extra: 0 })
  return fc.tuple(whole, lacking, more, fc.boolean()).map(([values, key, extra, inherits]) => {
    const event = { type, ...values, ...extra }
    if (key !== null) delete (event as { [key: string]: unknown })[key]
    return inherits ? (Object.create(event) as object) : event
  })
})

test('a message is read as an event exactly if it fits the schema (T0.1)', () => {
  let accepted = 0
  fc.assert(
    fc.property(nearlyAnEvent, (message) => {
      const read = readEvent(message)
      const parsed = v.safeParse(EventSchema, message)
      expect(E.isRight(read)).toBe(parsed.success)
      if (E.isRight(read)) expect(read.right).toEqual(parsed.output)
      accepted += E.isRight(read) ? 1 : 0
    }),
    { numRuns: 2000 },
  )
  expect(accepted).toBeGreaterThan(400)
})
