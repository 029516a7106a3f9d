/** A case of one clause: an event on a board where this clause alone refuses the event. */

import { cardIn, inPlayNamed } from 'ptcg-turn-test-kit/found'
import type { NamedMove } from 'ptcg-turn-test-kit/moves'
import type { RuleClause } from '../../../../machines/vocabulary.ts'
import type { Snapshot } from '../../../../src/engine/stepper/snapshot.ts'
import type { EventType } from '../../../../src/game/model/events.ts'
import type { CardId, PokemonId } from '../../../../src/game/model/pokemon.ts'
import type { RuleId } from '../../../../src/game/rulebook/rulebook.ts'
import type { ViolationCode } from '../../../../src/game/rules/violation.ts'

export interface Case {
  readonly event: EventType
  readonly clause: RuleClause
  readonly rule: RuleId
  readonly code: ViolationCode
  readonly board: string
  readonly before?: readonly NamedMove[]
  readonly move: NamedMove
  /** The chart's codes without the clause, if a later one fails too. Absent: the event is then accepted. */
  readonly instead?: readonly ViolationCode[]
  /** An event that is legal on the same board, for guards of one clause. */
  readonly legal?: NamedMove
  /** A change of the snapshot that no game reaches, if only that makes the clause fail. */
  readonly forced?: (at: Snapshot) => Snapshot
}

/** A case without its event and board, which the cases of one event share. */
export type Particular = Omit<Case, 'event' | 'board'> & { readonly board?: string }

export const casesOf = (event: EventType, board: string, ...cases: readonly Particular[]): readonly Case[] =>
  cases.map((one) => ({ event, board, ...one }))

/** A card of player A's discard pile. */
export const cardInDiscard = (at: Snapshot, name: string): CardId => cardIn(at, 0, 'discard', name)

/** A Pokémon of player B. */
export const theirs = (at: Snapshot, name: string): PokemonId => inPlayNamed(at, 1, name).id

/** A card of player A's hand. */
export const cardInHand = (at: Snapshot, name: string): CardId => cardIn(at, 0, 'hand', name)
