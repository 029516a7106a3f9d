/** Explores a small game: visits every reachable state, and collects problems and the evidence for each rule. */
import type { RuleId, Snapshot } from 'ptcg-turn-engine'
import type { GameEvent } from 'ptcg-turn-engine/model'
import * as E from '#fp-ts/Either'
import type { Check, Watch } from '../check.ts'
import { firstSnapshot, type Opening } from '../opening.ts'
import { ENGINE, NOTHING_IS_THROWN, type Subject } from '../run.ts'
import { firstEndless } from './ends.ts'
import { type Changes, eventsOf } from './events.ts'
import type { Explored, Path, Ways, Wrong } from './explored.ts'
import { LAWS } from './laws.ts'
import { pathTo } from './path.ts'
import { type Note, newProbing, type Tried } from './probing.ts'
import { type SavedSearch, searchInFolder, searchInMemory } from './savedSearch.ts'
import { type Progress, type Searched, type Searching, searchStates } from './search.ts'
import { highestClarity, newShowing, type Showing, type ShownAt } from './showing.ts'

export interface ExploreOptions {
  readonly subject?: Subject
  /** Checks that remember nothing from one state to the next, since the search does not visit the states in the order of a game. */
  readonly checks?: readonly Check[]
  /** True for states from which the search sends no events. */
  readonly isCut?: ((at: Snapshot) => boolean) | null
  /** The changes by hand to try. */
  readonly changes?: Changes | null
  /** The maximum number of states. The search may exceed it by the states that one step finds. */
  readonly most?: number | null
  /** Stops when this rule has been shown accepting and rejecting, and no other rule takes part in the rejection. */
  readonly until?: RuleId | null
  readonly progress?: (progress: Progress) => void
  /** A folder for data that does not fit into memory. A search that was killed continues from this folder, with the same result. */
  readonly folder?: string | null
}

/** The records of an exploration in addition to its states. */
interface Notes {
  readonly found: Map<string, Found>
  readonly showing: Pick<Showing, 'accepted' | 'rejected'>
  readonly tried: Tried
  readonly overs: number
}

const EVERY_GAME_CAN_END = 'every game can end'

/** The first finding of a check, with the state and event that it concerns. */
interface Found extends ShownAt {
  readonly check: string
  readonly says: string
}

const firstOf = ({ game, state }: Opening, { stepper, ruleset }: Subject): Snapshot =>
  firstSnapshot({ state, game: ruleset === undefined ? game : { ...game, ruleset: ruleset(game.ruleset) } }, stepper)

/**
 * The number of the first state from which no end of the game can be reached; null if there is no such state, or if some states were not
 * visited.
 */
const endless = ({ complete, states, trail }: Searched): number | null => {
  if (!complete) return null
  const isEnd = new Uint8Array(states)
  for (const state of trail.ends.since(0)) isEnd[state] = 1
  return firstEndless(trail, isEnd)
}

/** The events from the beginning up to the event that caused a finding or is a piece of evidence; that event is included. */
const wayTo = (searching: Searching, { trail }: Searched, { state, event }: ShownAt): Path => {
  const path = pathTo(searching, trail, state)
  return event === null ? path : [...path, event as GameEvent]
}

const waysOf = ({ accepted, rejected }: Showing, way: (shown: ShownAt) => Path): ReadonlyMap<RuleId, Ways> => {
  const to = (shown: ShownAt | undefined): Path | null => (shown === undefined ? null : way(shown))
  const rules = new Set([...accepted.keys(), ...rejected.keys()])
  return new Map(
    [...rules].map((rule): readonly [RuleId, Ways] => [
      rule,
      { accepted: to(accepted.get(rule)), rejected: to(rejected.get(rule)), clarity: rejected.get(rule)?.clarity ?? 0 },
    ]),
  )
}

const searchIn = (folder: string | null, first: Snapshot): SavedSearch => {
  if (folder === null) return searchInMemory()
  const saved = searchInFolder(folder, first)
  if (E.isLeft(saved)) throw new Error(saved.left)
  return saved.right
}

/** Explores the game of an opening. Errors thrown by the engine are reported like all other problems. */
export const explore = (opening: Opening, options: ExploreOptions = {}): Explored => {
  const { subject = ENGINE, checks = LAWS, isCut, changes, most, until, progress, folder } = options
  const { stepper } = subject
  const watches = checks.map(({ name, watch }): readonly [string, Watch] => [name, watch(opening, stepper)])
  const searching: Searching = { stepper, first: firstOf(opening, subject), eventsAt: eventsOf(stepper, changes) }
  const saved = searchIn(folder ?? null, searching.first)
  const before = saved.notes as Notes | null
  const probing = newProbing(opening, stepper, before?.tried)
  const showing = newShowing(before?.showing)
  const found = before?.found ?? new Map<string, Found>()
  let overs = before?.overs ?? 0

  const noteIn =
    (state: number): Note =>
    (check, says, event) => {
      if (says !== null && says !== undefined && !found.has(check)) found.set(check, { check, says, state, event })
    }

  const searched = searchStates(searching, saved, most ?? Number.POSITIVE_INFINITY, {
    atRest: (state, at, events) => {
      const note = noteIn(state)
      for (const [name, watch] of watches) note(name, watch.atRest?.(at, events), null)
      probing.probe(state, at, events, (sent) => showing.see(state, sent), note)
      const isOver = at.state === 'gameOver'
      if (isOver) overs += 1
      return !isOver && isCut?.(at) !== true
    },
    see: (state, sent) => {
      for (const [name, watch] of watches) noteIn(state)(name, watch.see?.(sent), sent.event)
      showing.see(state, sent)
    },
    threw: (state, event, error) =>
      noteIn(state)(NOTHING_IS_THROWN, error instanceof Error ? error.message : String(error), event),
    isEnough: () =>
      typeof until === 'string' &&
      showing.accepted.has(until) &&
      showing.rejected.get(until)?.clarity === highestClarity(until),
    notes: (): Notes => ({
      found,
      showing: { accepted: showing.accepted, rejected: showing.rejected },
      tried: probing.tried,
      overs,
    }),
    ...(progress === undefined ? {} : { progress }),
  })
  const caught = endless(searched)
  if (caught !== null) noteIn(caught)(EVERY_GAME_CAN_END, 'No end of the game can be reached from here.', null)
  const { states, transitions, depth, complete, digest, trail } = searched
  const way = (shown: ShownAt): Path => wayTo(searching, searched, shown)
  return {
    states,
    digest,
    transitions,
    depth,
    ends: overs,
    cut: trail.ends.length - overs,
    complete,
    probed: probing.tried.probed,
    wrong: [...found.values()].map((one): Wrong => ({ check: one.check, says: one.says, path: way(one) })),
    rules: waysOf(showing, way),
  }
}
