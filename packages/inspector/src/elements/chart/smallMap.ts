/**
 * Draws a minimap in the corner of the window: the whole chart, and its visible part. A click on the minimap centers the view on the
 * clicked point.
 */
import type { Area, Point, Size } from 'ptcg-turn-engine/chart'
import type { View } from './camera.ts'
import type { Drawing } from './drawing.ts'
import { make } from './svg.ts'

const WIDE = 168
/** The maximum depth of the drawn boxes: deeper boxes are too small to be distinguished. */
const DEEPEST = 2
/** If more than this share of the chart's width and height is visible, there is no minimap. */
const NEARLY_ALL = 0.8
/** The minimum width of a window with a minimap, in pixels: in a narrower one it would hide too much of the chart. */
const LEAST_WINDOW = 500

export interface SmallMap {
  readonly element: SVGSVGElement
  readonly draw: (drawn: Drawing, size: Size) => void
  /** Updates the minimap after the view has moved or marks have changed. */
  readonly show: (view: View, room: Size) => void
}

const placed = ({ x, y, width, height }: Area): Record<string, number> => ({ x, y, width, height })

/** Creates the minimap. `go` centers a point of the chart in the window. */
export const smallMap = (go: (point: Point) => void): SmallMap => {
  const boxes = make('g')
  const seen = make('rect', { class: 'seen' })
  const element = make('svg', { class: 'map', 'aria-hidden': 'true' }, [boxes, seen])
  let size: Size = { width: 1, height: 1 }
  const point = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top, width, height } = element.getBoundingClientRect()
    go({ x: ((clientX - left) / width) * size.width, y: ((clientY - top) / height) * size.height })
  }
  element.addEventListener('pointerdown', (event) => {
    event.stopPropagation()
    element.setPointerCapture(event.pointerId)
    point(event)
  })
  element.addEventListener('pointermove', (event) => {
    if (element.hasPointerCapture(event.pointerId)) point(event)
  })
  element.addEventListener('click', (event) => event.stopPropagation())
  return {
    element,
    draw: (drawn, whole) => {
      size = whole
      element.setAttribute('viewBox', `0 0 ${whole.width} ${whole.height}`)
      element.setAttribute('width', `${WIDE}`)
      element.setAttribute('height', `${Math.round((WIDE * whole.height) / Math.max(1, whole.width))}`)
      const shown = [...drawn.states.values()].filter(({ depth }) => depth <= DEEPEST)
      boxes.replaceChildren(...shown.map(({ area }) => make('rect', placed(area))))
    },
    show: ({ x, y, scale }, room) => {
      const area = { x: -x / scale, y: -y / scale, width: room.width / scale, height: room.height / scale }
      const isNeeded = area.width < NEARLY_ALL * size.width || area.height < NEARLY_ALL * size.height
      element.classList.toggle('needed', isNeeded && room.width >= LEAST_WINDOW)
      if (isNeeded) for (const [name, value] of Object.entries(placed(area))) seen.setAttribute(name, `${value}`)
    },
  }
}
