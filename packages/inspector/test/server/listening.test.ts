import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import * as E from '#fp-ts/Either'
import { listen, stop } from '../../src/server/listening.ts'

test('a connection that cannot be accepted does not end the server', async () => {
  const server = createServer()
  expect(E.isRight(await listen(server, 0, 'server'))).toBe(true)
  onTestFinished(() => stop(server))
  for (let failure = 0; failure < 2; failure += 1) server.emit('error', new Error('too many open files'))
  expect(server.listening).toBe(true)
})
