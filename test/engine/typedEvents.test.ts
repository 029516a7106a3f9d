/** Events are typed where people type, and `readEvent` is the one way in for what is not. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { check, play, readEvent, receive, startSession } from '../../src/index.ts'

const players = [
  { name: 'Ann', deck: 'cinderace' },
  { name: 'Bob', deck: 'inteleon' },
] as const

describe('a misspelt event', () => {
  const session = startSession({ players, randomness: { seed: 1 } })

  test('does not compile, and is refused where nobody compiles (T0.1)', () => {
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

test('a message of a client is read first, or played as it comes', () => {
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
