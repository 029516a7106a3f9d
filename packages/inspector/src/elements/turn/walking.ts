/**
 * Walks through a turn automatically, one step at a time, in a loop. With a game, the walk is an attack in progress or just ended, with its
 * damage; without a game, it is the steps of any turn.
 */
import { type ChartGraph, statesOf } from 'ptcg-turn-engine/chart'
import { TURN_STOPS, type TurnStopId, turnStopOf } from 'ptcg-turn-engine/table'
import type { Marked } from '../chart/marks.ts'

/** The marks of one moment of a walk. */
export type WalkMoment = Pick<Marked, 'active' | 'visited' | 'notes'>

const ATTACK: readonly TurnStopId[] = ['main', 'A', 'B', 'C', 'D', 'E', 'F', '1', '2', '3', '4', '5', '6']
const ANY_TURN: readonly TurnStopId[] = ['draw', ...ATTACK, 'knockOut', 'end', 'checkup']

/** The innermost state that is entered with a state: the initial state of its initial state, and so on. */
const leafOf = (graph: ChartGraph, path: string): string => {
  const initial = statesOf(graph).get(path)?.initial ?? null
  return initial === null ? path : leafOf(graph, initial)
}

/** The moments of a walk: empty for a game without notes about damage. */
export const walkThrough = (
  graph: ChartGraph,
  { active, notes }: Pick<Marked, 'active' | 'notes'>,
): readonly WalkMoment[] => {
  if (active !== '' && notes.size === 0) return []
  const stops = active === '' ? ANY_TURN : ATTACK
  const here = stops.indexOf(turnStopOf(active))
  // An attack that waits for an answer has come only as far as the current stop.
  const come = active === '' || here <= 0 ? stops : stops.slice(0, here)
  const states = [...come.map((stop) => leafOf(graph, TURN_STOPS[stop].states[0])), ...(active === '' ? [] : [active])]
  return states.map((state, at) => {
    const passed = new Set(states.slice(0, at + 1).map(turnStopOf))
    return {
      active: state,
      visited: new Set(states.slice(0, at)),
      notes: new Map([...notes].filter(([path]) => passed.has(turnStopOf(path)))),
    }
  })
}

/** The time for which a moment is shown, and the time for the last moment, in milliseconds. */
const STAYS = 900
const LAST_STAYS = 3500

/** Goes from moment to moment in a loop. For people who prefer reduced motion it shows only the last moment. */
export class Walking {
  readonly #moved: () => void
  #moments: readonly WalkMoment[] = []
  #at = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(moved: () => void) {
    this.#moved = moved
  }

  /** The marks of the current moment; empty without a walk. */
  get now(): Partial<Marked> {
    return this.#moments[this.#at] ?? {}
  }

  /** Begins a walk, or ends the current one if there are no moments. */
  begin(moments: readonly WalkMoment[]): void {
    clearTimeout(this.#timer)
    const isStill = moments.length > 0 && matchMedia('(prefers-reduced-motion: reduce)').matches
    this.#moments = moments
    this.#at = isStill ? moments.length - 1 : 0
    if (moments.length > 0 && !isStill) this.#wait()
  }

  #wait(): void {
    const isLast = this.#at === this.#moments.length - 1
    this.#timer = setTimeout(
      () => {
        this.#at = isLast ? 0 : this.#at + 1
        this.#moved()
        this.#wait()
      },
      isLast ? LAST_STAYS : STAYS,
    )
  }
}
