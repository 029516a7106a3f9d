/** The time for which people wait for the database or for Redis before they read that it is away. */
import { ServerError } from '@colyseus/core'
import { errorInWords, type Log } from '../server/log.ts'
import { type RefusalCode, refusal } from '../server/refusals.ts'

const FORBIDDEN = 403
/** Milliseconds. */
const PATIENCE = 5000

/** The client learns the code of the refusal, and knows its sentence. */
export const declineWith = (code: RefusalCode): ServerError => new ServerError(FORBIDDEN, code)

/** Notes why the server cannot reach its games, and declines. */
const unavailable =
  (log: Log) =>
  (error: unknown): never => {
    log({ ...refusal('UNAVAILABLE'), detail: errorInWords(error) })
    throw declineWith('UNAVAILABLE')
  }

/** The value of work, which is declined if it fails. */
export const orUnavailable = <Value>(work: Promise<Value>, log: Log): Promise<Value> => work.catch(unavailable(log))

/** The same, declined also if it takes too long: Redis is waited for without end. */
export const soon = <Value>(work: Promise<Value>, log: Log): Promise<Value> => {
  const timer = Promise.withResolvers<never>()
  const late = setTimeout(() => timer.reject(new Error('No answer came in time.')), PATIENCE)
  return orUnavailable(Promise.race([work, timer.promise]), log).finally(() => clearTimeout(late))
}
