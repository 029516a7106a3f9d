/** The tree of a search: the player's possible events, how often each was tried, and its results. */

/** An event that the player may choose at a node, with its results over all samples. */
export interface Branch {
  readonly key: string
  /** The priority of the event in the list of priorities. */
  readonly priority: number
  /** The number of visits to the parent node in which the event was legal, since samples differ. */
  available: number
  visits: number
  /** The sum of the values of the playouts through this branch. */
  total: number
  /**
   * The number of playouts through this branch in which the player won in this turn. `decisionsToWin` is the smallest number of decisions
   * to such a win.
   */
  wins: number
  decisionsToWin: number
  readonly node: Node
}

export interface Node {
  readonly branches: Map<string, Branch>
  visits: number
  total: number
}

export const newNode = (): Node => ({ branches: new Map(), visits: 0, total: 0 })

/** The branch with this key; created if it does not exist yet. */
export const branchOf = ({ branches }: Node, key: string, priority: () => number): Branch => {
  const known = branches.get(key)
  if (known !== undefined) return known
  const branch = {
    key,
    priority: priority(),
    available: 0,
    visits: 0,
    total: 0,
    wins: 0,
    decisionsToWin: Number.POSITIVE_INFINITY,
    node: newNode(),
  }
  branches.set(key, branch)
  return branch
}

/** A line counts as a win if all of its playouts have won in this turn, and there are at least this many of them. */
const ENOUGH_WINS = 4

/** True if a line counts as a win in this turn. */
export const isAWin = ({ visits, wins }: Branch): boolean => wins === visits && wins >= ENOUGH_WINS

/** True if all playouts of a line have won in this turn, but too few to count: it is tried again at once. */
const mayBeAWin = ({ visits, wins }: Branch): boolean => wins === visits && wins > 0 && wins < ENOUGH_WINS

/**
 * The index of the branch to try next: the first one that may be a win; otherwise the best by PUCT, for which a good mean, a high priority
 * and few visits all count in favor of a branch.
 */
export const mostPromising = (
  node: Node,
  legal: readonly Branch[],
  { exploration, temperature }: { readonly exploration: number; readonly temperature: number },
): number => {
  let highest = Number.NEGATIVE_INFINITY
  for (const { priority } of legal) highest = Math.max(highest, priority)
  let sum = 0
  for (const { priority } of legal) sum += Math.exp((priority - highest) / temperature)
  const unknown = node.visits === 0 ? 0.5 : node.total / node.visits
  let best = 0
  let bestScore = Number.NEGATIVE_INFINITY
  for (let at = 0; at < legal.length; at += 1) {
    const branch = legal[at] as Branch
    if (mayBeAWin(branch)) return at
    const { priority, visits, total, available } = branch
    const prior = Math.exp((priority - highest) / temperature) / sum
    const mean = visits === 0 ? unknown : total / visits
    const score = mean + (exploration * prior * Math.sqrt(available)) / (1 + visits)
    if (score > bestScore) {
      best = at
      bestScore = score
    }
  }
  return best
}
