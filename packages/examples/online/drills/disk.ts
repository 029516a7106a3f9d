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

export const disk = async ({ newGame, sit, accepted }: Table): Promise<boolean> => {
  const { game, play } = await newGame()
  const ann = sit('Ann', game, play[0])
  const bob = sit('Bob', game, play[1])
  await wait(5 * SECOND)
  const refusals = new Set<string>()
  for (const seat of [ann, bob]) seat.subscribe(() => refusals.add(seat.status().refusal?.code ?? ''))
  fill()
  say('The disk is full.')
  // Several games write, until the room left in the database's own files is used up.
  for (let waited = 0; waited < 60 && !refusals.has('NOT_STORED'); waited += 1) {
    const other = await newGame().catch(() => null)
    if (other !== null)
      for (const [seat, token] of other.play.entries()) sit(`Guest ${seat} of game ${other.game}`, other.game, token)
    await wait(SECOND)
  }
  await wait(10 * SECOND)
  rmSync(FILL)
  say('The disk has room again.')
  const since = Date.now()
  await wait(25 * SECOND)
  const later = accepted.filter((one) => one.when > since && one.game === game).length
  say(`${later} events of Ann's and Bob's game were accepted since.`)
  return refusals.has('NOT_STORED') && later > 0
}
