/** What an adversary is: somebody who looks at the board and finds events that break one rule. */
import type { RuleId, Snapshot } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { TriedEvent } from '../check.ts'

/** Everything that breaks the rule here; nothing where there is no occasion. `legal` is what the engine lists. */
export type Occasions = (at: Snapshot, legal: readonly GameEvent[]) => readonly TriedEvent[]

/** An event that must be refused, citing this rule among others. */
export const against = (expects: RuleId, event: unknown): TriedEvent => ({ event, expects })

/** The same, for an event of the right shape. */
export const breaking = (expects: RuleId, event: GameEvent): TriedEvent => against(expects, event)

/** The rule that a refusal cites where no state takes an event of that type (T0.1, T3.1, WL.4). */
export const wrongTime = ({ state, game }: Snapshot): RuleId => {
  if (game.result !== null) return 'WL.4'
  return state.startsWith('turn.attack') || state.startsWith('knockOut') ? 'T3.1' : 'T0.1'
}

/** The player may do anything of the main phase now. */
export const isMainPhase = ({ state }: Snapshot): boolean => state === 'turn.main.ready'

/** The player may attack now: in the main phase, or once more where a text allows a second attack (R38). */
export const mayAttackNow = (at: Snapshot): boolean => isMainPhase(at) || at.state === 'turn.secondAttack'
