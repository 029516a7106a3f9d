/**
 * Moves the focus on the chart by keys: one state is in the Tab order, and the arrow keys go from it to its neighbors.
 */
import { moveByKey } from './gestures.ts'
import type { StatePiece } from './pieces.ts'
import type { Scene } from './scene.ts'
import type { ChartWindow } from './window.ts'

interface Acts {
  readonly select: (element: Element) => void
  readonly toggle: (path: string) => void
  readonly moved: () => void
}

type Way = 'next' | 'before' | 'inwards' | 'outwards' | 'first' | 'last'

const WAYS: ReadonlyMap<string, Way> = new Map([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'before'],
  ['ArrowRight', 'inwards'],
  ['ArrowLeft', 'outwards'],
  ['Home', 'first'],
  ['End', 'last'],
])

/**
 * The state to which a key leads, or undefined if there is none. `states` is in the order of the chart's source, so the keys go through it
 * in that order.
 */
const neighbor = (states: readonly StatePiece[], from: StatePiece, way: Way): StatePiece | undefined => {
  const at = states.indexOf(from)
  if (way === 'next') return states[at + 1]
  if (way === 'before') return states[at - 1]
  if (way === 'first') return states[0]
  if (way === 'last') return states.at(-1)
  if (way === 'inwards') return states.find(({ state }) => state.parent === from.state.path)
  return states.find(({ state }) => state.path === from.state.parent)
}

/** Adds the key listeners to the frame. */
export const keysOn = (frame: HTMLElement, window: ChartWindow, scene: Scene, acts: Acts): void => {
  const inOrder = (): readonly StatePiece[] =>
    [...(scene.drawn?.states.values() ?? [])].sort((one, other) => one.state.order - other.state.order)

  const pieceAt = (target: EventTarget | null): StatePiece | undefined =>
    target instanceof SVGElement && target.dataset.state !== undefined
      ? scene.drawn?.states.get(target.dataset.state)
      : undefined

  const go = (piece: StatePiece): void => {
    scene.tabStop(piece.state.path)
    piece.group.focus({ preventScroll: true })
  }

  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const piece = pieceAt(event.target)
    const way = WAYS.get(event.key)
    const path = piece?.state.path ?? (event.target instanceof SVGElement ? event.target.dataset.toggles : undefined)
    if (piece !== undefined && way !== undefined) {
      const next = neighbor(inOrder(), piece, way)
      if (next !== undefined) go(next)
    } else if (piece !== undefined && event.key === 'Enter') acts.select(piece.group)
    else if (path !== undefined && (event.key === ' ' || event.key === 'Enter')) acts.toggle(path)
    else if (moveByKey(window, event)) acts.moved()
    else return
    event.preventDefault()
  }

  frame.addEventListener('keydown', press)
  // The focused element is brought into view by the camera; a browser would scroll the frame instead.
  frame.addEventListener('focusin', (event) => {
    frame.scrollTo(0, 0)
    const piece = pieceAt(event.target)
    if (piece?.group.matches(':focus-visible'))
      window.follow({
        area: piece.area,
        isOpen: piece.state.kind === 'compound',
        part: null,
        named: Number.POSITIVE_INFINITY,
      })
  })
}
