/**
 * The conformance suite: the correct answers of an engine of this game, as lines of JSON. The first line is the head,
 * each other line a case: its beginning, and for each moment all legal events, refused events with reasons, the played
 * event, and its result. Chance is explicit: every coin, shuffle and random card is an event.
 */
import type { RulesetId, Save } from 'ptcg-turn-engine'
import type { CardDefinition, DefinitionId, Fact, Game, GameEvent, Ruleset } from 'ptcg-turn-engine/model'

export const SUITE_FORMAT = 'ptcg-turn-engine/conformance'
/** Raised when a runner written for this version could misunderstand the next. */
export const SUITE_VERSION = 1

/** The first line. */
export interface SuiteHead {
  readonly format: typeof SUITE_FORMAT
  readonly version: typeof SUITE_VERSION
  /** The version of the engine that wrote it. */
  readonly engine: string
  /** The number of cases of each kind. */
  readonly cases: Readonly<Record<SuiteCase['of'], number>>
  /** The seed of the random games. */
  readonly seed: number
  /**
   * The properties to add to a moment to make it a save of this engine, which `load` of `ptcg-turn serve --stdio`
   * reads.
   */
  readonly save: Pick<Save, 'format' | 'version'>
  /** Cards that cases name by their ids. */
  readonly cards: Readonly<Record<DefinitionId, CardDefinition>>
  /** Eras that cases name by their ids. */
  readonly rulesets: Readonly<Record<RulesetId, Ruleset>>
}

/** A game at one moment. Cards and eras that the head lists are named by their ids; others stand here in full. */
export interface SuiteGame {
  readonly state: string
  readonly game: Omit<Game, 'definitions' | 'ruleset' | 'facts' | 'latest'>
  readonly cards: readonly (DefinitionId | CardDefinition)[]
  readonly ruleset: RulesetId | Ruleset
}

/** Why an event is refused: the rule, and the code of the reason. */
export interface Because {
  readonly rule: string
  readonly code: string
}

/** A refused event, which changes nothing. */
export interface SuiteRefusal {
  readonly event: unknown
  readonly because: readonly Because[]
}

/** The result of an event: the state of the chart, and each changed part of the game by its JSON Pointer. */
export interface SuiteChange {
  readonly state: string
  readonly set: Readonly<Record<string, unknown>>
  /** Removed parts. */
  readonly gone?: readonly string[]
}

/** One moment. The last one has no `play`. */
export interface SuiteMoment {
  /** All legal events, in any order (packages/conformance/docs/conformance.md says which are never listed). */
  readonly legal: readonly GameEvent[]
  readonly refused?: readonly SuiteRefusal[]
  readonly play?: GameEvent
  readonly facts?: readonly Fact[]
  readonly then?: SuiteChange
}

/** A played case. */
export interface PlayedCase {
  readonly of: 'rule' | 'ruling' | 'game'
  /** The rule, the ruling, or the number of the game. */
  readonly id: string
  readonly what: string
  readonly begins: SuiteGame
  readonly moments: readonly SuiteMoment[]
}

/** A deck, and why it may not be played; empty if it may. */
export interface DeckCase {
  readonly of: 'deck'
  readonly id: string
  readonly what: string
  readonly deck: readonly DefinitionId[]
  readonly because: readonly Because[]
}

/** Any line but the first. */
export type SuiteCase = PlayedCase | DeckCase
