/** Judges another engine: plays games on both until they differ, and shrinks the difference. */

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
  /** Games of these decks from set-up on; default: boards of all kinds, many with synthetic cards. */
  readonly decks?: Pick<NewGameStart, 'decks' | 'ruleset' | 'cards'>
  /** Games of cards without text in this era, of which only the legal events of the main phase are compared. */
  readonly plain?: RulesetId
  /** The maximum number of smaller games tried for a difference. */
  readonly smaller?: number
  /** Called after each game. */
  readonly told?: (games: number) => void
}

/** A difference between two engines: the smallest game that shows it. */
export interface Divergence {
  /** The number of the game. */
  readonly number: number
  readonly start: Start
  readonly events: readonly TriedEvent[]
  readonly finding: Finding
  /** Its first board as one line of notation; null if it begins with set-up. */
  readonly position: string | null
}

/** The result. */
export interface Judged extends Readonly<LockstepTally> {
  readonly games: number
  readonly divergence: Divergence | null
}

const MAX_SMALLER = 300
/** An engine that has ended is restarted at most this many times. */
const MAX_RESTARTS = 8
const MAX_EVENTS = 2000
const ADVERSARY = 0.3
/** The maximum length of a sentence in one of our files. */
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

/** Plays until the two differ, or for this number of games. */
export const judge = (exchange: Exchange, options: JudgeOptions): Judged => {
  const tally = untouchedTally()
  const checks = [options.plain !== undefined ? plainWith(exchange, tally) : lockstepWith(exchange, tally)]
  const gameOf = drawingGames(options)
  for (let number = 0; number < options.games; number += 1) {
    const { start, opening, most, next } = gameOf(number)
    const { sent, finding } = run(opening, { checks, next: next(), most })
    options.told?.(number + 1)
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
