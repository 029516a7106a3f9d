/** A session: a game in progress with questions, events and listeners. */

import * as E from 'fp-ts/lib/Either.js'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { eager, opening } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test, vi } from 'vitest'
import { legalEvents } from '../../../src/engine/listing/legalEvents.ts'
import { createSession, type Session, type SessionChange } from '../../../src/engine/session/session.ts'

const quiet = () =>
  board(`
    turn 3 of A
    A active  Scorbunny
    A bench   Wooloo
    A hand    Fire Energy x2, Hop
    A deck    Hop x5
    B active  Sobble
  `)

const attach = (session: Session) => {
  const event = session.legalEvents().find(({ type }) => type === 'ATTACH_ENERGY')
  if (event === undefined) throw new Error('No Energy can be attached.')
  return event
}

describe('a session answers', () => {
  test('it lists every legal event, the same list until something happens', () => {
    const snapshot = quiet()
    const session = createSession(snapshot)
    expect(session.legalEvents()).toEqual(legalEvents(snapshot))
    expect(session.legalEvents()).toBe(session.legalEvents())
    expect(session.request()).toEqual({ kind: 'main', player: 0 })
    expect(session.state()).toBe(snapshot)
  })

  test('T2C.1: a second Energy is refused with the rule, and nothing changes', () => {
    const session = createSession(quiet())
    const first = session.send(attach(session))
    expect(E.isRight(first) && first.right.facts.map(({ fact }) => fact)).toEqual(['CARD_ATTACHED'])
    const before = session.state()
    const { hand, active } = before.game.players[0]
    const second = { type: 'ATTACH_ENERGY', player: 0, card: hand[0], pokemon: active?.id }
    expect(session.can(second as GameEvent)).toBe(false)
    expect(session.whyNot(second as GameEvent).map(({ rule }) => rule)).toContain('T2C.1')
    const refused = session.send(second as GameEvent)
    expect(E.isLeft(refused) && refused.left.violations).toEqual(session.whyNot(second as GameEvent))
    expect(session.state()).toBe(before)
    expect(session.history()).toHaveLength(1)
  })

  test('its history holds each accepted event with its facts and its result', () => {
    const session = createSession(opening(['cinderace', 'inteleon'], { seed: 3 }))
    const pick = eager(3)
    for (let sent = 0; sent < 60 && session.request() !== null; sent += 1)
      session.send(pick(session.legalEvents(), session.state()))
    expect(session.history().length).toBeGreaterThan(20)
    expect(session.history().at(-1)?.snapshot).toBe(session.state())
    for (const { event, facts, snapshot } of session.history()) {
      expect(snapshot.game.latest).toEqual(event)
      expect(facts).toBe(snapshot.game.facts)
    }
  })
})

describe('a listener', () => {
  test('hears of every change, and of no refused event', () => {
    const session = createSession(quiet())
    const heard: SessionChange[] = []
    const stop = session.subscribe((change) => heard.push(change))
    session.send({ type: 'RETREAT', player: 1 })
    session.send(attach(session))
    session.undo()
    session.redo()
    session.restore(session.save())
    expect(heard.map(({ change }) => change)).toEqual(['played', 'undone', 'redone', 'restored'])
    expect(heard.at(-1)?.snapshot).toBe(session.state())
    stop()
    stop()
    session.undo()
    expect(heard).toHaveLength(4)
  })

  test('hears of its selection only, with the former value', () => {
    const session = createSession(quiet())
    const energy = vi.fn()
    const prizes = vi.fn()
    session.subscribe(({ game }) => game.turn.energyAttached, energy)
    session.subscribe(
      ({ game }) => [...game.players[0].prizes],
      prizes,
      (a, b) => a.length === b.length,
    )
    session.send(attach(session))
    session.send({ type: 'END_TURN', player: 0 })
    expect(energy.mock.calls).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(prizes).not.toHaveBeenCalled()
  })

  test('may send an event itself: all hear of both, in order', () => {
    const session = createSession(quiet())
    const heard: string[] = []
    session.subscribe((change) => {
      if (change.change === 'played' && change.entry.event.type === 'ATTACH_ENERGY')
        session.send({ type: 'END_TURN', player: 0 })
    })
    session.subscribe((change) => heard.push('entry' in change ? change.entry.event.type : change.change))
    session.send(attach(session))
    expect(heard).toEqual(['ATTACH_ENERGY', 'END_TURN'])
  })

  test('hears of nothing before its subscription, even during an announcement', () => {
    const session = createSession(quiet(), { undo: 'always' })
    const selected: unknown[] = []
    const heard: string[] = []
    const stop = session.subscribe(() => {
      stop()
      session.send({ type: 'END_TURN', player: 0 })
      session.undo()
      session.subscribe(
        ({ game }) => game.turn.number,
        (now, before) => selected.push([before, now]),
      )
      session.subscribe(({ change }) => heard.push(change))
    })
    session.send(attach(session))
    expect([heard, selected]).toEqual([[], []])
    session.send({ type: 'END_TURN', player: 0 })
    expect([heard, selected]).toEqual([['played'], [[3, 4]]])
  })

  test('may end the subscription of another, which then hears nothing more', () => {
    const session = createSession(quiet())
    const heard = vi.fn()
    session.subscribe(() => stop())
    const stop = session.subscribe(heard)
    session.send(attach(session))
    expect(heard).not.toHaveBeenCalled()
  })

  test('that throws does not affect the others', () => {
    vi.useFakeTimers()
    const session = createSession(quiet())
    const heard = vi.fn()
    session.subscribe(() => {
      throw new Error('a bug of this listener')
    })
    session.subscribe(heard)
    expect(E.isRight(session.send(attach(session)))).toBe(true)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(() => vi.runAllTimers()).toThrow('a bug of this listener')
    vi.useRealTimers()
  })
})
