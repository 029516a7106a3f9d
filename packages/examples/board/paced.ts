/**
 * A game at the pace at which people can follow it: after an event, the stops that it passed are walked through one by one, and what
 * an attack did is not shown before its damage has been worked out.
 */
import type { Playable, Snapshot } from 'ptcg-turn-engine'
import { type Stop, stopOf, walkOf } from './walk.ts'

/** How long each stop is shown on the way, in milliseconds. */
const PACE = 150
const DAMAGE_PACE = 900

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Where the walk stands. */
export interface Walk {
  readonly at: Stop
  readonly isPassing: boolean
  /** True if the table still stands as it did before the attack. */
  readonly isHeld: boolean
}

/** A game that is shown at this pace. */
export interface Paced {
  /** The displayed game, at the state of the walk. Events are sent to the game itself. */
  readonly game: Playable
  readonly walk: () => Walk
}

const isDamaging = ({ game: { facts } }: Snapshot): boolean =>
  facts.some(({ fact }) => fact === 'DAMAGE_PLACED' || fact === 'NO_DAMAGE_DONE')

/** Shows a game at this pace. It looks on for as long as somebody listens. */
export const pacedGame = (game: Playable): Paced => {
  const listeners = new Set<() => void>()
  let shown = game.state()
  let stood = stopOf(shown)
  let walk: Walk = { at: stood, isPassing: false, isHeld: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  let end: (() => void) | null = null

  const goTo = (next: Walk): void => {
    const isSame = next.at === walk.at && next.isPassing === walk.isPassing && next.isHeld === walk.isHeld
    if (!isSame) walk = next
    const latest = next.isHeld ? shown : game.state()
    if (isSame && latest === shown) return
    shown = latest
    for (const listener of [...listeners]) listener()
  }

  const changed = (): void => {
    clearTimeout(timer)
    const snapshot = game.state()
    const now = stopOf(snapshot)
    const way = isStill() ? [now] : walkOf(stood, snapshot.game.facts, now)
    stood = now
    const damageAt = isDamaging(snapshot) && way.length > 1 ? way.indexOf('F') : -1
    const goOn = (at: number): void => {
      const stop = way[at] ?? now
      const isPassing = at < way.length - 1
      goTo({ at: stop, isPassing, isHeld: isPassing && at <= damageAt })
      if (isPassing) timer = setTimeout(() => goOn(at + 1), stop === 'F' ? DAMAGE_PACE : PACE)
    }
    goOn(0)
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
      stood = stopOf(shown)
      walk = { at: stood, isPassing: false, isHeld: false }
    }
  }

  return {
    // What is legal is so in the game itself: nothing is offered while an attack is shown.
    game: { ...game, state: () => shown, legalEvents: () => (walk.isHeld ? [] : game.legalEvents()), subscribe },
    walk: () => walk,
  }
}
