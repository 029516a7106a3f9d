/** Maps gestures to camera moves: drag, wheel, pinch, double click, and keys. */
import type { Point } from 'ptcg-turn-engine/chart'
import type { ChartWindow } from './window.ts'

const PAN = 60
/** The distance in pixels below which a drag counts as a click. */
const DRAG = 4

const pointIn = (frame: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { left, top } = frame.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

const KEYS: ReadonlyMap<string, (window: ChartWindow) => void> = new Map([
  ['ArrowLeft', (window) => window.panBy({ x: PAN, y: 0 })],
  ['ArrowRight', (window) => window.panBy({ x: -PAN, y: 0 })],
  ['ArrowUp', (window) => window.panBy({ x: 0, y: PAN })],
  ['ArrowDown', (window) => window.panBy({ x: 0, y: -PAN })],
  ['+', (window) => window.zoomSmoothly(true)],
  ['=', (window) => window.zoomSmoothly(true)],
  ['-', (window) => window.zoomSmoothly(false)],
  ['0', (window) => window.fit()],
])

/** Moves the window for a pressed key. Returns false for a key that does not move it. */
export const moveByKey = (window: ChartWindow, event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const move = KEYS.get(event.key)
  move?.(window)
  return move !== undefined
}

/**
 * Listens to the frame. `moved` is called for each drag, pinch and turn of the wheel: such a gesture stops the view from following the
 * active state.
 */
export const gesturesOn = (frame: HTMLElement, window: ChartWindow, moved: () => void): void => {
  const down = new Map<number, Point>()
  let isDragging = false

  const press = (event: PointerEvent): void => {
    if (event.button !== 0) return
    down.set(event.pointerId, pointIn(frame, event))
    isDragging = down.size > 1
  }

  const move = (event: PointerEvent): void => {
    const from = down.get(event.pointerId)
    if (from === undefined) return
    const to = pointIn(frame, event)
    if (!isDragging && Math.hypot(to.x - from.x, to.y - from.y) < DRAG) return
    if (!isDragging) {
      isDragging = true
      frame.setPointerCapture(event.pointerId)
      frame.classList.add('dragged')
    }
    const [other] = [...down].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
    down.set(event.pointerId, to)
    if (other === undefined) window.panBy({ x: to.x - from.x, y: to.y - from.y })
    else {
      const before = Math.hypot(from.x - other.x, from.y - other.y) || 1
      const after = Math.hypot(to.x - other.x, to.y - other.y) || 1
      window.panBy({ x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 })
      window.zoomBy(after / before, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 })
    }
    moved()
  }

  const release = (event: PointerEvent): void => {
    down.delete(event.pointerId)
    frame.classList.remove('dragged')
  }

  /** The click at the end of a drag is suppressed. */
  const swallow = (event: MouseEvent): void => {
    if (isDragging) event.stopPropagation()
    isDragging = false
  }

  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1
    const speed = event.ctrlKey ? 0.01 : 0.0022
    window.zoomBy(Math.exp(-Math.max(-240, Math.min(240, event.deltaY * lines)) * speed), pointIn(frame, event))
    moved()
  }

  frame.addEventListener('pointerdown', press)
  frame.addEventListener('pointermove', move)
  frame.addEventListener('pointerup', release)
  frame.addEventListener('pointercancel', release)
  frame.addEventListener('click', swallow, { capture: true })
  frame.addEventListener('wheel', wheel, { passive: false })
  frame.addEventListener('dblclick', (event) => window.zoomSmoothly(!event.shiftKey, pointIn(frame, event)))
}
