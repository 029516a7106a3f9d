/** The database's disk is full for ten seconds: events are refused with a sentence, and games go on afterwards. */
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { SECOND, say, type Table, wait } from './table.ts'

const FILL = join(process.env.PTCG_SERVICES ?? '', 'fill')

/** Fills the disk to the last byte. */
const fill = (): void => {
  for (let size = 1 << 20; size >= 1; )
    try {
      appendFileSync(FILL, Buffer.alloc(size))
    } catch {
      size >>= 1
    }
}

/** The number of other games. Their events fill the space that is left in the database's own files. */
const OTHERS = 10

export const disk = async ({ newGame, sit, others, accepted }: Table): Promise<boolean> => {
  await others(OTHERS)
  const { game, play } = await newGame()
  const refusals = new Set<string>()
  for (const seat of [sit('Ann', game, play[0]), sit('Bob', game, play[1])])
    seat.subscribe(() => refusals.add(seat.status().refusal?.code ?? ''))
  await wait(2 * SECOND)
  fill()
  say('The disk is full.')
  for (let waited = 0; waited < 60 && !refusals.has('NOT_STORED'); waited += 1) await wait(SECOND)
  await wait(10 * SECOND)
  rmSync(FILL)
  say('The disk has room again.')
  const since = Date.now()
  await wait(25 * SECOND)
  const later = accepted.filter(({ when }) => when > since).length
  say(`${later} events were accepted since.`)
  return refusals.has('NOT_STORED') && later > 0
}
