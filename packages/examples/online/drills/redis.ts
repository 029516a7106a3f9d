/** Redis is stopped for 20 seconds: games continue, and newcomers read why they wait. */
import { SECOND, say, services, type Table, wait } from './table.ts'

export const redis = async ({ newGame, sit, accepted }: Table): Promise<boolean> => {
  const { game, play } = await newGame()
  sit('Ann', game, play[0])
  sit('Bob', game, play[1])
  await wait(5 * SECOND)
  services('stop', 'redis')
  say('Redis is stopped.')
  const since = Date.now()
  const other = await newGame()
  const late = sit('Cleo, who comes now,', other.game, other.play[0])
  await wait(20 * SECOND)
  const meanwhile = accepted.filter((one) => one.when > since).length
  services('start', 'redis')
  say(`Redis is back. Meanwhile ${meanwhile} events were accepted.`)
  for (let waited = 0; waited < 20 && late.status().connection !== 'open'; waited += 1) await wait(SECOND)
  return meanwhile > 0 && late.status().connection === 'open'
}
