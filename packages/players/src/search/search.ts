/**
 * Information-set Monte Carlo tree search: each playout samples the hidden cards, and all playouts share one tree of
 * the player's own decisions in this turn. The search receives only the view, so it cannot read hidden cards.
 */
import { type Snapshot, simulate } from 'ptcg-turn-engine'
import type { PlayerId } from 'ptcg-turn-engine/model'
import type { Knowledge } from '../knowledge.ts'
import type { SearchRng } from '../rng.ts'
import { samplerOf } from '../sample.ts'
import { type Branch, isAWin, type Node, newNode } from './node.ts'
import { MAX_DECISIONS, type Playout, playOut } from './playout.ts'
import type { SearchSettings } from './settings.ts'

/** A line of play that was tried. */
export interface TriedLine {
  readonly key: string
  /** The number of playouts that began with this line. */
  readonly playouts: number
  /** The average chance to win after this line. */
  readonly value: number
}

/** An attack with which the opponent answered, the number of playouts with this answer, and their average value. */
export interface Reply {
  readonly attack: string
  readonly playouts: number
  readonly value: number
}

export interface SearchResult {
  /** The lines that were tried, the best first. */
  readonly tried: readonly TriedLine[]
  /** The opponent's attacks in answer to the best line, the worst for the player first. */
  readonly replies: readonly Reply[]
}

/** The progress of a search. */
export interface SearchProgress {
  readonly playouts: number
  readonly of: number
}

/** The number of playouts between two reports of progress, after each of which a host may stop the search. */
const PLAYOUTS_AT_A_TIME = 25

type Replies = Map<string, Map<string, { count: number; total: number }>>

const keep = (replies: Replies, first: Branch, attack: string, value: number): void => {
  const known = replies.get(first.key) ?? new Map<string, { count: number; total: number }>()
  const reply = known.get(attack) ?? { count: 0, total: 0 }
  known.set(attack, { count: reply.count + 1, total: reply.total + value })
  replies.set(first.key, known)
}

const backUp = (root: Node, { path, value, decisionsToWin }: Playout): void => {
  root.visits += 1
  root.total += value
  for (const branch of path) {
    branch.visits += 1
    branch.total += value
    if (decisionsToWin !== null) {
      branch.wins += 1
      branch.decisionsToWin = Math.min(branch.decisionsToWin, decisionsToWin)
    }
    branch.node.visits += 1
    branch.node.total += value
  }
}

/** True if the remaining playouts cannot change which branch is tried most often. */
const isDecided = (branches: readonly Branch[], left: number): boolean => {
  const [first = 0, second = 0] = branches.map(({ visits }) => visits).toSorted((a, b) => b - a)
  return first - second > left
}

const decisionsUntilWin = (line: Branch): number => (isAWin(line) ? line.decisionsToWin : MAX_DECISIONS)

/**
 * Compares two branches for sorting: the shorter win comes first, since a player could still spoil a win that takes longer; then the branch
 * with more visits, then the one with the higher average value.
 */
const better = (a: Branch, b: Branch): number =>
  decisionsUntilWin(a) - decisionsUntilWin(b) || b.visits - a.visits || b.total / b.visits - a.total / a.visits

const found = (root: Node, replies: Replies): SearchResult => {
  const tried = [...root.branches.values()]
    .filter(({ visits }) => visits > 0)
    .toSorted(better)
    .map(({ key, visits, total }) => ({ key, playouts: visits, value: total / visits }))
  const known = [...(replies.get(tried[0]?.key ?? '') ?? [])]
  return {
    tried,
    replies: known
      .map(([attack, { count, total }]) => ({ attack, playouts: count, value: total / count }))
      .toSorted((a, b) => a.value - b.value),
  }
}

/** Searches for the best decision of a player in a view. Yields its progress, so that a host can show it or stop. */
export function* searchTree(
  view: Snapshot,
  player: PlayerId,
  known: Knowledge,
  settings: SearchSettings,
  rng: SearchRng,
): Generator<SearchProgress, SearchResult> {
  const root = newNode()
  const replies: Replies = new Map()
  const sample = samplerOf(view, player, known)
  for (let done = 1; done <= settings.playouts; done += 1) {
    const simulation = simulate(sample(rng), { seed: rng.below(2 ** 30), earlier: 'forget' })
    const playout = playOut(root, simulation, player, settings, rng)
    backUp(root, playout)
    const [first] = playout.path
    if (first !== undefined && playout.reply !== null) keep(replies, first, playout.reply, playout.value)
    if (done % PLAYOUTS_AT_A_TIME !== 0) continue
    if (isDecided([...root.branches.values()], settings.playouts - done)) break
    yield { playouts: done, of: settings.playouts }
  }
  return found(root, replies)
}
