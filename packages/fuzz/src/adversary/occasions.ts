/** The type of an adversary: given the board, it returns events that break one rule. */
import type { RuleId, Snapshot } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { TriedEvent } from '../check.ts'

/**
 * Returns every event by which the adversary could break its rule on a board, possibly none. `legal` is the engine's list of legal events.
 */
export type Occasions = (at: Snapshot, legal: readonly GameEvent[]) => readonly TriedEvent[]

/** An event that must be refused with this rule among the reasons. */
export const against = (expects: RuleId, event: unknown): TriedEvent => ({ event, expects })

/** A well-formed event that must be refused with this rule among the reasons. */
export const breaking = (expects: RuleId, event: GameEvent): TriedEvent => against(expects, event)

/** The rule that a refusal cites if the current state accepts no event of the type that was sent (T0.1, T3.1, WL.4). */
export const wrongTime = ({ state, game }: Snapshot): RuleId => {
  if (game.result !== null) return 'WL.4'
  return state.startsWith('turn.attack') || state.startsWith('knockOut') ? 'T3.1' : 'T0.1'
}

/** True if the player may take any action of the main phase now. */
export const isMainPhase = ({ state }: Snapshot): boolean => state === 'turn.main.ready'

/** True if the player may attack now: in the main phase, or once more if a text allows a second attack (R38). */
export const mayAttackNow = (at: Snapshot): boolean => isMainPhase(at) || at.state === 'turn.secondAttack'
