/** The messages of an online game: those of the example server, with changes in place of whole states, and rematches. */
import type { ServerMessage } from '../server/protocol.ts'
import type { Change } from './changes.ts'

export type OnlineMessage =
  | ServerMessage
  /** The change of this seat's view by the event of that number. It follows the `state` or `changes` before that event. */
  | { readonly kind: 'changes'; readonly at: number; readonly change: Change }
  /** The players who want another game, and its number as soon as both do: the same tokens are valid there. */
  | { readonly kind: 'rematch'; readonly wanted: readonly [boolean, boolean]; readonly game: number | null }

/** The options of joining a game. Then the client says `hello` and `send` as in the protocol, and `rematch`. */
export interface SeatLink {
  readonly game: number
  readonly token: string
}

/** The options of joining a match. Those who join with the same code play each other; the empty code is anybody's. */
export interface MatchOptions {
  readonly name: string
  /** The name of a deck. */
  readonly deck: string
  readonly code: string
}
