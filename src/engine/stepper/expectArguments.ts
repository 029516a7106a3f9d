/** Refuses values that are not snapshots, which are passed only because of a bug in the host. */
import { isEither, notAnEither } from '../../game/board/expectArguments.ts'

/**
 * Throws a TypeError unless the value is a snapshot. The message has a hint for the usual mistake, which is to pass an `Either` from
 * `createGame` or `play` without unwrapping it.
 */
export const expectSnapshot = (caller: string, value: unknown): void => {
  const { state, game } = (value ?? {}) as { readonly state?: unknown; readonly game?: unknown }
  if (typeof state === 'string' && typeof game === 'object' && game !== null) return
  throw new TypeError(
    isEither(value)
      ? notAnEither(caller, 'a snapshot')
      : `${caller} takes a snapshot: the right side of createGame, loadPosition or load.`,
  )
}
