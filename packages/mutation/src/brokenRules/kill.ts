/** Runs a mutant against all checks of the engine until one finds something, and then shrinks the finding. */

import * as E from 'fp-ts/lib/Either.js'
import { check, readEvent, type Snapshot } from 'ptcg-turn-engine'
import { STEPPER } from 'ptcg-turn-engine/internal/engine/stepper/step'
import type { GameEvent } from 'ptcg-turn-engine/model'
import {
  type Check,
  DEEP,
  EVERY_GAME,
  type Finding,
  type NextEvent,
  openingOf,
  run,
  type Start,
  shrinkFailure,
  type TriedEvent,
} from 'ptcg-turn-engine-fuzz'
import { ADVERSARY } from 'ptcg-turn-engine-fuzz/internal/shortGames'
import { deckCheck } from './deckCheck.ts'
import { huntingGrounds } from './huntingGrounds.ts'
import { concerns } from './misread.ts'
import type { Mutant } from './mutant.ts'

/** The checks that hunt mutants: the check of decks, and those of every game. */
export const KILLERS: readonly Check[] = [deckCheck, ...EVERY_GAME]

/** The checks for a mutant. Only the deep checks find faults in views and storage. */
const killersOf = ({ kind }: Mutant): readonly Check[] =>
  kind === 'shown wrongly' || kind === 'kept wrongly' ? DEEP : KILLERS

/** A mutant that a check has found. */
export interface Killed {
  readonly mutant: string
  readonly finding: Finding
  /** The number of events sent until the mutant was found, over all games. */
  readonly after: number
  readonly games: number
  /** The smallest counterexample found. */
  readonly start: Start
  readonly events: readonly TriedEvent[]
}

/** A mutant that no check has found. */
export interface Survived {
  readonly mutant: string
  readonly after: number
  readonly games: number
}

/** The options of a hunt: the seed and the number of games. */
export interface HuntOptions {
  readonly seed: number
  /** A mutant that is not found within this many games survives. */
  readonly games: number
  /** The maximum number of smaller counterexamples tried; default 400, and none for 0. */
  readonly smaller?: number
}

const MAX_SMALLER = 400
/** The probability of an illegal event in the state where the mutant can show. */
const THERE = 0.85

/** The number of games drawn for each game to be played on a mutant that misreads a text: few of them have a card with a rare text. */
const DRAWN_FOR_A_TEXT = 8

/** Sends recorded events one after another. Events that were legal only for the mutant are left out. */
const asFarAsLegal = (events: readonly TriedEvent[]): NextEvent => {
  let next = 0
  return (at) => {
    while (next < events.length) {
      const tried = events[next] as TriedEvent
      next += 1
      if (tried.expects !== null || E.isRight(E.flatMap((read: GameEvent) => check(at, read))(readEvent(tried.event))))
        return tried
    }
    return null
  }
}

/** True if the checks find nothing with the unmodified engine. Otherwise the finding is not about the mutant. */
const isCleanWithout = (start: Start, events: readonly TriedEvent[], checks: readonly Check[]): boolean => {
  const opening = openingOf(start)
  return E.isRight(opening) && run(opening.right, { checks, next: asFarAsLegal(events) }).finding === null
}

/** Hunts a mutant: plays games on it until a check finds something wrong. The same seed gives the same hunt. */
export const hunt = (mutant: Mutant, { seed, games, smaller = MAX_SMALLER }: HuntOptions): Killed | Survived => {
  const checks = killersOf(mutant)
  const grounds = huntingGrounds(seed)
  // Much is memoized for each stepper. The hunt uses a copy, so that this memory is released afterwards although the list keeps every
  // mutant.
  const { stepper } = mutant.subject
  const subject = { ...mutant.subject, stepper: stepper === STEPPER ? stepper : { ...stepper } }
  const adversary = ({ state }: Snapshot): number => (mutant.where === `in ${state}` ? THERE : ADVERSARY)
  let after = 0
  let played = 0
  const drawn = mutant.subject.definitions === undefined ? games : games * DRAWN_FOR_A_TEXT
  for (const number of grounds.numbers(mutant.where, drawn)) {
    if (played >= games) break
    const { start, opening, most, next } = grounds.ground(number)
    if (!concerns(mutant, opening)) continue
    const { sent, finding } = run(opening, { subject, checks, next: next(adversary), most })
    after += sent.length
    played += 1
    if (finding === null) continue
    const shrunk = shrinkFailure({ start, sent, finding, checks, subject, most: smaller })
    if (!isCleanWithout(shrunk.start, shrunk.events, checks)) continue
    const { events } = shrunk
    return { mutant: mutant.id, finding: shrunk.finding, after, games: played, start: shrunk.start, events }
  }
  return { mutant: mutant.id, after, games: played }
}
