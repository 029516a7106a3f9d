/** The referee's results: a verdict for every action, the damage of every attack, and the assumptions. */

import type { RuleId } from 'ptcg-turn-engine'
import type { EventType, Ledger, PlayerEvent, PlayerId } from 'ptcg-turn-engine/model'

/** A player's action: an event of the chart, or something that the rules demand from the player. */
export type RefereedAction = EventType | 'TAKE_PRIZES' | 'PROMOTE' | 'KNOCK_OUT' | 'CHECKUP' | 'WIN'

/** One reason why an action is refused. */
export interface Refusal {
  readonly rule: RuleId
  readonly message: string
}

export interface Verdict {
  /** Counted from 1. */
  readonly line: number
  readonly player: PlayerId
  readonly action: RefereedAction
  /** The event that the chart judged; null if the chart got no event. */
  readonly event: PlayerEvent | null
  readonly verdict: 'allowed' | 'refused' | 'undecided'
  /** The rules of the clauses that hold. */
  readonly held: readonly RuleId[]
  readonly refusals: readonly Refusal[]
  /** Why the verdict is undecided. */
  readonly hidden: readonly string[]
}

/** A line that contradicts the engine's board, and why. */
export interface OutOfStep {
  /** Counted from 1. */
  readonly line: number
  /** One sentence. */
  readonly because: string
}

/** Why the cards alone do not explain the damage of an attack. */
export type DamageCause =
  /** The printed attacker is unknown. */
  | 'attackerNotKnown'
  /** The attack is used as another attack, which is unknown. */
  | 'copiedAttackNotKnown'
  /** A text in play is unknown, and may change the damage. */
  | 'textInPlayNotKnown'
  /** Choices, coins or discards of the attack decide its damage. */
  | 'givenByHand'
  /** The breakdown in the log does not add up to the damage in the line. */
  | 'breakdownDiffers'
  /** All cards are known, and the six steps give a different number. */
  | 'otherThanPrinted'
  /** The lines of the log are not in order. */
  | 'linesNotInOrder'

/**
 * The ways in which an attack's damage can be explained. `byTheCards`: by the cards and the engine's six steps. `byTheLog`: by the log's
 * own values. `onlySaid`: the damage is not explained, because the attack is unknown. `differently`: it is not explained, because the
 * engine computes a different number.
 */
export type Explained = 'byTheCards' | 'byTheLog' | 'onlySaid' | 'differently'

export interface RefereedDamage {
  readonly line: number
  readonly attack: string
  readonly said: number
  readonly explained: Explained
  /** The engine's calculation, null if there is none. */
  readonly ledger: Ledger | null
  /** Why the cards do not explain the damage, null if they do. */
  readonly cause: DamageCause | null
  /** The cause in one sentence. */
  readonly because: string | null
}
