/** Declines clients if the database or Redis does not answer in time. */
import { ServerError } from '@colyseus/core'
import { errorInWords, type Log } from '../server/log.ts'
import { type RefusalCode, refusal } from '../server/refusals.ts'

const FORBIDDEN = 403
/** The time for an answer, in milliseconds. */
const PATIENCE = 5000

/** The error that declines a client. The client gets the code of the refusal, and knows the sentence of each code. */
export const declineWith = (code: RefusalCode): ServerError => new ServerError(FORBIDDEN, code)

/** Logs why the server cannot reach its games, and declines the client. */
const unavailable =
  (log: Log) =>
  (error: unknown): never => {
    log({ ...refusal('UNAVAILABLE'), detail: errorInWords(error) })
    throw declineWith('UNAVAILABLE')
  }

/** Resolves to the value of some work. Declines the client if the work fails. */
export const orUnavailable = <Value>(work: Promise<Value>, log: Log): Promise<Value> => work.catch(unavailable(log))

/** Like `orUnavailable`, but also declines the client if the work takes too long. Requests to Redis have no time limit. */
export const soon = <Value>(work: Promise<Value>, log: Log): Promise<Value> => {
  const timer = Promise.withResolvers<never>()
  const late = setTimeout(() => timer.reject(new Error('No answer came in time.')), PATIENCE)
  return orUnavailable(Promise.race([work, timer.promise]), log).finally(() => clearTimeout(late))
}
