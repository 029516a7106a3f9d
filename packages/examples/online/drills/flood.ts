/** A client sends as much as it can. It is told why it is disconnected, and others do not notice. */
import { Client, type Room } from '@colyseus/sdk'
import { REFUSAL_CODES, REFUSALS } from '../../server/refusals.ts'
import { SECOND, SERVER, say, type Table, wait } from './table.ts'

const FLOODS = ['hello', 'rematch', 'nonsense'] as const

const OTHERS = 10

export const flood = async ({ newGame, others, compare }: Table): Promise<boolean> => {
  const since = await others(OTHERS)
  let closed = 0
  const comeIn = async (kind: string): Promise<void> => {
    const own = await newGame()
    const room: Room = await new Client(SERVER).joinOrCreate('game', { game: own.game, token: own.play[0] })
    room.reconnection.enabled = false
    room.onMessage('*', () => undefined)
    const sending = setInterval(() => {
      for (let turn = 0; turn < 100; turn += 1) room.send(kind, { text: 'x'.repeat(1000) })
    }, 10)
    const reason = await new Promise<string>((resolve) => room.onLeave((code, why) => resolve(why ?? `${code}`)))
    clearInterval(sending)
    const code = REFUSAL_CODES.find((one) => one === reason)
    say(`A flood of ${kind} is answered: ${code === undefined ? reason : REFUSALS[code].message}`)
    closed += 1
  }
  await Promise.race([Promise.all(FLOODS.map(comeIn)), wait(30 * SECOND)])
  await wait(5 * SECOND)
  compare(since)
  return closed === FLOODS.length
}
