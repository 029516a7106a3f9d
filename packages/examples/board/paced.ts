/**
 * Shows a game at a pace that people can follow. After an event, the stops of the turn that it passed are shown one by one,
 * and the result of an attack is shown only after the steps of its damage.
 */
import type { Ledger, Playable } from 'ptcg-turn-engine'
import { type TurnStopId, turnStopOf } from 'ptcg-turn-engine/table'
import { damageEnd, ledgersIn, walkOf } from './walk.ts'

/** The time for which each passed stop is shown, in milliseconds. */
const PACE = 150
/** The time for which all stops of a turn stay visible after the next turn has begun, in milliseconds. */
const LINGER = 2000

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The current position in the stops of the turn. */
export interface Walk {
  readonly at: TurnStopId
  /** The stops that this turn has passed so far, in order. After a turn has ended, its stops stay for a moment. */
  readonly passed: readonly TurnStopId[]
  /** The damage calculated in the latest event; empty until step F is shown. */
  readonly ledgers: readonly Ledger[]
  readonly isPassing: boolean
  /** True if the table still shows the moment before the attack. */
  readonly isHeld: boolean
}

/** A game that is shown step by step. */
export interface Paced {
  /** The displayed game, which may be a few steps behind. Events are sent to the game itself. */
  readonly game: Playable
  readonly walk: () => Walk
}

const NONE: readonly never[] = []

const restingAt = (at: TurnStopId): Walk => ({ at, passed: NONE, ledgers: NONE, isPassing: false, isHeld: false })

/** Wraps a game to show it step by step. The wrapper subscribes to the game only while it has listeners. */
export const pacedGame = (game: Playable): Paced => {
  const listeners = new Set<() => void>()
  let shown = game.state()
  let stood = turnStopOf(shown.state)
  let walk = restingAt(stood)
  let soFar: readonly TurnStopId[] = NONE
  let timer: ReturnType<typeof setTimeout> | undefined
  let end: (() => void) | null = null

  const goTo = (next: Walk): void => {
    const latest = next.isHeld ? shown : game.state()
    const isSame =
      next.at === walk.at &&
      next.isPassing === walk.isPassing &&
      next.isHeld === walk.isHeld &&
      next.passed.length === walk.passed.length
    if (!isSame || latest !== shown) walk = next
    else return
    shown = latest
    for (const listener of [...listeners]) listener()
  }

  const changed = (): void => {
    clearTimeout(timer)
    const {
      state,
      game: { facts },
    } = game.state()
    const now = turnStopOf(state)
    const way = walkOf(stood, facts, now)
    const ledgers = ledgersIn(facts)
    const before = way.length === 0 ? soFar : [...soFar, stood]
    const all = [...before, ...way]
    const begun = all.lastIndexOf('draw')
    if (way.length > 0) soFar = all.slice(Math.max(0, begun), -1)
    stood = now
    const damageAt = damageEnd(way)
    const goOn = (at: number): void => {
      const isPassing = at < way.length - 1
      const isWorked = way.indexOf('F') <= at
      goTo({
        at: way[at] ?? now,
        passed: [...before, ...way.slice(0, Math.max(0, at))],
        ledgers: isWorked ? ledgers : NONE,
        isPassing,
        isHeld: isPassing && at <= damageAt,
      })
      if (isPassing) timer = setTimeout(() => goOn(at + 1), PACE)
      else if (begun > 0) timer = setTimeout(() => goTo({ ...walk, passed: soFar }), LINGER)
    }
    goOn(isStill() ? way.length - 1 : 0)
  }

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    if (end === null) {
      end = game.subscribe(changed)
      if (game.state() !== shown && !walk.isHeld) changed()
    }
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      clearTimeout(timer)
      end?.()
      end = null
      shown = game.state()
      stood = turnStopOf(shown.state)
      walk = restingAt(stood)
      soFar = NONE
    }
  }

  return {
    // The legal events are those of the game itself. While the steps of an attack are shown, there are none.
    game: { ...game, state: () => shown, legalEvents: () => (walk.isHeld ? [] : game.legalEvents()), subscribe },
    walk: () => walk,
  }
}
