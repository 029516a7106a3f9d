/** Judges another engine: plays games on it and on this engine until they differ, and finds a small game that shows the difference. */

import type { RulesetId, Snapshot } from 'ptcg-turn-engine'
import { positionToLine } from 'ptcg-turn-engine/notation'
import {
  type Finding,
  firstSnapshot,
  fuzzPlayer,
  openingOf,
  run,
  type Start,
  shrinkFailure,
  type TriedEvent,
} from 'ptcg-turn-engine-fuzz'
import { seedOf } from 'ptcg-turn-engine-fuzz/internal/campaign/digest'
import type { NewGameStart } from 'ptcg-turn-engine-fuzz/internal/opening'
import { type ShortGame, shortGame } from 'ptcg-turn-engine-fuzz/internal/shortGames'
import * as E from '#fp-ts/Either'
import type { Exchange } from './exchange.ts'
import { lockstepWith } from './lockstep.ts'
import { plainDecks, plainWith } from './plain.ts'
import { type LockstepTally, untouchedTally } from './talk.ts'

/** The options of judging. */
export interface JudgeOptions {
  readonly seed: number
  readonly games: number
  /** Plays with these decks, from set-up on. Default: boards of all kinds, many with synthetic cards. */
  readonly decks?: Pick<NewGameStart, 'decks' | 'ruleset' | 'cards'>
  /** Plays with cards without text, in this era. Only the legal events of the main phase are compared. */
  readonly plain?: RulesetId
  /** The maximum number of smaller games that are tried to shrink a difference. */
  readonly smaller?: number
  /** Called after each game. */
  readonly onProgress?: (games: number) => void
}

/** A difference between two engines, with the smallest game found that shows it. */
export interface Divergence {
  /** The number of the game. */
  readonly number: number
  readonly start: Start
  readonly events: readonly TriedEvent[]
  readonly finding: Finding
  /** The first board as one line of notation; null if the game begins with set-up or the line cannot be written. */
  readonly position: string | null
}

/** The result of judging: the number of games, and the first difference or null. */
export interface Judged extends Readonly<LockstepTally> {
  readonly games: number
  readonly divergence: Divergence | null
}

const MAX_SMALLER = 300
/** The maximum number of smaller games if the engine ended or gave no answer, because it is restarted for each. */
const MAX_RESTARTS = 8
const MAX_EVENTS = 2000
const ADVERSARY = 0.3
/** The maximum length of a finding, so that a file of a regression can hold it. */
const MAX_LENGTH = 990

const drawingGames = ({ seed, decks, plain }: JudgeOptions): ((number: number) => ShortGame) => {
  const decksFor = (own: number) => (plain === undefined ? decks : plainDecks(own, plain))
  return (number) => {
    const own = seedOf(seed, number)
    const both = decksFor(own)
    if (both === undefined) return shortGame(seed, number)
    const start: Start = { from: 'newGame', ...both }
    const opening = openingOf(start)
    if (E.isLeft(opening)) throw new Error(opening.left.join(' '))
    return { start, opening: opening.right, most: MAX_EVENTS, next: () => fuzzPlayer(own, { adversary: ADVERSARY }) }
  }
}

const lineOf = (start: Start): string | null => {
  const opening = openingOf(start)
  if (start.from !== 'position' || E.isLeft(opening)) return null
  const first: Snapshot = firstSnapshot(opening.right)
  const line = positionToLine(first)
  return E.isLeft(line) ? null : line.right
}

/** Plays games on both engines until they differ, or for the given number of games. */
export const judge = (exchange: Exchange, options: JudgeOptions): Judged => {
  const tally = untouchedTally()
  const checks = [options.plain !== undefined ? plainWith(exchange, tally) : lockstepWith(exchange, tally)]
  const gameOf = drawingGames(options)
  for (let number = 0; number < options.games; number += 1) {
    const { start, opening, most, next } = gameOf(number)
    const { sent, finding } = run(opening, { checks, next: next(), most })
    options.onProgress?.(number + 1)
    if (finding === null) continue
    const sofar = { ...tally, passed: { ...tally.passed }, games: number + 1 }
    const asked = options.smaller ?? MAX_SMALLER
    const smaller = finding.says.startsWith('engine: ') ? Math.min(asked, MAX_RESTARTS) : asked
    const small = shrinkFailure({ start, sent, finding, checks, most: smaller })
    const says = small.finding.says.slice(0, MAX_LENGTH)
    const divergence = { number, start: small.start, events: small.events, finding: { ...small.finding, says } }
    return { ...sofar, divergence: { ...divergence, position: lineOf(small.start) } }
  }
  return { ...tally, games: options.games, divergence: null }
}
