/**
 * The shape of the conformance suite: the correct answers of any engine for this game, as lines of JSON. The first line is
 * the head. Each other line is a case: its beginning and, for each moment, all legal events, refused events with reasons,
 * the played event, and the result. Chance is explicit: every coin, shuffle and random card is an event.
 */
import type { RulesetId, Save } from 'ptcg-turn-engine'
import type { CardDefinition, DefinitionId, Fact, Game, GameEvent, Ruleset } from 'ptcg-turn-engine/model'

export const SUITE_FORMAT = 'ptcg-turn-engine/conformance'
/** The version of the format. It is raised when runners written for this version could misunderstand the next one. */
export const SUITE_VERSION = 1

/** The first line. */
export interface SuiteHead {
  readonly format: typeof SUITE_FORMAT
  readonly version: typeof SUITE_VERSION
  /** The version of the engine that wrote the suite. */
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
  /** The cards that cases refer to by id. */
  readonly cards: Readonly<Record<DefinitionId, CardDefinition>>
  /** The eras that cases refer to by id. */
  readonly rulesets: Readonly<Record<RulesetId, Ruleset>>
}

/** A game at one moment. Cards and eras in the head are given by id, others in full. */
export interface SuiteGame {
  readonly state: string
  readonly game: Omit<Game, 'definitions' | 'ruleset' | 'facts' | 'latest'>
  readonly cards: readonly (DefinitionId | CardDefinition)[]
  readonly ruleset: RulesetId | Ruleset
}

/** A reason for a refusal: the rule, and the code. */
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

/** A deck, and the reasons why it may not be played. `because` is empty for a legal deck. */
export interface DeckCase {
  readonly of: 'deck'
  readonly id: string
  readonly what: string
  readonly deck: readonly DefinitionId[]
  readonly because: readonly Because[]
}

/** Any line but the first. */
export type SuiteCase = PlayedCase | DeckCase
