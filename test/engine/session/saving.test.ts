/** A session is saved and continued with its history; an invalid file is refused without a loss. */

import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import type { GameEvent } from 'ptcg-turn-engine/model'
import { board } from 'ptcg-turn-test-kit/board'
import { eager, opening } from 'ptcg-turn-test-kit/walk'
import { describe, expect, test } from 'vitest'
import { save } from '../../../src/engine/files/save.ts'
import { createGame } from '../../../src/engine/play/newGame.ts'
import { toRecording } from '../../../src/engine/session/history.ts'
import { createSession, restoreSession, type Session } from '../../../src/engine/session/session.ts'
import { decks } from '../../../src/game/cards/decks.ts'

const played = (seed: number, events: number, asked = false): Session => {
  const session = createSession(opening(['cinderace', 'laboratory'], asked ? 'asked' : { seed }), { title: 'Our game' })
  const pick = eager(seed)
  for (let sent = 0; sent < events && session.request() !== null; sent += 1)
    session.send(pick(session.legalEvents(), session.state()))
  return session
}

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown

const goneOn = (json: unknown): Session => {
  const restored = restoreSession(json)
  if (E.isLeft(restored)) throw new Error(restored.left.map(({ path, message }) => `${path}: ${message}`).join(' '))
  return restored.right
}

const eventsOf = (session: Session) => session.history().map(({ event }) => event)

test('a save at any moment continues the same game with the same history', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.nat(150), fc.boolean(), (seed, events, asked) => {
      const session = played(seed, events, asked)
      const again = goneOn(throughJson(session.save()))
      expect(again.state()).toEqual(session.history().length === 0 ? again.state() : session.state())
      expect(eventsOf(again)).toEqual(eventsOf(session))
      expect(again.legalEvents()).toEqual(session.legalEvents())
      expect(again.whyNotUndo()).toEqual(session.whyNotUndo())
    }),
    { numRuns: 60 },
  )
})

test('its title is kept, and undone events are not', () => {
  const session = played(2, 12)
  expect(session.save().title).toBe('Our game')
  const free = createSession(session.state(), { undo: 'always' })
  free.send(free.legalEvents()[0] as GameEvent)
  free.undo()
  expect(goneOn(free.save()).whyNotRedo()?.code).toBe('NOTHING_TO_REDO')
})

test('a session can start from a save or a position too', () => {
  const snapshot = board(`
    turn 3 of A
    A active  Scorbunny
    B active  Sobble
  `)
  expect(goneOn(throughJson(save(snapshot))).legalEvents()).toEqual(createSession(snapshot).legalEvents())
})

describe('wrong input gets one sentence, and the session continues unchanged', () => {
  const session = played(4, 40)
  const saved = throughJson(session.save()) as Record<string, unknown> & { readonly events: readonly unknown[] }
  const tampered = {
    ...saved,
    events: saved.events.map((event, at) => (at === 7 ? { type: 'DONE', player: 1 } : event)),
  }
  test.each([
    ['nothing', undefined, /^A value of type undefined is not JSON\.$/],
    ['another file', { hello: 1 }, /not a recording, a save/],
    ['another version', { ...saved, version: 2 }, /has version 2; this engine reads version 1\.$/],
    ['a missing part', { ...saved, beginning: undefined }, /./],
    ['events that were tampered with', tampered, /^This event is not accepted when the game is played again: ./],
  ])('%s', (_, json, sentence) => {
    const before = session.state()
    const restored = session.restore(json)
    if (E.isRight(restored)) return expect.fail('It was restored.')
    expect(restored.left[0].message).toMatch(sentence)
    expect(session.state()).toBe(before)
    expect(session.history()).toHaveLength(40)
    expect(E.isLeft(restoreSession(json))).toBe(true)
  })
  test('the position of a wrong event is named', () => {
    const restored = restoreSession(tampered)
    expect(E.isLeft(restored) && restored.left[0].path).toBe('events.7')
  })
})

test('a game whose save could not be read is not started: unprintable names', () => {
  const deck = decks.cinderace
  const named = (name: string, deckName: string) =>
    createGame({
      players: [
        { name: 'Ada', deck },
        { name, deck: { ...deck, name: deckName } },
      ],
      randomness: { seed: 1 },
    })
  for (const created of [named('\u001b[2J', 'Deck'), named('Ben', 'a\u202eb')])
    expect(E.isLeft(created) && created.left[0].message).toBe(
      'The name of player 2 or of the deck has line breaks or control characters; a name is one line.',
    )
  const created = named('Bén 😀', 'Deck')
  expect(E.isRight(created) && E.isRight(restoreSession(createSession(created.right).save()))).toBe(true)
})

test('a session that is too long for a file saves its latest events and the moment before them', () => {
  const session = played(3, 40)
  const history = {
    title: null,
    beginning: opening(['cinderace', 'laboratory'], { seed: 3 }),
    played: session.history(),
    undone: [],
  }
  const whole = history.played.length
  expect(toRecording(history, 'Whole', whole).events).toHaveLength(whole)
  const cut = toRecording(history, 'Cut', 7)
  expect(cut.events).toEqual(eventsOf(session).slice(-7))
  const again = goneOn(throughJson(cut))
  expect(again.state()).toEqual(session.state())
  expect(again.history()).toHaveLength(7)
})
