/** Answers each method. */

import type { Position, Recording, Save, Snapshot, Violation, Request as WhoMustAct } from 'ptcg-turn-engine'
import type { CardDefinition, Fact, GameEvent, Result } from 'ptcg-turn-engine/model'
import type { ErrorCode, RequestFailure } from './errors.ts'
import type { EventsInWords, FactsInWords, StandingInWords, ViewInWords, Worded } from './inWords.ts'
import type { Limits } from './limits.ts'
import type { Method } from './requests.ts'

/** Which game an answer is about. */
export interface OfGame {
  readonly game: string
}

interface Stands extends OfGame {
  /** How many events have been played and not been taken back. */
  readonly played: number
  /** The state of the chart. */
  readonly state: string
  /** Who must act, and between what; null when the game is over. */
  readonly request: WhoMustAct | null
  readonly result: Result | null
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** Where a game stands. */
export interface GameStatus extends Stands, Worded<StandingInWords> {}

/** Where a game stands, and what has just happened, in order. */
export interface StandingWithFacts extends Stands, Worded<StandingInWords & FactsInWords> {
  readonly facts: readonly Fact[]
}

/** What was played from an event on: `next` is the event to go on with, or null at the end. */
export interface PartOfHistory extends OfGame {
  readonly from: number
  readonly next: number | null
}

/** What is answered to each method besides `id` and `ok`. A name means the same in every answer. */
export interface Answers {
  readonly about: {
    readonly name: string
    readonly version: string
    readonly protocol: number
    readonly methods: readonly Method[]
    readonly errors: readonly ErrorCode[]
    /** The version of each kind of file that is written and read. */
    readonly formats: Readonly<Record<string, number>>
    readonly decks: readonly string[]
    readonly rulesets: readonly string[]
    readonly limits: Limits
  }
  readonly cards: { readonly cards: readonly CardDefinition[] }
  readonly create: StandingWithFacts
  readonly load: StandingWithFacts
  readonly copy: GameStatus
  readonly games: {
    readonly games: readonly (OfGame & {
      readonly played: number
      readonly state: string
      readonly players: readonly string[]
    })[]
  }
  readonly close: OfGame
  readonly play: StandingWithFacts
  readonly why: OfGame & { readonly legal: boolean; readonly violations: readonly Violation[] }
  readonly legal: OfGame & Worded<EventsInWords> & { readonly events: readonly GameEvent[] }
  readonly request: GameStatus
  readonly view: OfGame & Worded<ViewInWords> & { readonly view: Snapshot }
  readonly facts: PartOfHistory & Worded<FactsInWords> & { readonly facts: readonly Fact[] }
  readonly history: PartOfHistory & { readonly events: readonly GameEvent[] }
  readonly undo: GameStatus
  readonly redo: GameStatus
  readonly save: OfGame & { readonly file: Recording | Save | Position }
}

/** What a request gives itself to be known by in its answer; null where it did not, or could not be read. */
export type AnswerId = string | number | null

/** A line that is answered. */
export type AnswerLine =
  | ({ readonly id: AnswerId; readonly ok: true } & Answers[Method])
  | { readonly id: AnswerId; readonly ok: false; readonly error: RequestFailure }
