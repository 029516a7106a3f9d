/**
 * Hostile hosts and players: values that throw when they are read, values that change while they are read, unprintable
 * names.
 */

import * as E from 'fp-ts/lib/Either.js'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { describe, expect, test } from 'vitest'
import { createSession, restoreSession, type Session } from '../../../src/engine/session/session.ts'

const session = (title?: string): Session =>
  createSession(
    board(`
    turn 3 of A
    A active  Scorbunny
    A hand    Fire Energy
    B active  Sobble
  `),
    title === undefined ? {} : { title },
  )

const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

const throwing = (name: string): object =>
  Object.defineProperty({}, name, {
    enumerable: true,
    get: () => {
      throw new Error('Do not look at me.')
    },
  })

describe('an event that throws when it is read is malformed like any other', () => {
  test.each([
    ['a getter', throwing('type')],
    ['a getter beside a type', Object.assign(throwing('player'), { type: 'END_TURN' })],
    ['a revoked proxy', revoked()],
    ['something inside', { type: 'APPLY', player: 0, change: revoked() }],
  ])('%s', (_, event) => {
    const game = session()
    for (const one of [game, game.seat(0), game.seat(1)]) {
      expect(one.can(event as GameEvent)).toBe(false)
      expect(one.whyNot(event as GameEvent)[0]?.code).toBe('MALFORMED_EVENT')
      const sent = one.send(event as GameEvent)
      expect(E.isLeft(sent) && sent.left.rejected).toBe(event)
    }
    expect(game.history()).toEqual([])
  })
})

describe('a file that throws when it is read is refused', () => {
  const saved = session().save()
  test.each([
    ['a revoked proxy', revoked()],
    ['a getter', Object.assign(throwing('events'), { format: saved.format })],
    ['an event of it', { ...saved, events: [revoked()] }],
  ])('%s', (_, json) => {
    const game = session()
    const before = game.state()
    const restored = game.restore(json)
    expect(E.isLeft(restored) && restored.left[0].message).toBe('This value is not JSON: reading it throws an error.')
    expect(game.state()).toBe(before)
    expect(E.isLeft(restoreSession(json))).toBe(true)
  })
})

test('GR.6: an event with changing answers is read once', () => {
  const game = session()
  for (const honest of [0, 1, 2, 3]) {
    let asked = 0
    const event = {
      type: 'END_TURN',
      get player() {
        asked += 1
        return asked > honest ? 0 : 1
      },
    }
    game.seat(1).send(event as GameEvent)
    expect(game.history()).toEqual([])
  }
})

describe('a title is part of every save, and every save can be read again', () => {
  test.each([
    ['as it is', 'Ada gegen Bén 😀', 'Ada gegen Bén 😀'],
    ['without what cannot be shown', 'a\u001b[2Jb\u202ec', 'a�[2Jb�c'],
    ['cut short', 'x'.repeat(2000), 'x'.repeat(500)],
    ['never in the middle of a sign', `${'x'.repeat(499)}😀`, 'x'.repeat(499)],
  ])('%s', (_, title, kept) => {
    const saved = session(title).save()
    expect(saved.title).toBe(kept)
    const again = restoreSession(JSON.parse(JSON.stringify(saved)))
    expect(E.isRight(again) && again.right.save()).toEqual(saved)
  })

  test("the host's new title replaces that of the save", () => {
    const saved = session('Before').save()
    const again = restoreSession(saved, { title: 'Now' })
    expect(E.isRight(again) && again.right.save().title).toBe('Now')
    const going = session()
    going.restore(saved)
    expect(going.save().title).toBe('Before')
  })
})
