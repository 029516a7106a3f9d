/** A random player for long runs: makes progress, reaches everything, and sometimes tries illegal events. */
import type { Snapshot } from 'ptcg-turn-engine'
import { ADVERSARY_NAMES } from './adversary/adversary.ts'
import { resolveMove } from './moves.ts'
import { MAX_PICK, seededRng } from './rng.ts'
import type { NextEvent } from './run.ts'

/** Options of a fuzzing player. */
export interface FuzzPlayerOptions {
  /** The probability of an illegal event: constant, or by snapshot. */
  readonly adversary: number | ((at: Snapshot) => number)
}

/** The maximum number of adversaries tried until one has an opportunity. */
const ATTEMPTS = 12

/** The probability of sending events after the end of the game. */
const AFTER_THE_END = 0.4
/** The probability of conceding. */
const CONCEDING = 0.001

/** A player who continues until the game is over; the same seed plays the same game. */
export const fuzzPlayer = (seed: number, { adversary }: FuzzPlayerOptions): NextEvent => {
  const { upTo, chance, pick } = seededRng(seed)
  return (at, legal) => {
    const attempts = chance(typeof adversary === 'number' ? adversary : adversary(at)) ? ATTEMPTS : 0
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const tried = resolveMove(at, legal, { against: pick(ADVERSARY_NAMES), pick: upTo(MAX_PICK) })
      if (tried !== null) return tried
    }
    if (at.game.result !== null)
      return chance(AFTER_THE_END) ? resolveMove(at, legal, { against: 'actAfterTheEnd', pick: upTo(MAX_PICK) }) : null
    if (legal.length === 0) return null
    if (chance(CONCEDING)) return resolveMove(at, legal, { do: 'CONCEDE', pick: upTo(MAX_PICK) })
    return resolveMove(at, legal, { any: upTo(MAX_PICK) }) ?? { event: pick(legal), expects: null }
  }
}
