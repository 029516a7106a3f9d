/**
 * Makes a short game out of each part of a game that reaches something new, so that later campaigns can replay it. A short game begins on
 * the last board before the novelty that can be saved.
 */

import { type Snapshot, savePosition } from 'ptcg-turn-engine'
import * as E from '#fp-ts/Either'
import type { Check, Sent, TriedEvent } from '../check.ts'
import { followingIn } from '../coverage/following.ts'
import { type Move, movesOf, sending } from '../moves.ts'
import { type Opening, openingOf, type Start } from '../opening.ts'
import { run } from '../run.ts'

/** A short game: its start, its moves, and what is new in it. */
export interface KeptGame {
  readonly start: Start
  readonly moves: readonly Move[]
  readonly reached: readonly string[]
}

/** The maximum number of events in a short game: later novelties are not attributed to its first board. */
const SOON = 12

/** A board, the moves from there, and the novelties they reached. */
interface Moment {
  readonly at: Snapshot
  readonly sent: TriedEvent[]
  readonly reached: string[]
  /** The number of moves up to the last novelty. */
  needed: number
}

/**
 * Everything that a short game reaches when replayed from its position. A position does not store everything, so some novelties may be
 * lost.
 */
const reachedAgain = (opening: Opening, moves: readonly Move[]): ReadonlySet<string> => {
  const reached = new Set<string>()
  const observe = (sent: Sent): void => {
    for (const one of followingIn(sent)) reached.add(one)
  }
  run(opening, { checks: [], next: sending(moves), observe })
  return reached
}

const written = ({ at, sent, reached, needed }: Moment): readonly KeptGame[] => {
  const position = savePosition(at)
  if (E.isLeft(position)) return []
  const start: Start = { from: 'position', position: position.right }
  // Card ids differ between the board and its position, so the moves are computed on the board on which they were made.
  const opening = openingOf(start)
  const moves = movesOf(at, sent.slice(0, needed))
  if (E.isLeft(opening) || moves === null) return []
  const again = reachedAgain(opening.right, moves)
  const kept = [...new Set(reached)].filter((one) => again.has(one))
  return kept.length === 0 ? [] : [{ start, moves, reached: kept }]
}

/**
 * Returns a check that finds no problems but watches one game for novelties, and a function that returns the short games with them. The
 * check adds the novelties to `known`. A short game begins on the latest board of a main phase, since only such boards can be saved.
 */
export const keepingNew = (known: Set<string>): { readonly check: Check; readonly kept: () => readonly KeptGame[] } => {
  const moments: Moment[] = []
  let latest: Moment | null = null
  const check: Check = {
    name: 'what is new',
    watch: () => ({
      see: (sent) => {
        if (sent.before.state === 'turn.main.ready') latest = { at: sent.before, sent: [], reached: [], needed: 0 }
        if (latest === null || latest.sent.length >= SOON) return null
        latest.sent.push({ event: sent.event, expects: sent.expects })
        const fresh = followingIn(sent).filter((one) => !known.has(one))
        if (fresh.length === 0) return null
        if (latest.needed === 0) moments.push(latest)
        latest.needed = latest.sent.length
        for (const one of fresh) {
          known.add(one)
          latest.reached.push(one)
        }
        return null
      },
    }),
  }
  return { check, kept: () => moments.flatMap(written) }
}
