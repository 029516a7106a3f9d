/** Changes the data of the text being carried out: its memory, its remaining effects, and the programs waiting behind it. */
import { countOf } from '../board/count.ts'
import { memoize } from '../board/memoize.ts'
import { remember, update, withResolution } from '../changes/record.ts'
import type { Count, EffectName, EffectNamed, Program, Who } from '../model/effects.ts'
import type { Game } from '../model/game.ts'
import type { PlayerId } from '../model/players.ts'
import {
  type EffectSource,
  type Memory,
  memoryOf,
  NO_MEMORY,
  type Resolution,
  type WaitingProgram,
} from '../model/resolution.ts'

/** The context of an effect: the source of its text, and what the text remembers so far. */
export interface Here {
  readonly source: EffectSource
  readonly memory: Memory
}

/** The functions that carry out the effects with these names. */
export type WordMeanings<Names extends EffectName> = {
  readonly [Name in Names]: (game: Game, effect: EffectNamed<Name>, here: Here) => Game
}

/** The current value of a number in a text, at least 0. */
export const numberOf = (game: Game, { source, memory }: Here, count: Count): number =>
  Math.max(0, countOf(game, source, memory, count))

/** Remembers whether the last effect did anything ("if you do", GR.3). */
export const did = (game: Game, done: boolean): Game =>
  game.resolution !== null && game.resolution.memory.done === done ? game : remember(game, { done })

/** Remembers an effect as done only if the side of a player has changed. A prevented effect records a fact, but does nothing. */
export const doneUnlessSame = (before: Game, after: Game): Game => did(after, after.players !== before.players)

/** The resolution with other remaining steps. */
const withTodo = ({ source, memory }: Resolution, todo: Program): Resolution => ({ source, todo, memory })

/** The remaining steps of a resolution that is over. */
export const NOTHING_LEFT: Program = []

/**
 * The steps after the first. Memoized: the rest of a text is always the same object, so facts about it are computed
 * once.
 */
const afterTheFirst = memoize((steps: Program): Program => steps.slice(1))

/** The resolution without the first of its remaining steps. */
export const withoutTheFirst = (resolution: Resolution): Resolution =>
  withTodo(resolution, resolution.todo.length === 1 ? NOTHING_LEFT : afterTheFirst(resolution.todo))

/** Puts a program before the remaining steps of the resolution. */
export const doFirst = (game: Game, program: Program): Game =>
  game.resolution === null || program.length === 0
    ? game
    : withResolution(
        game,
        withTodo(game.resolution, game.resolution.todo.length === 0 ? program : [...program, ...game.resolution.todo]),
      )

/** Remembers whether the text has looked through a deck or could not look through it. */
export const noteSearch = (game: Game, whose: Who, isLookedThrough: boolean): Game => {
  const isLeftAlone = game.resolution?.memory.unsearched === whose
  return isLeftAlone === isLookedThrough ? remember(game, { unsearched: isLookedThrough ? null : whose }) : game
}

/** Puts shuffles of these decks before the remaining steps, because cards went into them. */
export const shuffleFirst = (game: Game, decks: readonly Who[]): Game =>
  doFirst(
    decks.reduce((now, whose) => noteSearch(now, whose, true), game),
    decks.map((whose) => ({ do: 'shuffleDeck', whose })),
  )

/** The memory with which a text begins. The steps of one attack share one memory, so that later steps know earlier coins and choices. */
const memoryFor = (previous: Resolution | null, source: EffectSource): Memory =>
  previous !== null && previous.source.kind === 'attack' && source.kind === 'attack' ? previous.memory : NO_MEMORY

/** Begins a waiting program. */
export const beginProgram = (game: Game, { source, program, ...happened }: WaitingProgram): Game =>
  withResolution(game, {
    source,
    todo: program,
    memory:
      happened.it === undefined && happened.card === undefined
        ? memoryFor(game.resolution, source)
        : memoryOf(happened),
  })

/** Queues programs. The player `orderedBy` puts them in order; null: they keep the given order. */
export const queue = (game: Game, waiting: readonly WaitingProgram[], orderedBy: PlayerId | null = null): Game =>
  waiting.length === 0 ? game : update(game, { waiting, orderedBy })
