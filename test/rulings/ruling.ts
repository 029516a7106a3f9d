/**
 * A ruling as data: what it says, where it comes from, and cases that are played step by step. docs/decisions/0034 says how one is written.
 */

import type { ChoicePurpose } from '../../src/game/model/asks.ts'
import type { CardDefinition } from '../../src/game/model/cards.ts'
import type { FactName } from '../../src/game/model/facts.ts'
import type { Ruleset } from '../../src/game/model/ruleset.ts'
import type { RuleId } from '../../src/game/rulebook/rulebook.ts'
import type { ViolationCode } from '../../src/game/rules/violation.ts'
import type { Source } from './sources.ts'

/** A side of the board, as its text calls it. */
export type Side = 'A' | 'B'

/** The kinds of requests to a player or the host: a choice, or something else that the game waits for. */
export type Asked = ChoicePurpose | 'main' | 'coin' | 'shuffle' | 'random' | 'byHand'

/** One step of a case. Events, facts and boards are in the notation of docs/notation.md. */
export type Step =
  /** An event that is legal, and is played: `attack with Nip`, `choose Prize card 1`, `heads`. */
  | string
  /** An event that is refused for exactly these reasons: the rule and the code of each. It is not played. */
  | { readonly refused: string; readonly because: readonly `${RuleId} ${ViolationCode}`[] }
  /** Events that are legal now. They are not played. */
  | { readonly legal: readonly string[] }
  /** A request, its player, and all of its options in any order, if given. */
  | { readonly asked: Side; readonly for: Asked; readonly options?: readonly string[] }
  /**
   * Facts in this order; others may come between them. With `all`, no other facts of their kinds. Counted from the
   * event after the last step that checked facts.
   */
  | { readonly facts: readonly string[]; readonly all?: readonly FactName[] }
  /** No fact of these kinds was recorded, counted in the same way. */
  | { readonly noFacts: readonly FactName[] }
  /** The contents of the named places. `nothing` stands for an empty one. */
  | { readonly board: string }
  /** The game is over: who wins, or a tie. */
  | { readonly over: Side | 'tie' }

/** The decks of a game that has not begun, as a board writes a pile: `Vulpix x4, Fire Energy x56`. The top card stands first. */
export interface Decks {
  readonly A: string
  readonly B: string
}

/** One situation: a board and the events on it. */
export interface RulingCase {
  /** A description, which follows the ruling's id in the name of its test. */
  readonly shows: string
  /** The beginning: a board, whose undrawn decks and Prize cards consist of Hop, or two decks before the set-up. */
  readonly board: string | Decks
  /** Cards that are invented for this case. */
  readonly cards?: readonly CardDefinition[]
  /** Default: the era that the board names, or Sword & Shield. */
  readonly ruleset?: Ruleset
  readonly steps: readonly Step[]
}

/** A ruling, in one sentence of our own, and its cases. */
export interface Ruling {
  readonly id: `R${number}`
  readonly says: string
  readonly rules: readonly RuleId[]
  readonly sources: readonly Source[]
  readonly cases: readonly RulingCase[]
}
