/**
 * Checks that the lines of a log are in a possible order. Sorted, shuffled or reversed lines describe a game that
 * nobody played, so no player is accused because of them.
 */
import type { SentenceName } from '../languages/sentences.ts'
import type { BattleLog, Entry } from './battleLog.ts'

/** A line in an impossible place, and the earlier line that it cannot follow. */
export interface Misplaced {
  readonly line: number
  readonly after: number
}

const SET_UP: ReadonlySet<SentenceName> = new Set<SentenceName>(['setUpBegan', 'coinCalled', 'orderChosen', 'tossWon'])

/** Actions that are possible only in the player's own turn. */
const IN_ONES_TURN: ReadonlySet<SentenceName> = new Set<SentenceName>([
  ...(['putIntoPlay', 'stadiumPlayed', 'played', 'attached', 'evolved', 'retreated', 'turnEnded'] as const),
])

/**
 * The minimum number of actions in the other player's turns that proves a wrong order. Fewer may be violations, or be due to missing lines.
 */
const FEWEST_OUT_OF_TURN = 3
const SHARE_OUT_OF_TURN = 1 / 4

/**
 * Finds a line of the set-up after a turn or after an end of the game, or a first turn after an end of the game. Lines from Sudden Death on
 * are not checked. An end of the game between two turns is left to the referee, which refuses a win without a cause.
 */
const afterWhatCannotBe = (entries: readonly Entry[]): Misplaced | null => {
  let turn: number | null = null
  let end: number | null = null
  for (const { line, sentence } of entries) {
    const { says } = sentence
    if (says === 'suddenDeathBegan') return null
    if (says === 'turnBegan' && end !== null && turn === null) return { line, after: end }
    if (SET_UP.has(says) && (turn ?? end) !== null) return { line, after: turn ?? end ?? 0 }
    if (says === 'turnBegan') turn ??= line
    if (says === 'gameEnded' || says === 'gameTied') end ??= line
  }
  return null
}

/** Returns the first action in the other player's turn, if there are many; null if there are few or none. */
const outOfTurn = (entries: readonly Entry[]): Misplaced | null => {
  const misplaced: Misplaced[] = []
  let turn: { readonly line: number; readonly player: unknown } | null = null
  let actions = 0
  for (const { line, sentence } of entries) {
    if (sentence.says === 'turnBegan') turn = { line, player: sentence.player }
    if (turn === null || !IN_ONES_TURN.has(sentence.says) || !('player' in sentence)) continue
    actions += 1
    if (sentence.player !== turn.player) misplaced.push({ line, after: turn.line })
  }
  const [first] = misplaced
  const isMuch = misplaced.length >= FEWEST_OUT_OF_TURN && misplaced.length >= actions * SHARE_OUT_OF_TURN
  return isMuch ? (first ?? null) : null
}

/** Returns the first line that proves that the lines are out of order, or null. */
export const findMisplaced = (entries: readonly Entry[]): Misplaced | null =>
  afterWhatCannotBe(entries) ?? outOfTurn(entries)

/** True if a log was found to be out of order. */
export const isOutOfOrder = ({ problems }: Pick<BattleLog, 'problems'>): boolean =>
  problems.some(({ code }) => code === 'NOT_IN_ORDER')
