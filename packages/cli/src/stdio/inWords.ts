/** Describes the data of an answer in words, for clients that request them. */
import type { Request as WhoMustAct } from 'ptcg-turn-engine'
import type { Fact, Game, GameEvent } from 'ptcg-turn-engine/model'
import {
  boardInWords,
  eventInWords,
  factInWords,
  nameOfAsker,
  optionInWords,
  progressOf,
  questionOf,
} from 'ptcg-turn-engine/table'

/** A request in words. */
export interface RequestInWords {
  readonly question: string
  /** The name of the asking card, attack or Ability, or null if the rules ask. */
  readonly askedBy: string | null
  /** The progress of a choice of several options; null if one pick is enough. */
  readonly progress: string | null
  /** In the order of the request's options; empty if the request is not a choice. */
  readonly options: readonly string[]
}

/**
 * The request and the result of a game in words. Here and in the types below, each property describes the property of the
 * answer that has the same name.
 */
export interface StatusInWords {
  readonly request: RequestInWords | null
  readonly result: string | null
}

export interface FactsInWords {
  readonly facts: readonly string[]
}

export interface EventsInWords {
  readonly events: readonly string[]
}

/** The board, line by line. */
export interface ViewInWords {
  readonly view: readonly string[]
}

/** The property `words` of an answer, present if it was requested. */
export interface Worded<Words> {
  readonly words?: Words
}

/** Words for an answer if they were requested. */
export const wordsIf = <Words>(asked: boolean | undefined, words: () => Words): Worded<Words> =>
  asked === true ? { words: words() } : {}

const requestInWords = (game: Game, request: WhoMustAct): RequestInWords => ({
  question: questionOf(game, request),
  askedBy: nameOfAsker(game),
  progress: progressOf(request),
  options: 'options' in request ? request.options.map((option) => optionInWords(game, option)) : [],
})

/** The status of a game. */
export const statusInWords = (game: Game, request: WhoMustAct | null): StatusInWords => ({
  request: request === null ? null : requestInWords(game, request),
  result: game.result === null ? null : factInWords(game, { fact: 'GAME_ENDED', result: game.result }),
})

/** Facts in words. Facts contain the names they need, so `game` may be any moment of the game. */
export const factsInWords = (game: Game, facts: readonly Fact[]): FactsInWords => ({
  facts: facts.map((fact) => factInWords(game, fact)),
})

/** Legal events in words. `game` is the moment in which they are legal. */
export const eventsInWords = (game: Game, events: readonly GameEvent[]): EventsInWords => ({
  events: events.map((event) => eventInWords(game, event)),
})

export const viewInWords = (game: Game): ViewInWords => ({ view: boardInWords(game) })
