/** What a referee says of a log: a verdict for every action, the damage of every attack, and what had to be assumed. */

import type { RuleId } from 'ptcg-turn-engine'
import type { EventType, Ledger, PlayerEvent, PlayerId } from 'ptcg-turn-engine/model'

/** What a player has done: an event of the chart, or what the rules had them do. */
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
  /** What was sent to the chart, null for what the rules had somebody do. */
  readonly event: PlayerEvent | null
  readonly verdict: 'allowed' | 'refused' | 'cannotBeSaid'
  /** The rules of the clauses that hold. */
  readonly held: readonly RuleId[]
  readonly refusals: readonly Refusal[]
  /** Why it cannot be said. */
  readonly hidden: readonly string[]
}

/**
 * How far the damage of an attack is explained: by the cards and the six steps of the engine, by what the log says of itself and the
 * six steps, not at all because nothing is known of the attack, or it differs from what the engine works out.
 */
export type Explained = 'byTheCards' | 'byTheLog' | 'onlySaid' | 'differently'

export interface RefereedDamage {
  readonly line: number
  readonly attack: string
  readonly said: number
  readonly explained: Explained
  /** What the engine works out, null where it works out none. */
  readonly ledger: Ledger | null
  /** Why it is not explained by the cards. */
  readonly cause: string | null
}
