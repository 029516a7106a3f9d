/** Sends the judge's requests to another engine, and counts the answers that are compared and the declined requests. */
import { type Snapshot, save } from 'ptcg-turn-engine'
import * as E from '#fp-ts/Either'
import { codeOf, type Exchange, type JudgedAnswer, type JudgeRequest, messageOf, PASSES } from './exchange.ts'

/** Counts what was compared, and the requests that the other engine declined. */
export interface LockstepTally {
  /** Moments that the other engine loaded. */
  moments: number
  events: number
  /** Answers that were compared. */
  compared: number
  /** The declined requests, counted by reason. */
  passed: { [reason: string]: number }
}

export const untouchedTally = (): LockstepTally => ({ moments: 0, events: 0, compared: 0, passed: {} })

const GAME = 'judged'
/** The maximum number of reasons that are counted separately. Further reasons are counted together. */
const MAX_REASONS = 20
const MAX_REASON = 120

type WithoutGame<Request> = Request extends unknown ? Omit<Request, 'game'> : never
type Asked = WithoutGame<JudgeRequest>

/** An answer, a request that the engine declines, or a problem with the engine itself. */
type Heard =
  | { readonly heard: 'answer'; readonly answer: JudgedAnswer }
  | { readonly heard: 'pass' }
  | { readonly heard: 'nothing'; readonly says: string }

export interface Talk {
  readonly ask: (request: Asked) => Heard
  /** Loads a moment in the other engine, after closing the previous game. Returns a description if there is a problem. */
  readonly load: (at: Snapshot) => { readonly isLoaded: boolean } | string
  /** Sends a request, and compares the answer unless the engine declines. Returns the difference or problem, or null. */
  readonly compared: (request: Asked, compare: (answer: JudgedAnswer) => string | null) => string | null
}

export const talkWith = (exchange: Exchange, tally: LockstepTally): Talk => {
  const pass = (method: string, answer: JudgedAnswer): void => {
    const reason = `${method}: ${messageOf(answer)}`.slice(0, MAX_REASON)
    const isKnown = reason in tally.passed || Object.keys(tally.passed).length < MAX_REASONS
    const key = isKnown ? reason : 'other reasons'
    tally.passed[key] = (tally.passed[key] ?? 0) + 1
  }

  const ask = (request: Asked): Heard => {
    const answer = exchange({ ...request, game: GAME } as JudgeRequest)
    if (E.isLeft(answer)) return { heard: 'nothing', says: `engine: ${answer.left}` }
    if (!answer.right.ok && PASSES.includes(codeOf(answer.right))) {
      pass(request.method, answer.right)
      return { heard: 'pass' }
    }
    return { heard: 'answer', answer: answer.right }
  }

  return {
    ask,
    load: (at) => {
      exchange({ method: 'close', game: GAME })
      const heard = ask({ method: 'load', file: save(at) })
      if (heard.heard === 'nothing') return heard.says
      if (heard.heard === 'pass') return { isLoaded: false }
      return heard.answer.ok ? { isLoaded: true } : `load: the game cannot be loaded: ${messageOf(heard.answer)}`
    },
    compared: (request, compare) => {
      const heard = ask(request)
      if (heard.heard === 'nothing') return heard.says
      if (heard.heard === 'pass') return null
      tally.compared += 1
      return heard.answer.ok
        ? compare(heard.answer)
        : `${request.method}: it answers with an error: ${messageOf(heard.answer)}`
    },
  }
}
