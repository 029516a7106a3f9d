/** The error of a request: a code of a closed list, one sentence, and possibly details. */

import type { JsonProblem, Violation } from 'ptcg-turn-engine'
import { LIMITS } from 'ptcg-turn-engine/internal/game/json/limits'

export const ERROR_CODES = [
  // the line
  'LINE_TOO_LONG',
  'NOT_UTF8',
  'NOT_JSON',
  // the request
  'UNKNOWN_METHOD',
  'MALFORMED_REQUEST',
  'OTHER_PROTOCOL',
  // the open games
  'NO_SUCH_GAME',
  'NAME_TAKEN',
  'TOO_MANY_GAMES',
  'TOO_MANY_EVENTS',
  // the failed action
  'CANNOT_CREATE',
  'CANNOT_LOAD',
  'OTHER_VERSION',
  'CANNOT_SAVE',
  'REFUSED',
  'CANNOT_UNDO',
  'NO_SUCH_CARD',
  // the engine
  'BUG',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** One problem with a request, a deck or a file. Problems with a deck have a `rule` and a `code`. */
export interface Problem extends JsonProblem {
  readonly rule?: string
  readonly code?: string
}

/** The reason why a request failed. A failed request changes nothing. */
export interface RequestFailure {
  readonly code: ErrorCode
  readonly message: string
  /** Every reason against a refused event. */
  readonly violations?: readonly Violation[]
  /** The problems with the input; only the first ones if there are very many. */
  readonly problems?: readonly Problem[]
}

/** A sentence with the failed action, the path and text of the first problem, and the number of other problems. */
const inShort = (what: string, problems: readonly Problem[]): string => {
  const [first] = problems
  // Some messages contain the path already.
  const isNamed = first === undefined || first.path === '' || first.message.includes(`"${first.path}"`)
  const where = isNamed ? what : `${what}. At ${first.path}`
  const more = problems.length - 1
  // Problems are counted only up to a limit.
  const least = problems.length < LIMITS.problems ? '' : 'at least '
  const others = more === 1 ? ' There is 1 more problem.' : ` There are ${least}${more} more problems.`
  return `${where}: ${first?.message ?? 'It has the wrong shape.'}${more < 1 ? '' : others}`
}

/** A failure with its problems. `what` is the failed action, which begins the message. */
export const failure = (code: ErrorCode, what: string, problems: readonly Problem[]): RequestFailure => ({
  code,
  message: inShort(what, problems),
  problems: problems.slice(0, LIMITS.problems),
})
