/** Hashes all events of a game to 128 bits, so that two runs can be compared. */
import { createHash } from 'node:crypto'
import type { TriedEvent } from '../check.ts'

/** The digest of a game: 32 hexadecimal digits, equal for the same number, the same start and the same events in the same order. */
export const digestOf = (number: number, start: unknown, sent: readonly TriedEvent[]): string => {
  const hash = createHash('md5').update(JSON.stringify([number, start]))
  for (const { event, expects } of sent) hash.update(JSON.stringify([event, expects]) ?? '')
  return hash.digest('hex')
}

/** A 32-bit number for each game of a seed. The numbers of neighboring games are unrelated. */
export const seedOf = (seed: number, number: number): number =>
  createHash('md5').update(`${seed} ${number}`).digest().readInt32LE()
