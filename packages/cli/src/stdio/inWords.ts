/** Says in words what an answer carries as data, for those who asked for it, and of what they may see only. */
import type { Request as WhoMustAct } from 'ptcg-turn-engine'
import type { Fact, Game, GameEvent } from 'ptcg-turn-engine/model'
import {
  askedBy,
  boardInWords,
  eventInWords,
  factInWords,
  optionInWords,
  progressOf,
  questionOf,
} from 'ptcg-turn-engine/table'

/** What somebody is asked, in words. */
export interface RequestInWords {
  readonly question: string
  /** The name of the card, attack or Ability that asks it, or null where the rules do. */
  readonly askedBy: string | null
  /** How far a choice of several has come; null where one answer is all. */
  readonly progress: string | null
  /** In the order of the options of the request; none where it is no choice. */
  readonly options: readonly string[]
}

/** Each property is the one of this name in the answer, in words: a sentence or a few words for each entry of a list. */
export interface StandingInWords {
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

/** An answer, and the same in words where it was asked for. */
export interface Worded<Words> {
  readonly words?: Words
}

/** Words for an answer if they were asked for. */
export const wordsIf = <Words>(asked: boolean | undefined, words: () => Words): Worded<Words> =>
  asked === true ? { words: words() } : {}

const requestInWords = (game: Game, request: WhoMustAct): RequestInWords => ({
  question: questionOf(request),
  askedBy: askedBy(game),
  progress: progressOf(request),
  options: 'options' in request ? request.options.map((option) => optionInWords(game, option)) : [],
})

/** Where a game stands. */
export const standingInWords = (game: Game, request: WhoMustAct | null): StandingInWords => ({
  request: request === null ? null : requestInWords(game, request),
  result: game.result === null ? null : factInWords({ fact: 'GAME_ENDED', result: game.result }, game),
})

/** What happened. Facts carry their own names, so that any moment of their game will do. */
export const factsInWords = (game: Game, facts: readonly Fact[]): FactsInWords => ({
  facts: facts.map((fact) => factInWords(fact, game)),
})

/** What may be played, told of the game before it is. */
export const eventsInWords = (game: Game, events: readonly GameEvent[]): EventsInWords => ({
  events: events.map((event) => eventInWords(game, event)),
})

export const viewInWords = (game: Game): ViewInWords => ({ view: boardInWords(game) })
