/** The log: one line of JSON for each refusal or error. It never contains tokens or hidden cards. */
import type { PlayerId } from 'ptcg-turn-engine'

/** A log entry. */
export interface LogEntry {
  readonly code: string
  readonly message: string
  readonly game?: number
  readonly player?: PlayerId
  /** Details for the server's operators only. */
  readonly detail?: string
}

export type Log = (entry: LogEntry) => void

const MAX_DETAIL_LENGTH = 500

/** A log that writes lines. */
export const logOf =
  (write: (line: string) => void, now: () => Date = () => new Date()): Log =>
  ({ detail, ...entry }) =>
    write(
      `${JSON.stringify({ time: now().toISOString(), ...entry, ...(detail === undefined ? {} : { detail: detail.slice(0, MAX_DETAIL_LENGTH) }) })}\n`,
    )

/** A thrown value, in words. */
export const errorInWords = (error: unknown): string => (error instanceof Error ? error.message : String(error))
