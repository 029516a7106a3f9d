/** Visits every reachable state breadth-first, so that each state is first found by a shortest path. */

import { createHash } from 'node:crypto'
import type { Snapshot } from 'ptcg-turn-engine'
import type { Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { update } from 'ptcg-turn-engine/internal/game/changes/record'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { Sent } from '../check.ts'
import { sendListed } from '../run.ts'
import { canonical } from './canonical.ts'
import type { Events } from './events.ts'
import type { SavedSearch, SearchTrail } from './savedSearch.ts'
import { newVisited } from './visited.ts'
import { newWaiting } from './waiting.ts'

/** The progress of a search. */
export interface Progress {
  readonly states: number
  readonly transitions: number
  /** The number of events from the beginning to the states of the current level. */
  readonly depth: number
  /** The number of states found and not yet visited. */
  readonly waiting: number
}

/** An observer of the search. States are numbered in the order in which they are found; the first is 0. */
export interface Looking {
  /** Called when a state is visited, with the events to send. Returns false if the search must send none of them. */
  atRest(state: number, at: Snapshot, events: readonly GameEvent[]): boolean
  /** Called after an event was sent in a state. */
  see(state: number, sent: Sent): void
  /** Called when the engine threw an error in a state, or on an event that was sent there. */
  threw(state: number, event: GameEvent | null, error: unknown): void
  /** Called after each state. True ends the search. */
  isEnough?(): boolean
  progress?(progress: Progress): void
  /** The notes with which the observer can continue in another process. */
  notes(): unknown
}

export interface Searched {
  readonly trail: SearchTrail
  /** One digest of all states in the order in which they were found: equal for equal searches. */
  readonly digest: string
  readonly states: number
  readonly transitions: number
  /** The number of events on a shortest path to the states that are farthest from the beginning. */
  readonly depth: number
  /** True if every state found was visited. */
  readonly complete: boolean
}

/** The input of a search: a stepper, the first snapshot, and the function that lists the events to send. */
export interface Searching {
  readonly stepper: Stepper
  readonly first: Snapshot
  readonly eventsAt: Events
}

/** The stored part of a waiting snapshot: facts and the latest event are recomputed with the next event. */
const kept = ({ state, game }: Snapshot): Snapshot => ({ state, game: update(game, { facts: [], latest: null }) })

/** The number of states between two reports of progress. */
const OFTEN = 2000

/**
 * Searches until every state was visited, `most` states were found, or the observer ends the search. A saved search continues where it was
 * saved.
 */
export const searchStates = (
  { stepper, first, eventsAt }: Searching,
  saved: SavedSearch,
  most: number,
  looking: Looking,
): Searched => {
  const { numbers: trail, place } = saved
  const visited = newVisited(trail.digests)
  const waiting = newWaiting(saved.parts)
  let state = place?.visited ?? 0
  let depth = place?.depth ?? 0
  let nextLevel = place?.next ?? 1

  const find = (at: Snapshot, parent: number, event: number): number => {
    const before = visited.size()
    const number = visited.number(canonical(at))
    if (number < before) return number
    trail.parents.push(parent)
    trail.events.push(event)
    waiting.push(kept(at))
    return number
  }

  const sendEach = (at: Snapshot, events: readonly GameEvent[]): void => {
    events.forEach((event, index) => {
      try {
        const sent = sendListed(stepper, at, event)
        trail.targets.push(find(sent.after, state, index))
        looking.see(state, sent)
      } catch (error) {
        looking.threw(state, event, error)
      }
    })
  }

  const look = (at: Snapshot): void => {
    trail.begins.push(trail.targets.length)
    try {
      const events = eventsAt(at)
      if (looking.atRest(state, at, events)) sendEach(at, events)
      else trail.ends.push(state)
    } catch (error) {
      looking.threw(state, null, error)
    }
  }

  const reportProgress = (): void =>
    looking.progress?.({
      states: visited.size(),
      transitions: trail.targets.length,
      depth,
      waiting: visited.size() - state,
    })

  const isEnough = (): boolean => visited.size() >= most || looking.isEnough?.() === true

  const save = (): void => {
    waiting.putAway()
    saved.save({ visited: state, depth, next: nextLevel }, looking.notes())
  }

  if (place === null) find(first, 0, 0)
  for (let ended = place !== null && isEnough(); !ended; ended = isEnough()) {
    const snapshot = waiting.shift()
    if (snapshot === null) break
    if (state === nextLevel) {
      depth += 1
      nextLevel = visited.size()
    }
    look(snapshot)
    state += 1
    if (state % OFTEN === 0) reportProgress()
    if (waiting.isBetweenParts()) save()
  }
  trail.begins.push(trail.targets.length)
  reportProgress()
  return {
    trail,
    digest: createHash('sha256').update(trail.digests.since(0)).digest('hex'),
    states: visited.size(),
    transitions: trail.targets.length,
    // States of the next level may have been found already.
    depth: visited.size() > nextLevel ? depth + 1 : depth,
    complete: state === visited.size(),
  }
}
