/** Refuses values that are not snapshots, in one sentence: only a bug of the host passes them. */
import { isEither, notAnEither } from '../../game/board/misuse.ts'

/**
 * Throws unless the value is a snapshot. The usual slip is to pass what `createGame` or `play` returned, without
 * unwrapping it.
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
