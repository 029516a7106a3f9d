/**
 * Plays one sampled game ahead: down the tree through the player's own turn, then by the list of priorities, until the
 * position is evaluated.
 */
import type { Simulation } from 'ptcg-turn-engine'
import type { Game, GameEvent, PlayerId } from 'ptcg-turn-engine/model'
import { printingOf } from '../evaluation/energy.ts'
import { evaluate } from '../evaluation/evaluate.ts'
import { firstByPriority, priorityOf } from '../priorities.ts'
import type { SearchRng } from '../rng.ts'
import { eventKey } from './eventKey.ts'
import { type Branch, branchOf, mostPromising, type Node } from './node.ts'
import type { SearchSettings } from './settings.ts'

/** A limit on decisions, far above the number of decisions in the turns of a playout. */
export const MAX_DECISIONS = 600

export interface Playout {
  readonly path: readonly Branch[]
  /** The estimated chance to win at its end. */
  readonly value: number
  /** The player's decisions until the win in this turn; null if the player does not win in this turn. */
  readonly decisionsToWin: number | null
  /** The first attack of the opponent in the playout, by name; null if there is none. */
  readonly reply: string | null
}

/** A number that grows over all games of a match: Sudden Death begins with turn 1 again. */
const turnOf = ({ turn, tieBreak }: Game): number => tieBreak * 10_000 + turn.number

const byPriority = (simulation: Simulation, legal: readonly GameEvent[], noise: number, rng: SearchRng): number =>
  rng.unit() < noise ? rng.below(legal.length) : firstByPriority(simulation.snapshot, legal, rng)

/** The branches for the legal events, and the first event of each. */
const branchesAt = (node: Node, simulation: Simulation): { readonly found: Branch[]; readonly events: number[] } => {
  const { snapshot } = simulation
  const found: Branch[] = []
  const events: number[] = []
  for (const [at, event] of simulation.legal().entries()) {
    const branch = branchOf(node, eventKey(snapshot, event), () => priorityOf(snapshot, event))
    if (found.includes(branch)) continue
    branch.available += 1
    found.push(branch)
    events.push(at)
  }
  return { found, events }
}

/** Follows the tree to an event that has not been tried before, or to the end of the turn. */
const descend = (
  root: Node,
  simulation: Simulation,
  player: PlayerId,
  settings: SearchSettings,
  rng: SearchRng,
): Branch[] => {
  const path: Branch[] = []
  const turn = turnOf(simulation.snapshot.game)
  let node = root
  for (let made = 0; made < MAX_DECISIONS; made += 1) {
    if (simulation.result !== null || turnOf(simulation.snapshot.game) !== turn) return path
    const legal = simulation.legal()
    if (legal.length === 1 || simulation.decider !== player) {
      simulation.play(byPriority(simulation, legal, settings.noise, rng))
      continue
    }
    const { found, events } = branchesAt(node, simulation)
    const at = mostPromising(node, found, settings)
    const branch = found[at] as Branch
    simulation.play(events[at] as number)
    path.push(branch)
    if (branch.visits === 0) return path
    node = branch.node
  }
  return path
}

/** The name of the attacking Pokémon and the name of its attack, if the event is an attack of the opponent; otherwise null. */
const replyIn = (game: Game, event: GameEvent, player: PlayerId): string | null => {
  if (event.type !== 'DECLARE_ATTACK' || event.player === player) return null
  const { active } = game.players[event.player]
  const printed = active === null ? undefined : printingOf(game, active)
  return printed === undefined ? null : `${printed.name}: ${printed.attacks[event.attack]?.name ?? '?'}`
}

/** Plays one sample ahead and evaluates the position at its end. */
export const playOut = (
  root: Node,
  simulation: Simulation,
  player: PlayerId,
  settings: SearchSettings,
  rng: SearchRng,
): Playout => {
  const turn = turnOf(simulation.snapshot.game)
  const path = descend(root, simulation, player, settings, rng)
  let reply: string | null = null
  let decisions = path.length
  for (let made = 0; made < MAX_DECISIONS; made += 1) {
    const { game } = simulation.snapshot
    if (simulation.result !== null || turnOf(game) > turn + settings.turnsAhead) break
    const legal = simulation.legal()
    if (legal.length > 1 && simulation.decider === player) decisions += 1
    const at = byPriority(simulation, legal, settings.noise, rng)
    reply ??= replyIn(game, legal[at] as GameEvent, player)
    simulation.play(at)
  }
  const { game } = simulation.snapshot
  const { result } = game
  const winsNow = result?.outcome === 'win' && result.winner === player && turnOf(game) === turn
  return {
    path,
    value: evaluate(game, player, settings.weights),
    decisionsToWin: winsNow ? decisions : null,
    reply,
  }
}
