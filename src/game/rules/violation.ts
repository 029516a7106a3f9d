/** Violations: the reasons why an event is refused, each with a code, a rule, a clause and one sentence. */
import type { RuleClause } from '../../../machines/vocabulary.ts'
import type { RuleId } from '../rulebook/rulebook.ts'

/** The codes of all reasons to refuse an event. */
export const VIOLATION_CODES = [
  // the event itself
  'MALFORMED_EVENT',
  'NOT_NOW',
  'GAME_IS_OVER',
  // who may act
  'NOT_YOUR_TURN',
  'NOT_YOUR_CHOICE',
  // the card
  'CARD_NOT_IN_HAND',
  'NOT_A_BASIC_POKEMON',
  'NOT_AN_EVOLUTION',
  'NOT_AN_ENERGY',
  'NOT_AN_ITEM',
  'NOT_A_TOOL',
  'NOT_A_SUPPORTER',
  'NOT_A_STADIUM',
  'CARD_FORBIDDEN',
  // Pokémon in play
  'NOT_YOUR_POKEMON',
  'BENCH_FULL',
  'DOES_NOT_EVOLVE_FROM',
  'YOUR_FIRST_TURN',
  'NEW_IN_PLAY',
  'EVOLVED_THIS_TURN',
  'TOOL_ATTACHED',
  'CANNOT_BE_ATTACHED_TO_IT',
  'CARD_KEPT_OFF',
  'NOT_AN_ITEM_IN_PLAY',
  // once a turn
  'ENERGY_ALREADY_ATTACHED',
  'SUPPORTER_ALREADY_PLAYED',
  'FIRST_TURN_SUPPORTER',
  'FIRST_TURN_ITEM',
  'FIRST_TURN_TOOL',
  'FIRST_TURN_STADIUM',
  'STADIUM_ALREADY_PLAYED',
  'SAME_STADIUM_IN_PLAY',
  'CONDITION_NOT_MET',
  'COST_CANNOT_BE_PAID',
  'CHANGES_NOTHING',
  'NO_STADIUM_TO_USE',
  'STADIUM_ALREADY_USED',
  // retreat
  'ALREADY_RETREATED',
  'BENCH_EMPTY',
  'RETREATING_ASLEEP',
  'RETREATING_PARALYZED',
  'RETREAT_FORBIDDEN',
  'RETREAT_COST_NOT_COVERED',
  // Abilities
  'NO_SUCH_ABILITY',
  'ABILITY_NOT_FROM_HERE',
  'ABILITY_ALREADY_USED',
  'ONCE_PER_GAME_SPENT',
  // attacks
  'NO_SUCH_ATTACK',
  'FIRST_TURN_ATTACK',
  'ATTACKER_ASLEEP',
  'ATTACKER_PARALYZED',
  'ATTACK_FORBIDDEN',
  'ABILITY_FORBIDDEN',
  'ATTACK_COST_NOT_COVERED',
  // choices, by hand, answers
  'NOT_OFFERED',
  'NOT_ENOUGH_CHOSEN',
  'CHANGE_NOT_POSSIBLE',
  'NOT_A_PERMUTATION',
  'NOT_IN_THE_HAND',
] as const
/** The code of a reason to refuse an event. Programs read this code; people read the `message`. */
export type ViolationCode = (typeof VIOLATION_CODES)[number]

/** One reason why an event is refused. */
export interface Violation {
  /** The id of the rule that forbids the event. */
  readonly rule: RuleId
  readonly code: ViolationCode
  /**
   * The clause of the chart that does not hold. Null if the event was refused for another reason: it is malformed, the state has no
   * transition for it, the game is over, or the seat may not send it.
   */
  readonly clause: RuleClause | null
  /** One sentence with the names of the cards and players involved. */
  readonly message: string
  /** One sentence that says what would make the event legal, or null. */
  readonly remedy: string | null
}
