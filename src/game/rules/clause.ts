/** Models a clause: one rule as a yes-or-no question about a game and an event, with the reason people are told when it is no. */
import type { EventPart, EventType, GameEvent } from '../model/events.ts'
import type { Game } from '../model/game.ts'
import type { RuleId } from '../rulebook/rulebook.ts'
import type { ViolationCode } from './violation.ts'

/**
 * A clause about an event. `holds` is total: it answers for any game and any event of its type and never throws.
 * `says` is one sentence that names the cards involved; `remedy` what would make the event legal, where that can be said.
 * `after` names clauses that must hold for this one to make sense; `check` does not report it when one of them fails.
 */
export interface Clause<Event extends GameEvent = GameEvent> {
  readonly rule: RuleId
  /** Events for which the clause stands for another rule. */
  readonly ruleOn?: { readonly [Type in EventType]?: RuleId }
  readonly code: ViolationCode
  readonly after?: readonly string[]
  /**
   * The parts of the event that the answer depends on, besides its player; every part where this is left out. It lets
   * `legalEvents` ask the clause early; a test holds it against the clause.
   */
  readonly reads?: readonly EventPart[]
  /** What is printed on the card that the event names decides alone: the answer is the same for every copy, in every game. */
  readonly printed?: true
  /** The two halves of a clause that is true where they are the same, so that each is asked once and not for every pair. */
  readonly agree?: Agreement<Event>
  holds(game: Game, event: Event): boolean
  says(game: Game, event: Event): string
  remedy?(game: Game, event: Event): string
}

/** What the card of an event says and what its Pokémon says; `undefined` agrees with nothing. */
export interface Agreement<Event extends GameEvent = GameEvent> {
  card(game: Game, event: Event): unknown
  pokemon(game: Game, event: Event): unknown
}

/** A clause that holds where both say the same. */
export const agreeing = <Event extends GameEvent>(
  agree: Agreement<Event>,
): { readonly agree: Agreement<Event>; readonly holds: (game: Game, event: Event) => boolean } => ({
  agree,
  holds: (game, event) => {
    const said = agree.card(game, event)
    return said !== undefined && said === agree.pokemon(game, event)
  },
})

/** The rule that a clause stands for where it guards this event; its own where no event is meant, or one of another chart. */
export const ruleFor = ({ rule, ruleOn }: Pick<Clause, 'rule' | 'ruleOn'>, event: string | null): RuleId =>
  ruleOn?.[event as EventType] ?? rule

/** Events that have a certain property. */
export type EventWith<Key extends string> = Extract<GameEvent, { readonly [K in Key]: unknown }>

/** Events of a player. */
export type EventOfPlayer = EventWith<'player'>
