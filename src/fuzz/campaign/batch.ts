/** Plays some games of a campaign one after another, until all are played or a sign to stop is seen. */
import { addReached, firstReachedIn, NOTHING_REACHED, type Reached } from '../report/reached.ts'
import { type GameReport, playGame } from './game.ts'
import { drawingFrom } from './printedDecks.ts'

export interface Batch {
  readonly seed: number
  /** A file of card definitions: every game is one of two decks of them. */
  readonly cards?: string
  readonly numbers: readonly number[]
  /** Milliseconds of the clock after which no further game is begun, or null. */
  readonly until: number | null
  /** One number: not 0 as soon as no further game is to be begun. */
  readonly stop: Int32Array<SharedArrayBuffer>
}

/** What a batch came to. */
export interface Batched {
  /** The games that were played. */
  readonly numbers: readonly number[]
  readonly reached: Reached
  /** The games in which something was found. */
  readonly found: readonly number[]
}

const reachedIn = ({ number, tally, found, digest }: GameReport): Reached => ({
  tally,
  firstReached: firstReachedIn(number, tally),
  digest,
  failed: found === null ? 0 : 1,
  failures: [],
})

const isToStop = ({ until, stop }: Batch): boolean =>
  Atomics.load(stop, 0) !== 0 || (until !== null && Date.now() >= until)

/** A game of a seed by its number; with a file of cards, one between decks of them. */
export const playNumbered = (seed: number, number: number, cards?: string): GameReport =>
  cards === undefined ? playGame(seed, number) : playGame(seed, number, undefined, undefined, drawingFrom(cards))

/** Plays a batch. `play` plays the game of a number. */
export const playBatch = (
  batch: Batch,
  play: (seed: number, number: number, cards?: string) => GameReport = playNumbered,
): Batched => {
  const numbers: number[] = []
  const found: number[] = []
  let reached = NOTHING_REACHED
  for (const number of batch.numbers) {
    if (isToStop(batch)) break
    const game = play(batch.seed, number, batch.cards)
    numbers.push(number)
    reached = addReached(reached, reachedIn(game))
    if (game.found !== null) found.push(number)
  }
  return { numbers, reached, found }
}
