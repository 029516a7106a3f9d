/** Writes a failure to its own file, which later versions can replay. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LIMITS } from 'ptcg-turn-engine/internal/game/json/limits'
import type { GameEvent } from 'ptcg-turn-engine/model'
import * as v from 'valibot'
import * as E from '#fp-ts/Either'
import type { Check, Finding, TriedEvent } from '../check.ts'
import { DEEP } from '../checks.ts'
import { RULES_OF_DECKS } from '../coverage/evidence.ts'
import { openingOf } from '../opening.ts'
import { type Failure, FailureSchema } from '../report/failure.ts'
import { ENGINE, type NextEvent, NOTHING_IS_THROWN, run, type Subject, send, WORK_IS_BOUNDED } from '../run.ts'
import { checkOfDecks, illegalDeckFinding } from './decks.ts'
import { readFileText, readKind, writeWhole } from './file.ts'
import { STARTS } from './game.ts'

export const REGRESSION_FORMAT = 'ptcg-turn-engine/regression'
export const REGRESSION_VERSION = 1

export interface Regression extends Failure {
  readonly format: typeof REGRESSION_FORMAT
  readonly version: typeof REGRESSION_VERSION
  /** The version of the package that failed. */
  readonly engine: string
  readonly seed: number
}

export const RegressionSchema = v.strictObject({
  format: v.literal(REGRESSION_FORMAT),
  version: v.literal(REGRESSION_VERSION),
  engine: v.pipe(v.string(), v.maxLength(100)),
  seed: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  ...FailureSchema.entries,
}) satisfies v.GenericSchema<unknown, Regression>

const KIND = {
  format: REGRESSION_FORMAT,
  version: REGRESSION_VERSION,
  called: 'a regression',
  schema: RegressionSchema,
}

export const regressionOf = (failure: Failure, seed: number, engine: string): Regression => ({
  format: REGRESSION_FORMAT,
  version: REGRESSION_VERSION,
  engine,
  seed,
  ...failure,
})

/** The regression in a file, or a sentence that says why it cannot be read. */
export const readRegression = (file: string): E.Either<string, Regression> => readKind(file, KIND)

const MAX_WITH_ONE_NAME = 100

/** Writes a regression and returns its file. An existing different file is kept: the next free name is taken. */
export const writeRegression = (folder: string, regression: Regression): E.Either<string, string> => {
  const text = `${JSON.stringify(regression, null, 2)}\n`
  for (let turn = 1; turn <= MAX_WITH_ONE_NAME; turn += 1) {
    const name = `${regression.seed}-${regression.number}${turn === 1 ? '' : `-${turn}`}.json`
    const file = join(folder, name)
    if (!existsSync(file)) return E.map(() => file)(writeWhole(file, text))
    const there = readFileText(file)
    if (E.isRight(there) && there.right === text) return E.right(file)
  }
  return E.left(`There are too many files for game ${regression.number} of seed ${regression.seed} in ${folder}.`)
}

const isListed = (legal: readonly GameEvent[], event: unknown): boolean => {
  const text = JSON.stringify(event)
  return legal.some((one) => JSON.stringify(one) === text)
}

/**
 * Sends recorded events again. If an event that was legal when recorded is now neither listed nor accepted, the replay ends, since the
 * later events would mean something else.
 */
export const sendingAgain = (events: readonly TriedEvent[], { stepper }: Subject): NextEvent => {
  let next = 0
  return (at, legal) => {
    const tried = events[next]
    next += 1
    if (tried === undefined) return null
    const isLegal = tried.expects !== null || isListed(legal, tried.event) || send(stepper, at, tried).accepted
    return isLegal ? tried : null
  }
}

/** The names under which a run itself reports failures, without a check. */
const BY_THE_RUN: readonly string[] = [STARTS, NOTHING_IS_THROWN, WORK_IS_BOUNDED, ...RULES_OF_DECKS.map(checkOfDecks)]

/** True if a replay with these checks can find a failure again. It cannot if the check that found the failure is missing. */
export const canFindAgain = ({ check }: Finding, checks: readonly Check[]): boolean =>
  BY_THE_RUN.includes(check) || checks.some(({ name }) => name === check)

/** Replays a regression, and returns the first finding of the checks; null if the failure is fixed. */
export const replayRegression = (
  { start, events, finding }: Pick<Regression, 'start' | 'events' | 'finding'>,
  checks: readonly Check[] = DEEP,
  subject: Subject = ENGINE,
): Finding | null => {
  const broken = RULES_OF_DECKS.find((rule) => finding.check === checkOfDecks(rule))
  if (broken !== undefined && start.from === 'newGame') return illegalDeckFinding({ start, breaks: broken })
  const opening = openingOf(start)
  if (E.isLeft(opening)) return { check: STARTS, says: opening.left.join(' ') }
  const again = { subject, checks, next: sendingAgain(events, subject), mostWork: LIMITS.checkedWork }
  return run(opening.right, again).finding
}
