/**
 * A page's messages that are much too deep or too large: each is answered with a sentence, and the game does not
 * change.
 */
import { afterEach, expect, test } from 'vitest'
import { gameOf, open, serve, stopAll } from './served.ts'

afterEach(stopAll)

const deep = (depth: number): string => `${'['.repeat(depth)}0${']'.repeat(depth)}`

test.each([
  ['an event of ten thousand levels', deep(10_000)],
  ['an event of twenty thousand entries', `{"type":"DECK_SHUFFLED","order":[${'0,'.repeat(20_000)}0]}`],
  ['a number that is larger than numbers are', `{"type":"CHOOSE","player":0,"option":1${'0'.repeat(1000)}}`],
])('%s is refused', async (_, event) => {
  const served = await serve()
  const page = await open(served)
  const before = served.live.snapshot()
  page.say({ kind: 'follow', game: await gameOf(served), from: 0 })
  await page.hear()
  page.socket.send(`{"kind":"play","at":0,"event":${event}}`)
  expect(await page.hear()).toMatchObject({
    kind: 'refused',
    at: 0,
    sentence: expect.stringMatching(/malformed|more than/),
  })
  expect(served.live.snapshot()).toBe(before)
})

test('a message of one megabyte is not taken in', async () => {
  const served = await serve()
  const page = await open(served)
  page.socket.send(`{"kind":"play","at":0,"event":"${'x'.repeat(1024 * 1024)}"}`)
  expect(await page.closed).toBe(1009)
})
