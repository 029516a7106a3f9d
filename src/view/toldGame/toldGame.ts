/**
 * A game that was told and not played, such as one from a battle log: line by line what was said, what a referee says of it, and what the
 * chart did. What nobody has seen is unknown in it.
 */
import type { Game } from '../../game/model/game.ts'
import type { RuleId } from '../../game/rulebook/rulebook.ts'
import type { Folded } from './folding.ts'

export const TOLD_GAME_FORMAT = 'ptcg-turn-engine/told-game'
export const TOLD_GAME_VERSION = 1

/** The moment after a microstep: `transition` is its id on the chart, null where nothing was taken. */
export interface ToldFrame {
  readonly state: string
  readonly from: string
  readonly transition: string | null
  /** What has happened in this line by now is in it. */
  readonly game: Game
}

/** What a referee says of something in a line. */
export interface ToldVerdict {
  readonly verdict: 'allowed' | 'refused' | 'cannotBeSaid'
  readonly words: string
  readonly rules: readonly RuleId[]
}

export interface ToldLine {
  /** Counted from 1. */
  readonly line: number
  readonly words: string
  /** The lines that belong to it. */
  readonly under: readonly string[]
  readonly verdicts: readonly ToldVerdict[]
  readonly frames: readonly [ToldFrame, ...ToldFrame[]]
}

/** The game as a file: plain JSON. */
export interface ToldGame {
  readonly format: typeof TOLD_GAME_FORMAT
  readonly version: typeof TOLD_GAME_VERSION
  readonly title: string
  readonly note: string | null
  /** Its lines, each part of a game written once. */
  readonly lines: Folded
}

/** Whether JSON says that it is one. */
export const isToldGame = (json: unknown): json is ToldGame =>
  typeof json === 'object' && json !== null && Reflect.get(json, 'format') === TOLD_GAME_FORMAT
