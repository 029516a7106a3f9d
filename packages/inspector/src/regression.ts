/**
 * Opens a regression, the file of a failure found by fuzzing, as a game to look at. Reads only the parts of the file that are needed to
 * show the game; `ptcg-turn replay` reads all of it.
 */

import { type Recording, recordingOf } from 'ptcg-turn-engine'
import { jsonProblems } from 'ptcg-turn-engine/internal/game/json/json'
import { readShape } from 'ptcg-turn-engine/internal/game/json/shape'
import * as v from 'valibot'
import * as E from '#fp-ts/Either'

export const REGRESSION_FORMAT = 'ptcg-turn-engine/regression'

const anything = v.looseObject({})

const RegressionSchema = v.looseObject({
  format: v.literal(REGRESSION_FORMAT),
  version: v.literal(1),
  seed: v.number(),
  number: v.number(),
  start: v.variant('from', [
    v.looseObject({ from: v.literal('position'), position: anything }),
    v.looseObject({
      from: v.literal('newGame'),
      decks: v.tuple([v.unknown(), v.unknown()]),
      ruleset: v.unknown(),
      cards: v.unknown(),
    }),
  ]),
  events: v.array(v.looseObject({ event: v.unknown() })),
  finding: v.looseObject({ check: v.string(), says: v.string() }),
})

type RegressionFile = v.InferOutput<typeof RegressionSchema>

const MAX_CHARACTERS = 500

const shortened = (words: string): string =>
  words.length > MAX_CHARACTERS ? `${words.slice(0, MAX_CHARACTERS - 1)}…` : words

/** The failed game as a recording of players A and B, with its events and its finding. */
const recordingOfRegression = ({ seed, number, finding, start, events }: RegressionFile): Recording =>
  recordingOf(
    `Game ${number} of seed ${seed}`,
    (start.from === 'position'
      ? { from: 'position', position: start.position }
      : {
          from: 'deal',
          options: {
            players: [
              { name: 'A', deck: start.decks[0] },
              { name: 'B', deck: start.decks[1] },
            ],
            randomness: 'asked',
            ruleset: start.ruleset,
            cards: start.cards,
          },
          // The reader of the recording checks the whole beginning.
        }) as Recording['beginning'],
    events.map(({ event }) => event),
    shortened(`${finding.check}: ${finding.says}`),
  )

/**
 * Makes a recording from the JSON of a regression, to be read like any recording. Returns null for another kind of file, and one sentence
 * if the regression cannot be shown.
 */
export const readRecordedRegression = (json: unknown): E.Either<string, Recording> | null => {
  const format: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'format') : undefined
  if (format !== REGRESSION_FORMAT) return null
  const hostile = jsonProblems(json)[0]
  if (hostile !== undefined) return E.left(`This regression cannot be shown. ${hostile.path}: ${hostile.message}`)
  const read = readShape(RegressionSchema, json)
  return read.success
    ? E.right(recordingOfRegression(read.output))
    : E.left('This regression cannot be shown: it has another shape or another version than this engine writes.')
}
