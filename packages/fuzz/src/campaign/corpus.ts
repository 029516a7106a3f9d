/**
 * A corpus: short games that reached something new, in a file that one campaign leaves to the next. In a campaign with a corpus, most games
 * replay a short game with small changes and end soon after, so that rare situations are played often (feedback-driven fuzzing).
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { LIMITS } from 'ptcg-turn-engine/internal/game/json/limits'
import * as v from 'valibot'
import * as E from '#fp-ts/Either'
import { type Move, MoveSchema, sending } from '../moves.ts'
import { openingOf, type Start } from '../opening.ts'
import { StartSchema } from '../report/failure.ts'
import { MAX_PICK, type Rng } from '../rng.ts'
import type { NextEvent } from '../run.ts'
import { readKind, writeWhole } from './file.ts'
import type { KeptGame } from './keeping.ts'

const CORPUS_FORMAT = 'ptcg-turn-engine/corpus'
const CORPUS_VERSION = 1

/** The maximum number of short games in a file, which equals the longest list that is read from a file. */
export const MAX_KEPT = LIMITS.list
/** The share of games that replay a game of the corpus. */
const OFTEN = 0.8
/** The share of moves that are replaced. */
const OTHERWISE = 0.05
/** The number of events after the replayed moves. */
const AFTERWARDS = 6
/** The maximum number of moves of a short game. */
const MAX_MOVES = 100

interface Corpus {
  readonly format: typeof CORPUS_FORMAT
  readonly version: typeof CORPUS_VERSION
  readonly games: readonly KeptGame[]
}

const name = v.pipe(v.string(), v.maxLength(300))

const KIND = {
  format: CORPUS_FORMAT,
  version: CORPUS_VERSION,
  called: 'a corpus of campaigns',
  schema: v.strictObject({
    format: v.literal(CORPUS_FORMAT),
    version: v.literal(CORPUS_VERSION),
    games: v.pipe(
      v.array(
        v.strictObject({
          start: StartSchema,
          moves: v.pipe(v.array(MoveSchema), v.maxLength(MAX_MOVES)),
          reached: v.pipe(v.array(name), v.maxLength(1000)),
        }),
      ),
      v.maxLength(MAX_KEPT),
    ),
  }) satisfies v.GenericSchema<unknown, Corpus>,
} as const

/**
 * The games of a file, or a sentence that says why it cannot be read. A missing file yields no games. Games that this engine cannot begin
 * are left out.
 */
export const readCorpus = (file: string): E.Either<string, readonly KeptGame[]> => {
  if (!existsSync(file)) return E.right([])
  const read = readKind(file, KIND)
  return E.isLeft(read) ? read : E.right(read.right.games.filter(({ start }) => E.isRight(openingOf(start))))
}

/** Writes the games, or returns a sentence that says why they cannot be written. */
export const writeCorpus = (file: string, games: readonly KeptGame[]): E.Either<string, void> =>
  writeWhole(file, `${JSON.stringify({ format: CORPUS_FORMAT, version: CORPUS_VERSION, games } satisfies Corpus)}\n`)

/** The digest of a corpus: 32 hexadecimal digits, which are equal for equal lists of games. */
export const digestOfCorpus = (games: readonly KeptGame[]): string =>
  createHash('md5').update(JSON.stringify(games)).digest('hex')

/** Adds games that reach something no earlier game does. A full corpus takes no more. */
export const withKept = (games: readonly KeptGame[], more: readonly KeptGame[]): readonly KeptGame[] => {
  const known = new Set(games.flatMap(({ reached }) => reached))
  const added: KeptGame[] = []
  for (const { reached, ...game } of more) {
    const fresh = reached.filter((one) => !known.has(one))
    if (fresh.length === 0 || games.length + added.length >= MAX_KEPT) continue
    for (const one of fresh) known.add(one)
    added.push({ ...game, reached: fresh })
  }
  return added.length === 0 ? games : [...games, ...added]
}

/** The start of a game; with moves, the game replays them and ends soon after. */
export interface Drawn {
  readonly start: Start
  readonly moves?: readonly Move[]
}

/** Draws a game of the corpus, or any other start. */
export const drawFrom = (kept: readonly KeptGame[], rng: Rng, otherwise: (rng: Rng) => Start): Drawn =>
  kept.length > 0 && rng.chance(OFTEN) ? rng.pick(kept) : { start: otherwise(rng) }

/** Replays the moves, some of them replaced, then sends a few events from `next`, and ends. */
export const goingAs = (moves: readonly Move[], { chance, upTo }: Rng, next: NextEvent): NextEvent => {
  const kept = sending(moves.map((move) => (chance(OTHERWISE) ? { any: upTo(MAX_PICK) } : move)))
  let left = AFTERWARDS
  let isOver = false
  return (at, legal) => {
    const tried = isOver ? null : kept(at, legal)
    if (tried !== null) return tried
    isOver = true
    left -= 1
    return left < 0 ? null : next(at, legal)
  }
}
