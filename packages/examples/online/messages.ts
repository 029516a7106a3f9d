/** The messages of an online game: those of the example server, with changes in place of whole states, and rematches. */
import type { ServerMessage } from '../server/protocol.ts'
import type { Change } from './changes.ts'

export type OnlineMessage =
  | ServerMessage
  /** The change of this seat's view by event number `at`. It applies to the view of the previous `state` or `changes`. */
  | { readonly kind: 'changes'; readonly at: number; readonly change: Change }
  /** The players who want a rematch. `game` is its number as soon as both want it; the same tokens are valid there. */
  | { readonly kind: 'rematch'; readonly wanted: readonly [boolean, boolean]; readonly game: number | null }

/** The options for joining a game. Afterwards the client sends `hello` and `send` as in the protocol, and `rematch`. */
export interface SeatLink {
  readonly game: number
  readonly token: string
}

/** The options for joining a match. Two people with the same code play each other; the empty code is for everybody. */
export interface MatchOptions {
  readonly name: string
  /** The name of a deck. */
  readonly deck: string
  readonly code: string
}
