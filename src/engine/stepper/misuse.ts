/** Refuses what is no snapshot, in one sentence: only a bug of the host hands it on. */
import { isEither, notAnEither } from '../../game/board/misuse.ts'

/** Throws unless it is a snapshot. The usual slip is to hand on what `createGame` or `play` gave, without looking what is in it. */
export const expectSnapshot = (caller: string, value: unknown): void => {
  const { state, game } = (value ?? {}) as { readonly state?: unknown; readonly game?: unknown }
  if (typeof state === 'string' && typeof game === 'object' && game !== null) return
  throw new TypeError(
    isEither(value)
      ? notAnEither(caller, 'a snapshot')
      : `${caller} takes a snapshot: what createGame, loadPosition or load give on the right.`,
  )
}
