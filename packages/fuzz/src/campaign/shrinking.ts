/** Shrinks a failure to fewer events from a smaller start. */
import type { TriedEvent } from '../check.ts'
import { checksOf } from '../checks.ts'
import type { Failure } from '../report/failure.ts'
import { shrinkFailure } from '../shrink.ts'
import { type GamesOf, playNumbered } from './batch.ts'
import type { FailedGame, GameReport } from './game.ts'

/** A failure without its story. */
export type Shrunken = Omit<Failure, 'story'>

/** A game of a campaign, given by the seed and the number of the game. */
export interface Numbered extends GamesOf {
  readonly seed: number
  readonly number: number
}

/** The event as a file will hold it: values that JSON cannot represent become null. */
export const asStored = ({ event, expects }: TriedEvent): TriedEvent => ({
  event: JSON.parse(JSON.stringify(event) ?? 'null') as unknown,
  expects,
})

const shrunkenOf = ({ number, finding, start, sent }: FailedGame, of: GamesOf): Shrunken => {
  if (sent.length === 0) return { number, finding, start, events: [], played: 0 }
  const { events, ...small } = shrinkFailure({ start, sent, finding, checks: checksOf(number, of) })
  return { number, finding: small.finding, start: small.start, events: events.map(asStored), played: sent.length }
}

/** Plays a failed game again and shrinks its failure. */
export const shrinkGame = (
  { seed, number, ...of }: Numbered,
  play: (seed: number, number: number, of: GamesOf) => GameReport = playNumbered,
  shrink: (found: FailedGame, of: GamesOf) => Shrunken = shrunkenOf,
): Shrunken => {
  const { found } = play(seed, number, of)
  if (found === null) throw new Error(`Game ${number} of seed ${seed} failed, but not when it was played again.`)
  return shrink(found, of)
}
