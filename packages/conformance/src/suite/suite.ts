/**
 * The conformance suite: what an engine of this game must answer, as lines of JSON. The first line is the head, each other line a
 * case: where it begins, and for each moment all that is legal, what is refused and why, what is played, and what comes of it.
 * Chance is spelled out: every coin, shuffle and card at random is an event.
 */
import type { RulesetId, Save } from 'ptcg-turn-engine'
import type { CardDefinition, DefinitionId, Fact, Game, GameEvent, Ruleset } from 'ptcg-turn-engine/model'

export const SUITE_FORMAT = 'ptcg-turn-engine/conformance'
/** Raised when a runner that was written for this version could misunderstand the next. */
export const SUITE_VERSION = 1

/** The first line. */
export interface SuiteHead {
  readonly format: typeof SUITE_FORMAT
  readonly version: typeof SUITE_VERSION
  /** The version of the engine that wrote it. */
  readonly engine: string
  /** How many cases follow, of each kind. */
  readonly cases: Readonly<Record<SuiteCase['of'], number>>
  /** The seed of the random games. */
  readonly seed: number
  /** What a moment is to be dressed with to be a save of this engine, as `load` of `ptcg-turn serve --stdio` reads it. */
  readonly save: Pick<Save, 'format' | 'version'>
  /** Cards that cases name by their ids. */
  readonly cards: Readonly<Record<DefinitionId, CardDefinition>>
  /** Eras that cases name by their ids. */
  readonly rulesets: Readonly<Record<RulesetId, Ruleset>>
}

/** A game at one moment, without what the head has: cards and eras by their ids, those that it does not have in full. */
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

/** An event that is tried and refused: it changes nothing. */
export interface SuiteRefusal {
  readonly event: unknown
  readonly because: readonly Because[]
}

/** What an event leads to: the state of the chart, and each part of the game that is another, by its JSON Pointer. */
export interface SuiteChange {
  readonly state: string
  readonly set: Readonly<Record<string, unknown>>
  /** Parts that are no more. */
  readonly gone?: readonly string[]
}

/** One moment. `play` is left out at the last. */
export interface SuiteMoment {
  /** Everything that is legal, in any order (packages/conformance/docs/conformance.md says what is never listed). */
  readonly legal: readonly GameEvent[]
  readonly refused?: readonly SuiteRefusal[]
  readonly play?: GameEvent
  readonly facts?: readonly Fact[]
  readonly then?: SuiteChange
}

/** A case that is played. */
export interface PlayedCase {
  readonly of: 'rule' | 'ruling' | 'game'
  /** The rule, the ruling, or the number of the game. */
  readonly id: string
  readonly what: string
  readonly begins: SuiteGame
  readonly moments: readonly SuiteMoment[]
}

/** A deck, and why it may not be played; no reason where it may. */
export interface DeckCase {
  readonly of: 'deck'
  readonly id: string
  readonly what: string
  readonly deck: readonly DefinitionId[]
  readonly because: readonly Because[]
}

/** A line after the first. */
export type SuiteCase = PlayedCase | DeckCase
