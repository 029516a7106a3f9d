/** A random player for long runs: goes somewhere, reaches everything, and now and then tries what is illegal. */
import type { Snapshot } from 'ptcg-turn-engine'
import { ADVERSARY_NAMES } from './adversary/adversary.ts'
import { dice, MOST_PICK } from './dice.ts'
import { resolveMove } from './moves.ts'
import type { NextEvent } from './run.ts'

/** How a fuzzing player plays. */
export interface FuzzPlayerOptions {
  /** How often of one time something illegal is tried: everywhere, or by where the game stands. */
  readonly adversary: number | ((at: Snapshot) => number)
}

/** An adversary without an occasion is passed over for another, so often. */
const ATTEMPTS = 12

/** How often of one time somebody goes on after the end of the game. */
const AFTER_THE_END = 0.4
/** How often of one time somebody gives up. */
const CONCEDING = 0.001

/** A player who never stops before the game is over; the same seed plays the same game. */
export const fuzzPlayer = (seed: number, { adversary }: FuzzPlayerOptions): NextEvent => {
  const { upTo, chance, pick } = dice(seed)
  return (at, legal) => {
    const attempts = chance(typeof adversary === 'number' ? adversary : adversary(at)) ? ATTEMPTS : 0
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const tried = resolveMove(at, legal, { against: pick(ADVERSARY_NAMES), pick: upTo(MOST_PICK) })
      if (tried !== null) return tried
    }
    if (at.game.result !== null)
      return chance(AFTER_THE_END) ? resolveMove(at, legal, { against: 'actAfterTheEnd', pick: upTo(MOST_PICK) }) : null
    if (legal.length === 0) return null
    if (chance(CONCEDING)) return resolveMove(at, legal, { do: 'CONCEDE', pick: upTo(MOST_PICK) })
    return resolveMove(at, legal, { any: upTo(MOST_PICK) }) ?? { event: pick(legal), expects: null }
  }
}
