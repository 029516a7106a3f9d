/** Runs a mutant against everything that checks the engine, until something is found; then makes what was found small. */

import { createHash } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import { check } from '../../engine/check.ts'
import type { Check, Finding, Try } from '../check.ts'
import { EVERY_GAME } from '../checks.ts'
import { dice } from '../dice.ts'
import { openingOf, type Start } from '../opening.ts'
import { fuzzPlayer } from '../player.ts'
import { type Next, run } from '../run.ts'
import { shrinkFailure } from '../shrink.ts'
import { deckCheck } from './deckCheck.ts'
import { drawHuntingGround } from './huntingGrounds.ts'
import type { Mutant } from './mutant.ts'

/** What watches mutants: what watches every game, and how decks are judged. */
export const KILLERS: readonly Check[] = [deckCheck, ...EVERY_GAME]

/** A mutant that was found out. */
export interface Killed {
  readonly mutant: string
  readonly finding: Finding
  /** Events sent until it was found, over all games. */
  readonly after: number
  readonly games: number
  /** The smallest counterexample found. */
  readonly start: Start
  readonly events: readonly Try[]
}

/** A mutant that nothing has noticed. */
export interface Survived {
  readonly mutant: string
  readonly after: number
  readonly games: number
}

export interface HuntOptions {
  readonly seed: number
  /** A mutant that is not found within so many games survives. */
  readonly games: number
  readonly checks?: readonly Check[]
}

/** Games from a position are short: what is wrong shows soon or is waited for in another game. */
const MOST_EVENTS = { position: 25, newGame: 400 } as const
const MOST_SMALLER = 400

/** A seed of its own for each mutant and game. */
const seedFor = (mutant: Mutant, seed: number, game: number): number =>
  createHash('md5').update(`${mutant.id} ${seed} ${game}`).digest().readInt32LE()

/** What the engine itself takes of these events, one after another: what is legal only for the mutant is left out. */
const asFarAsLegal = (events: readonly Try[]): Next => {
  let next = 0
  return (at) => {
    while (next < events.length) {
      const tried = events[next] as Try
      next += 1
      if (tried.expects !== null || E.isRight(check(at, tried.event))) return tried
    }
    return null
  }
}

/** Whether the engine as it is has nothing wrong there: if it has, the mutant is not what was found. */
const isCleanWithout = (start: Start, events: readonly Try[], checks: readonly Check[]): boolean => {
  const opening = openingOf(start)
  return E.isRight(opening) && run(opening.right, { checks, next: asFarAsLegal(events) }).finding === null
}

/** Hunts a mutant. The same seed hunts the same way. */
export const hunt = (mutant: Mutant, { seed, games, checks = KILLERS }: HuntOptions): Killed | Survived => {
  let after = 0
  for (let game = 0; game < games; game += 1) {
    const own = seedFor(mutant, seed, game)
    const start = drawHuntingGround(dice(own), mutant, game)
    const opening = openingOf(start)
    if (E.isLeft(opening)) throw new Error(`A start cannot be laid out: ${opening.left.join(' ')}`)
    const { sent, finding } = run(opening.right, {
      subject: mutant.subject,
      checks,
      next: fuzzPlayer(own, { adversary: 0.3 }),
      most: MOST_EVENTS[start.from],
    })
    after += sent.length
    if (finding === null) continue
    const failed = { start, sent, finding, checks, subject: mutant.subject, most: MOST_SMALLER }
    const shrunk = shrinkFailure(failed)
    if (!isCleanWithout(shrunk.start, shrunk.events, checks)) continue
    return {
      mutant: mutant.id,
      finding: shrunk.finding,
      after,
      games: game + 1,
      start: shrunk.start,
      events: shrunk.events,
    }
  }
  return { mutant: mutant.id, after, games }
}
