/** Plays some games of a campaign one after another, until all are played or the stop sign is set. */

import type { RulesetId } from 'ptcg-turn-engine'
import * as E from '#fp-ts/Either'
import { checksOf, type Watching } from '../checks.ts'
import { addReached, firstReachedIn, NOTHING_REACHED, type Reached } from '../report/reached.ts'
import { drawFrom, readCorpus } from './corpus.ts'
import { type GameReport, playGame } from './game.ts'
import { type KeptGame, keepingNew } from './keeping.ts'
import { drawingFrom } from './printedDecks.ts'
import { drawStart } from './starts.ts'

/** The settings that all games of a campaign share, besides the seed. */
export interface GamesOf extends Watching {
  /** A file of card definitions: every game is played between two decks of them. */
  readonly cards?: string
  /** Every game has the rules and the cards of this era. */
  readonly era?: RulesetId
  /**
   * A corpus of short games, identified by its digest. Most games replay a part of one of them; short games that reach something new are
   * added.
   */
  readonly corpus?: { readonly file: string; readonly digest: string }
}

export interface Batch extends GamesOf {
  readonly seed: number
  readonly numbers: readonly number[]
  /** The clock time in milliseconds after which no further game is begun, or null. */
  readonly until: number | null
  /** Stop after the first game with a failure. */
  readonly stopOnFailure: boolean
  /** A shared flag: non-zero as soon as no further game is to begin. */
  readonly stop: Int32Array<SharedArrayBuffer>
}

/** The result of a batch. */
export interface Batched {
  /** The numbers of the games that were played. */
  readonly numbers: readonly number[]
  readonly reached: Reached
  /** The numbers of the games with failures. */
  readonly found: readonly number[]
  /** Short games that reach something new, if there is a corpus. */
  readonly kept: readonly KeptGame[]
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

interface Known {
  readonly games: readonly KeptGame[]
  readonly reached: Set<string>
}

const corpora = new Map<string, Known>()

/** The corpus of a campaign, which is a list of short games, and everything that these games reach. Each thread reads it once. */
const corpusOf = ({ file, digest }: NonNullable<GamesOf['corpus']>): Known => {
  const before = corpora.get(digest)
  if (before !== undefined) return before
  const read = readCorpus(file)
  if (E.isLeft(read)) throw new Error(read.left)
  const known = { games: read.right, reached: new Set(read.right.flatMap(({ reached }) => reached)) }
  corpora.set(digest, known)
  return known
}

/**
 * Plays one of the games of a seed, given its number. A file of cards supplies the decks, if there is one. With a corpus, most games replay
 * a part of one of its games.
 */
export const playNumbered = (seed: number, number: number, of: GamesOf = {}): GameReport => {
  const { cards, era, corpus } = of
  const draw = cards === undefined ? drawStart : drawingFrom(cards)
  const checks = checksOf(number, of)
  if (corpus === undefined) return playGame(seed, number, checks, undefined, (rng) => ({ start: draw(rng, era) }))
  const { games, reached } = corpusOf(corpus)
  const { check, kept } = keepingNew(reached)
  const game = playGame(seed, number, [check, ...checks], undefined, (rng) => drawFrom(games, rng, draw))
  return { ...game, kept: kept() }
}

/** Plays a batch. `play` plays one game, given its number. */
export const playBatch = (
  batch: Batch,
  play: (seed: number, number: number, of: GamesOf) => GameReport = playNumbered,
): Batched => {
  const numbers: number[] = []
  const found: number[] = []
  const kept: KeptGame[] = []
  let reached = NOTHING_REACHED
  for (const number of batch.numbers) {
    if (isToStop(batch)) break
    const game = play(batch.seed, number, batch)
    numbers.push(number)
    reached = addReached(reached, reachedIn(game))
    kept.push(...(game.kept ?? []))
    if (game.found === null) continue
    found.push(number)
    if (batch.stopOnFailure) break
  }
  return { numbers, reached, found, kept }
}
