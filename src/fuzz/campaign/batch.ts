/** Plays some games of a campaign one after another, until all are played or a sign to stop is seen. */
import type { RulesetId } from '../../game/rulesets/rulesets.ts'
import { checksOf, type Watching } from '../checks.ts'
import { addReached, firstReachedIn, NOTHING_REACHED, type Reached } from '../report/reached.ts'
import { type GameReport, playGame } from './game.ts'
import { drawingFrom } from './printedDecks.ts'
import { drawStart } from './starts.ts'

/** What all games of a campaign have in common besides the seed. */
export interface GamesOf extends Watching {
  /** A file of card definitions: every game is one of two decks of them. */
  readonly cards?: string
  /** Every game is one of this era. */
  readonly era?: RulesetId
}

export interface Batch extends GamesOf {
  readonly seed: number
  readonly numbers: readonly number[]
  /** Milliseconds of the clock after which no further game is begun, or null. */
  readonly until: number | null
  /** No further game is begun after one in which something was found. */
  readonly stopOnFailure: boolean
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
export const playNumbered = (seed: number, number: number, of: GamesOf = {}): GameReport => {
  const { cards, era } = of
  const draw = cards === undefined ? drawStart : drawingFrom(cards)
  return playGame(seed, number, checksOf(number, of), undefined, (dice) => draw(dice, era))
}

/** Plays a batch. `play` plays the game of a number. */
export const playBatch = (
  batch: Batch,
  play: (seed: number, number: number, of: GamesOf) => GameReport = playNumbered,
): Batched => {
  const numbers: number[] = []
  const found: number[] = []
  let reached = NOTHING_REACHED
  for (const number of batch.numbers) {
    if (isToStop(batch)) break
    const game = play(batch.seed, number, batch)
    numbers.push(number)
    reached = addReached(reached, reachedIn(game))
    if (game.found === null) continue
    found.push(number)
    if (batch.stopOnFailure) break
  }
  return { numbers, reached, found }
}
