/** The page with a viewer of another inspector: refused requests get nothing. */
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Loopback, openLoopback } from '../../src/viewers/loopback.ts'

const open: Loopback[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const begin = async (): Promise<Loopback> => {
  const opened = await openLoopback({
    bridge: { viewer: 'http://127.0.0.1:9/', greeting: 'hello', title: 'A viewer' },
    onProblem: () => {},
  })
  if (opened._tag === 'Left') throw new Error(opened.left)
  open.push(opened.right)
  return opened.right
}

test('a refused upgrade that resets at once ends a connection, not the game', async () => {
  const { url } = await begin()
  const { port, host } = new URL(url)
  const request = [
    'GET /x/live HTTP/1.1',
    `Host: ${host}`,
    'Origin: http://elsewhere.example',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ].join('\r\n')
  for (let at = 0; at < 60; at += 1)
    await new Promise<void>((done) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(`${request}\r\n\r\n`)
        setTimeout(() => socket.resetAndDestroy(), at % 4)
      })
      socket.on('error', () => {})
      socket.on('close', () => done())
    })
  expect((await fetch(url)).status).toBe(200)
})
