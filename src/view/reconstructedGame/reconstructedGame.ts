/**
 * The file format of a game that was reconstructed from a report, such as a battle log. Each line of the report has its text, verdicts on
 * whether the rules allow what it says, and the steps of the chart. Hidden cards that the report never shows stay unknown.
 */
import type { CardDefinition } from '../../game/model/cards.ts'
import type { PlayerEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import type { RuleId } from '../../game/rulebook/rulebook.ts'
import type { Folded } from './folding.ts'

export const RECONSTRUCTED_GAME_FORMAT = 'ptcg-turn-engine/reconstructed-game'
export const RECONSTRUCTED_GAME_VERSION = 3

/** The moment after one step of the chart: `transition` is the id of the transition taken, null if none was taken. */
export interface ReconstructedFrame {
  readonly state: string
  readonly from: string
  readonly transition: string | null
  /** The game with everything that has happened in this line so far. */
  readonly game: Game
}

/**
 * A verdict on a statement in a line: whether the rules allow it. `corrected`: the board differed from the line, and was changed to agree
 * with the line.
 */
export interface LineVerdict {
  readonly verdict: 'allowed' | 'refused' | 'undecided' | 'corrected'
  readonly words: string
  readonly rules: readonly RuleId[]
}

export interface ReconstructedLine {
  /** Counted from 1. */
  readonly line: number
  readonly words: string
  /** The lines indented under it. */
  readonly under: readonly string[]
  readonly verdicts: readonly LineVerdict[]
  /** The action of the line as an event of the chart, null if it has no action. */
  readonly event: PlayerEvent | null
  readonly frames: readonly [ReconstructedFrame, ...ReconstructedFrame[]]
}

/** The game as a file: plain JSON. */
export interface ReconstructedGame {
  readonly format: typeof RECONSTRUCTED_GAME_FORMAT
  readonly version: typeof RECONSTRUCTED_GAME_VERSION
  readonly title: string
  readonly note: string | null
  /** The printed cards of the game, for continuing it. */
  readonly cards: readonly CardDefinition[]
  /** Its lines, with equal parts stored once. */
  readonly lines: Folded
}

/** True if only the name of a card is known in a reconstructed game: printed cards have no colon in their ids. */
export const isNameOnly = ({ id }: CardDefinition): boolean => id.includes(':')

/** True if parsed JSON claims to be a reconstructed game. */
export const isReconstructedGame = (json: unknown): json is ReconstructedGame =>
  typeof json === 'object' && json !== null && Reflect.get(json, 'format') === RECONSTRUCTED_GAME_FORMAT
