/** Walks every reachable state, breadth first: each is come to for the first time by a shortest way. */

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

/** How far a search has come. */
export interface Progress {
  readonly states: number
  readonly transitions: number
  /** Events from the beginning to the states now looked at. */
  readonly depth: number
  /** States found and not yet looked at. */
  readonly waiting: number
}

/** Who looks on. States have numbers in the order in which they are found; the first is 0. */
export interface Looking {
  /** A state is looked at: `events` lead on from it. False: nothing is to be sent here. */
  atRest(state: number, at: Snapshot, events: readonly GameEvent[]): boolean
  /** An event was sent in a state. */
  see(state: number, sent: Sent): void
  /** The engine threw something in a state, or on an event there. */
  threw(state: number, event: GameEvent | null, error: unknown): void
  /** Asked after each state. */
  isEnough?(): boolean
  progress?(progress: Progress): void
}

/** The way by which each state was first found, and every transition. */
export interface SearchTrail {
  /** The state it was found from; of the first, itself. */
  readonly parents: Numbers
  /** Which of the events there led to it. */
  readonly events: Numbers
  /** Where the transitions of a state begin among `targets`. */
  readonly begins: Numbers
  /** Where each transition leads. */
  readonly targets: Numbers
}

export interface Searched {
  readonly trail: SearchTrail
  readonly states: number
  readonly transitions: number
  /** Events on the shortest way to the state farthest from the beginning. */
  readonly depth: number
  /** Every state found was looked at. */
  readonly complete: boolean
}

/** What is searched: a stepper, where it begins, and the events that lead on. */
export interface Searching {
  readonly stepper: Stepper
  readonly first: Snapshot
  readonly eventsAt: Events
}

/** What is kept of a snapshot that waits: facts and the latest event are told anew with the next event. */
const kept = ({ state, game }: Snapshot): Snapshot => ({ state, game: update(game, { facts: [], latest: null }) })

/** How often progress is told, in states. */
const OFTEN = 2000

/** Goes on until every state was looked at, `most` states are found, or those who look on have enough. */
export const search = ({ stepper, first, eventsAt }: Searching, most: number, looking: Looking): Searched => {
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
