/** A client sends and never reads. It is disconnected, and others do not notice. */
import { Client } from '@colyseus/sdk'
import type { WebSocket } from 'ws'
import { PROTOCOL } from '../../server/protocol.ts'
import { SECOND, SERVER, say, type Table, wait } from './table.ts'

const OTHERS = 10

export const slow = async ({ newGame, others, compare }: Table): Promise<boolean> => {
  const { game, play } = await newGame()
  const since = await others(OTHERS)
  const room = await new Client(SERVER).joinOrCreate('game', { game, token: play[0] })
  room.reconnection.enabled = false
  room.onMessage('*', () => undefined)
  room.send('hello', { protocol: PROTOCOL, knows: 0 })
  const socket = (room.connection.transport as unknown as { readonly ws: WebSocket }).ws
  await wait(SECOND)
  socket.pause()
  say('A client stops reading, and continues sending.')
  const sending = setInterval(() => room.send('send', { at: -1, id: '', event: null }), 100)
  const closed = new Promise<number>((resolve) => {
    // This client notices a closed connection only when it writes, because it never reads.
    ;(socket as unknown as { readonly _socket: NodeJS.WritableStream })._socket.once('error', () => resolve(Date.now()))
    socket.once('close', () => resolve(Date.now()))
  })
  const at = await Promise.race([closed, wait(60 * SECOND)])
  clearInterval(sending)
  say(
    at === undefined ? 'It is still connected.' : `It was cut off after ${Math.round((at - since) / SECOND)} seconds.`,
  )
  compare(since)
  return at !== undefined
}
