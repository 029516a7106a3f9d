/** Creates a game for the inspector, or opens one from a recording, a save, a position or a regression. */
import { type Stats, statSync } from 'node:fs'
import { basename } from 'node:path'
import {
  type Deck,
  type DeckName,
  decks,
  type Recording,
  type RulesetId,
  readRecording,
  recordingOf,
} from 'ptcg-turn-engine'
import { RECORDING_FORMAT } from 'ptcg-turn-engine/internal/engine/files/recording'
import type { CardDefinition } from 'ptcg-turn-engine/model'
import { POSITION_FORMAT, SAVE_FORMAT } from 'ptcg-turn-engine/schemas'
import { readFileText } from 'ptcg-turn-engine-fuzz/internal/campaign/file'
import {
  REGRESSION_FORMAT,
  readRecordedRegression as regressionAsRecording,
} from 'ptcg-turn-engine-inspector/internal/regression'
import * as E from '#fp-ts/Either'
import { optionsOf, type TwoDecks } from './randomGame.ts'

const nameOf = (deck: Deck | DeckName): string => (typeof deck === 'string' ? decks[deck] : deck).name

/** A recording of a game of two decks with these events. `cards` defines the cards that the engine's package lacks. */
export const newRecording = (
  chosen: TwoDecks,
  seed: number,
  events: readonly unknown[] = [],
  cards: readonly CardDefinition[] = [],
  era?: RulesetId,
): Recording =>
  recordingOf(
    `${nameOf(chosen[0])} against ${nameOf(chosen[1])}, seed ${seed}`,
    { from: 'deal', options: optionsOf(chosen, seed, cards, era) },
    events,
  )

const FORMATS: readonly unknown[] = [RECORDING_FORMAT, SAVE_FORMAT, POSITION_FORMAT]

const MEGABYTE = 1024 * 1024
/** The maximum size of a file; this program never writes larger files. */
const MAX_BYTES = 64 * MEGABYTE
const MAX_CHARACTERS = 500

const shortened = (words: string): string =>
  words.length > MAX_CHARACTERS ? `${words.slice(0, MAX_CHARACTERS - 1)}…` : words

/** Finds a problem without reading the file: the path is not a file, or the file is too large. */
const sizeProblem = (file: string): string | null => {
  const stats = E.tryCatch((): Stats | undefined => statSync(file, { throwIfNoEntry: false }), String)
  // If a file cannot be examined, reading it later reports the reason.
  if (E.isLeft(stats) || stats.right === undefined) return null
  if (stats.right.isDirectory()) return `${file} is a folder. Name a file in it.`
  if (!stats.right.isFile()) return `${file} is not a file.`
  if (stats.right.size <= MAX_BYTES) return null
  const megabytes = Math.ceil(stats.right.size / MEGABYTE)
  return `${file} has ${megabytes} MB; files of games have at most ${MAX_BYTES / MEGABYTE} MB.`
}

/** The position at which the JSON parser stopped, read from its error; NaN if the error names none. */
const stoppedAt = (error: unknown): number => Number(/at position (\d+)/.exec(String(error))?.[1] ?? Number.NaN)

const jsonIn = (file: string, text: string): E.Either<string, unknown> =>
  E.tryCatch(
    () => JSON.parse(text) as unknown,
    (error) => {
      if (text.trim() === '') return `${file} is empty.`
      const isCutOff = /end of JSON|Unterminated/.test(String(error)) || stoppedAt(error) >= text.trimEnd().length
      return isCutOff
        ? `${file} ends in the middle: it was cut off when it was written or copied.`
        : `${file} is not a game: it is not JSON.`
    },
  )

const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined

const regressionIn = async (file: string): Promise<E.Either<string, unknown>> => {
  // Loaded lazily, so that other kinds of files open without it.
  const { readRegression } = await import('ptcg-turn-engine-fuzz/internal/campaign/regression')
  const regression = readRegression(file)
  return E.isLeft(regression)
    ? regression
    : (regressionAsRecording(regression.right) ?? E.left(`${file} is not a game.`))
}

/** The text of a file that may be a game. Left: one sentence that says why it cannot be read. */
export const gameText = (file: string): E.Either<string, string> => {
  if (file === '') return E.left('Name a file.')
  const problem = sizeProblem(file)
  return problem === null ? readFileText(file) : E.left(problem)
}

const contentOf = async (file: string): Promise<E.Either<string, unknown>> => {
  const text = gameText(file)
  const json = E.isLeft(text) ? text : jsonIn(file, text.right)
  if (E.isLeft(json)) return json
  const format = fieldOf(json.right, 'format')
  if (format === REGRESSION_FORMAT) return regressionIn(file)
  return FORMATS.includes(format)
    ? json
    : E.left(`${file} is not a game: it is not a recording, a save, a position or a regression of this engine.`)
}

/**
 * The game in a file: a recording, a save, a position or a regression. Left: one sentence that says why it cannot be opened.
 * Never throws.
 */
export const openGame = async (file: string): Promise<E.Either<string, Recording>> => {
  const content = await contentOf(file)
  if (E.isLeft(content)) return content
  return E.mapLeft((problems: readonly { readonly path: string; readonly message: string }[]) => {
    const [first, ...more] = problems
    const where = first === undefined || first.path === '' || first.path === 'version' ? '' : `at ${first.path}, `
    const others = more.length === 0 ? '' : ` There are ${more.length} more problems of this kind.`
    return `${file} cannot be opened: ${where}${first?.message ?? 'it is malformed.'}${others}`
  })(readRecording(content.right, shortened(basename(file))))
}
