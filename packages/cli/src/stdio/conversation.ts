/** A conversation about games: every line gets one answer, in order. Uses no files and no clock. */
import * as E from '#fp-ts/Either'
import type { AnswerLine, Answers } from './answers.ts'
import type { RequestFailure } from './errors.ts'
import { type Limits, USUAL_LIMITS } from './limits.ts'
import type { ReadLine } from './lines.ts'
import { METHODS } from './methods.ts'
import { noGames, type OpenGames } from './openGames.ts'
import { readRequest } from './reading.ts'
import type { LineRequest, Method } from './requests.ts'

export interface ConversationOptions {
  /** The version of the engine, which `about` returns. */
  readonly version: string
  readonly limits?: Partial<Limits>
  /** Called with an internal error. The request gets the error `BUG`, and the conversation continues. */
  readonly onBug?: (error: unknown) => void
}

/** The numbers of requests, of failed requests and of games opened so far. */
export interface RequestTally {
  readonly requests: number
  readonly failures: number
  readonly games: number
}

export interface LineConversation {
  readonly answer: (line: ReadLine) => AnswerLine
  readonly tally: () => RequestTally
}

type Done = E.Either<RequestFailure, Answers[Method]>

const done = (request: LineRequest, games: OpenGames, version: string): Done =>
  (METHODS[request.method] as (request: LineRequest, games: OpenGames, version: string) => Done)(
    request,
    games,
    version,
  )

const BUG: RequestFailure = {
  code: 'BUG',
  message: 'The engine has a bug; the game is unchanged. Please report it with this request.',
}

/** Starts a conversation without games. */
export const conversation = ({ version, limits = {}, onBug }: ConversationOptions): LineConversation => {
  const games = noGames({ ...USUAL_LIMITS, ...limits })
  const tally = { requests: 0, failures: 0, games: 0 }

  const attempt = (request: LineRequest): Done => {
    try {
      return done(request, games, version)
    } catch (error) {
      onBug?.(error)
      return E.left(BUG)
    }
  }

  return {
    answer: (line) => {
      const { id, request } = readRequest(line, games.limits)
      const answer = E.isLeft(request) ? request : attempt(request.right)
      tally.requests += 1
      if (E.isLeft(answer)) {
        tally.failures += 1
        return { id, ok: false, error: answer.left }
      }
      if (E.isRight(request) && ['create', 'load', 'copy'].includes(request.right.method)) tally.games += 1
      return { id, ok: true, ...answer.right }
    },
    tally: () => ({ ...tally }),
  }
}
