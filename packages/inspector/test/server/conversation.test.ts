/** A slow page gets what it can read, and no messages pile up for it. */

import { legalEvents } from 'ptcg-turn-engine'
import { expect, test } from 'vitest'
import { liveGame } from '../../src/live/liveGame.ts'
import type { ServerMessage } from '../../src/live/protocol.ts'
import { converse } from '../../src/server/conversation.ts'
import { orThrow, recording } from './served.ts'

const slowPage = () => {
  const live = orThrow(liveGame(recording()))
  const sent: ServerMessage[] = []
  const line = { waiting: 0, now: 0, closed: null as number | null, taken: (): void => undefined }
  const conversation = converse(live, 'game', {
    send: (message, taken) => {
      sent.push(message)
      line.taken = taken
    },
    waiting: () => line.waiting,
    close: (code) => {
      line.closed = code
    },
    now: () => line.now,
  })
  const play = () => live.play(legalEvents(live.snapshot())[0])
  const say = (message: unknown) => conversation.hear(JSON.stringify(message))
  return { live, sent, line, conversation, play, say }
}

test('events that could not be sent arrive in one piece later', () => {
  const { sent, line, play, say } = slowPage()
  say({ kind: 'follow', game: 'game', from: 0 })
  line.waiting = 2 ** 30
  for (let count = 0; count < 5; count += 1) play()
  expect(sent).toHaveLength(1)
  line.waiting = 0
  line.taken()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ kind: 'events', from: 0 })
  expect(sent[1]?.kind === 'events' && sent[1].events).toHaveLength(5)
})

test('a page that does not read gets no answers', () => {
  const { sent, line, conversation } = slowPage()
  line.waiting = 2 ** 30
  conversation.hear('?')
  expect(sent).toEqual([])
})

test('the limit of messages begins anew each second', () => {
  const { sent, line, conversation } = slowPage()
  for (let count = 0; count < 1000; count += 1) conversation.hear('?')
  expect(sent).toHaveLength(201)
  line.now = 1000
  conversation.hear('?')
  expect(sent).toHaveLength(202)
  expect(line.closed).toBeNull()
  for (let count = 0; count < 2000; count += 1) conversation.hear('?')
  expect(line.closed).toBe(1008)
})

test('a closed page receives nothing more', () => {
  const { sent, conversation, play, say } = slowPage()
  say({ kind: 'follow', game: 'game', from: 0 })
  conversation.end()
  play()
  expect(sent).toHaveLength(1)
})
