/** The types of the answers to each method. */

import type { Position, Recording, Save, Snapshot, Violation, Request as WhoMustAct } from 'ptcg-turn-engine'
import type { CardDefinition, Fact, GameEvent, Result } from 'ptcg-turn-engine/model'
import type { ErrorCode, RequestFailure } from './errors.ts'
import type { EventsInWords, FactsInWords, StatusInWords, ViewInWords, Worded } from './inWords.ts'
import type { Limits } from './limits.ts'
import type { Endings } from './playingAhead.ts'
import type { Method } from './requests.ts'

/** The name of the game that an answer is about. */
export interface OfGame {
  readonly game: string
}

interface Status extends OfGame {
  /** The number of events that have been played and not undone. */
  readonly played: number
  /** The state of the chart. */
  readonly state: string
  /** The request: who must act, and the options; null when the game is over. */
  readonly request: WhoMustAct | null
  readonly result: Result | null
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** The status of a game. */
export interface GameStatus extends Status, Worded<StatusInWords> {}

/** The status of a game, and the latest facts, in order. */
export interface StatusWithFacts extends Status, Worded<StatusInWords & FactsInWords> {
  readonly facts: readonly Fact[]
}

/** A part of the history. `from` is the index of its first event, `next` the index to continue with, or null at the end. */
export interface PartOfHistory extends OfGame {
  readonly from: number
  readonly next: number | null
}

/** The properties of the answer to each method, besides `id` and `ok`. A property means the same in every answer. */
export interface Answers {
  readonly about: {
    readonly name: string
    readonly version: string
    readonly protocol: number
    readonly methods: readonly Method[]
    readonly errors: readonly ErrorCode[]
    /** The version of each kind of file that is read and written. */
    readonly formats: Readonly<Record<string, number>>
    readonly decks: readonly string[]
    readonly rulesets: readonly string[]
    readonly limits: Limits
  }
  readonly cards: { readonly cards: readonly CardDefinition[] }
  readonly create: StatusWithFacts
  readonly load: StatusWithFacts
  readonly copy: GameStatus
  readonly games: {
    readonly games: readonly (OfGame & {
      readonly played: number
      readonly state: string
      readonly players: readonly string[]
    })[]
  }
  readonly close: OfGame
  readonly play: StatusWithFacts
  readonly why: OfGame & { readonly legal: boolean; readonly violations: readonly Violation[] }
  readonly simulate: OfGame & Endings
  readonly legal: OfGame & Worded<EventsInWords> & { readonly events: readonly GameEvent[] }
  readonly request: GameStatus
  readonly view: OfGame & Worded<ViewInWords> & { readonly view: Snapshot }
  readonly facts: PartOfHistory & Worded<FactsInWords> & { readonly facts: readonly Fact[] }
  readonly history: PartOfHistory & { readonly events: readonly GameEvent[] }
  readonly undo: GameStatus
  readonly redo: GameStatus
  readonly save: OfGame & { readonly file: Recording | Save | Position }
}

/** The id of a request, repeated in its answer; null if the request has no id or cannot be read. */
export type AnswerId = string | number | null

/** The answer to a line. */
export type AnswerLine =
  | ({ readonly id: AnswerId; readonly ok: true } & Answers[Method])
  | { readonly id: AnswerId; readonly ok: false; readonly error: RequestFailure }
