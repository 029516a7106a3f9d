/** The effect being resolved, as data: what it remembers, what is left of it, and what waits behind it. */
import { resolutionWith } from '../changes/copy.ts'
import { remember, update, withResolution } from '../changes/record.ts'
import type { EffectName, EffectNamed, Program, Who } from '../model/effects.ts'
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

/** What every effect is handed: whose it is and what has been remembered so far. */
export interface Here {
  readonly source: EffectSource
  readonly memory: Memory
}

/** What each of several words does. */
export type WordMeanings<Names extends EffectName> = {
  readonly [Name in Names]: (game: Game, effect: EffectNamed<Name>, here: Here) => Game
}

/** The game, remembering whether the last effect did anything ("if you do", GR.3). */
export const did = (game: Game, done: boolean): Game =>
  game.resolution !== null && game.resolution.memory.done === done ? game : remember(game, { done })

/** Something about a side of the table is another; that an effect was prevented is told, and nothing was done. */
export const doneUnlessSame = (before: Game, after: Game): Game => did(after, after.players !== before.players)

/** The game with a program to be done before the rest of the effect. */
export const doFirst = (game: Game, program: Program): Game =>
  game.resolution === null || program.length === 0
    ? game
    : withResolution(game, resolutionWith(game.resolution, { todo: [...program, ...game.resolution.todo] }))

/** The game where the text has looked through a deck, or cannot. */
export const searched = (game: Game, whose: Who, isLookedThrough: boolean): Game => {
  const isLeftAlone = game.resolution?.memory.unsearched === whose
  return isLeftAlone === isLookedThrough ? remember(game, { unsearched: isLookedThrough ? null : whose }) : game
}

/** The game with decks to be shuffled before the rest of the effect, since cards went into them. */
export const shuffleFirst = (game: Game, decks: readonly Who[]): Game =>
  doFirst(
    decks.reduce((now, whose) => searched(now, whose, true), game),
    decks.map((whose) => ({ do: 'shuffleDeck', whose })),
  )

/** Steps of one attack share a memory, so that later steps know the coins and choices of earlier ones. */
const memoryFor = (previous: Resolution | null, source: EffectSource): Memory =>
  previous !== null && previous.source.kind === 'attack' && source.kind === 'attack' ? previous.memory : NO_MEMORY

/** The game with a waiting program begun. */
export const beginProgram = (game: Game, { source, program, ...happened }: WaitingProgram): Game =>
  withResolution(game, {
    source,
    todo: program,
    memory:
      happened.it === undefined && happened.card === undefined
        ? memoryFor(game.resolution, source)
        : memoryOf(happened),
  })

/** The game with programs waiting to be resolved. `orderedBy` puts them in order; null: as given. */
export const queue = (game: Game, waiting: readonly WaitingProgram[], orderedBy: PlayerId | null = null): Game =>
  waiting.length === 0 ? game : update(game, { waiting, orderedBy })
