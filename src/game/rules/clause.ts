/** The type of a clause: a rule as a condition on a game and an event, with the reason that players read if it does not hold. */
import type { EventType, GameEvent } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import type { RuleId } from '../rulebook/rulebook.ts'
import type { ViolationCode } from './violation.ts'

/**
 * A clause about an event. `holds` never throws, for any game and any event of its type. `says` is one sentence with the names of the cards
 * involved. `remedy` says what would make the event legal, or is null. If one of the clauses in `dependsOn`
 * fails, `check` does not report this clause.
 */
export interface Clause<Event extends GameEvent = GameEvent> {
  readonly rule: RuleId
  /** The rules that replace `rule` for certain events. */
  readonly ruleOn?: { readonly [Type in EventType]?: RuleId }
  readonly code: ViolationCode
  readonly dependsOn?: readonly string[]
  holds(game: Game, event: Event): boolean
  says(game: Game, event: Event): string
  remedy?(game: Game, event: Event): string | null
}

/** The rule that a clause implements for this type of event; `rule` for null and for unknown types. */
export const ruleFor = ({ rule, ruleOn }: Pick<Clause, 'rule' | 'ruleOn'>, event: string | null): RuleId =>
  ruleOn?.[event as EventType] ?? rule

/** Events that have a certain property. */
export type EventWith<Key extends string> = Extract<GameEvent, { readonly [K in Key]: unknown }>

/** Events of a player. */
export type EventOfPlayer = EventWith<'player'>
