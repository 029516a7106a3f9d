/** Walks every reachable state breadth-first, so that each is first reached by a shortest way. */

import type { Snapshot } from 'ptcg-turn-engine'
import type { Stepper } from 'ptcg-turn-engine/internal/engine/stepper/step'
import { update } from 'ptcg-turn-engine/internal/game/changes/record'
import type { GameEvent } from 'ptcg-turn-engine/model'
import type { Sent } from '../check.ts'
import { canonical } from './canonical.ts'
import type { Events } from './events.ts'
import { type Numbers, newNumbers } from './numbers.ts'
import { sendListed } from './sending.ts'
import { newVisited } from './visited.ts'

/** The progress of a search. */
export interface Progress {
  readonly states: number
  readonly transitions: number
  /** Events from the beginning to the states of the current level. */
  readonly depth: number
  /** States found and not yet visited. */
  readonly waiting: number
}

/** An observer of the search. States are numbered in the order in which they are found; the first is 0. */
export interface Looking {
  /** A state is visited: `events` lead on from it. Returns false if nothing is to be sent here. */
  atRest(state: number, at: Snapshot, events: readonly GameEvent[]): boolean
  /** An event was sent in a state. */
  see(state: number, sent: Sent): void
  /** The engine threw something in a state, or on an event there. */
  threw(state: number, event: GameEvent | null, error: unknown): void
  /** Asked after each state; true ends the search. */
  isEnough?(): boolean
  progress?(progress: Progress): void
}

/** The way by which each state was first found, and every transition. */
export interface SearchTrail {
  /** The state it was found from; for the first state, itself. */
  readonly parents: Numbers
  /** The index of the event that led to it. */
  readonly events: Numbers
  /** The index in `targets` at which a state's transitions begin. */
  readonly begins: Numbers
  /** The target of each transition. */
  readonly targets: Numbers
}

export interface Searched {
  readonly trail: SearchTrail
  readonly states: number
  readonly transitions: number
  /** Events on the shortest way to the state farthest from the beginning. */
  readonly depth: number
  /** True if every state found was visited. */
  readonly complete: boolean
}

/** The input of a search: a stepper, the first snapshot, and the events that lead on. */
export interface Searching {
  readonly stepper: Stepper
  readonly first: Snapshot
  readonly eventsAt: Events
}

/** The stored part of a waiting snapshot: facts and the latest event are recomputed with the next event. */
const kept = ({ state, game }: Snapshot): Snapshot => ({ state, game: update(game, { facts: [], latest: null }) })

/** The number of states between two reports of progress. */
const OFTEN = 2000

/** Continues until every state was visited, `most` states are found, or the observer has enough. */
export const searchStates = ({ stepper, first, eventsAt }: Searching, most: number, looking: Looking): Searched => {
  const visited = newVisited()
  const trail: SearchTrail = {
    parents: newNumbers(),
    events: newNumbers(),
    begins: newNumbers(),
    targets: newNumbers(),
  }
  let level: (Snapshot | null)[] = [kept(first)]
  let next: Snapshot[] = []
  let state = 0
  let depth = 0
  let ended = false

  const find = (at: Snapshot, parent: number, event: number): number => {
    const before = visited.size()
    const number = visited.number(canonical(at))
    if (number < before) return number
    trail.parents.push(parent)
    trail.events.push(event)
    next.push(kept(at))
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
    } catch (error) {
      looking.threw(state, null, error)
    }
  }

  const told = (): void =>
    looking.progress?.({
      states: visited.size(),
      transitions: trail.targets.length,
      depth,
      waiting: visited.size() - state,
    })

  find(first, 0, 0)
  next = []
  while (level.length > 0 && !ended) {
    for (let at = 0; at < level.length && !ended; at += 1) {
      const snapshot = level[at] ?? null
      level[at] = null
      if (snapshot !== null) look(snapshot)
      state += 1
      if (state % OFTEN === 0) told()
      ended = visited.size() >= most || looking.isEnough?.() === true
    }
    level = next
    next = []
    if (level.length > 0) depth += 1
  }
  trail.begins.push(trail.targets.length)
  told()
  return {
    trail,
    states: visited.size(),
    transitions: trail.targets.length,
    depth,
    complete: state === visited.size(),
  }
}
