/**
 * The type of a clause: a rule as a yes-or-no question about a game and an event, with the reason that people are told
 * if the answer is no.
 */
import type { EventType, GameEvent } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import type { RuleId } from '../rulebook/rulebook.ts'
import type { ViolationCode } from './violation.ts'

/**
 * A clause about an event. `holds` is total: it answers for any game and any event of its type and never throws. `says`
 * is one sentence that names the cards involved; `remedy` says what would make the event legal, if anything can be
 * said. `after` names clauses that must hold for this one to make sense; if one of them fails, `check` does not report
 * this one.
 */
export interface Clause<Event extends GameEvent = GameEvent> {
  readonly rule: RuleId
  /** The events for which the clause stands for another rule. */
  readonly ruleOn?: { readonly [Type in EventType]?: RuleId }
  readonly code: ViolationCode
  readonly after?: readonly string[]
  holds(game: Game, event: Event): boolean
  says(game: Game, event: Event): string
  remedy?(game: Game, event: Event): string | null
}

/** The rule of a clause on this event; its own rule without an event, or with an event of another chart. */
export const ruleFor = ({ rule, ruleOn }: Pick<Clause, 'rule' | 'ruleOn'>, event: string | null): RuleId =>
  ruleOn?.[event as EventType] ?? rule

/** Events that have a certain property. */
export type EventWith<Key extends string> = Extract<GameEvent, { readonly [K in Key]: unknown }>

/** Events of a player. */
export type EventOfPlayer = EventWith<'player'>
