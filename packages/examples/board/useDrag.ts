/** Lets a card be dragged with a mouse, a pen or a finger. */
import { type PointerEvent, useRef } from 'react'
import type { PlaceId } from './places.ts'
import type { Playing } from './playing.ts'

/** The distance in pixels from which a movement is a drag and not a click. */
const MOVED = 7

/** The place under a pointer. A card that is played in the middle can also be dropped between places. */
const placeUnder = (playing: Playing, x: number, y: number): PlaceId | null => {
  const under = document.elementFromPoint(x, y)
  const place = under?.closest<HTMLElement>('[data-place]')?.dataset.place
  if (place !== undefined) return place as PlaceId
  return under?.closest('.board') != null && playing.isOpen('middle') ? 'middle' : null
}

interface Press {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly isDragging: boolean
}

/** The event handlers of a card of the hand. */
export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  /** True if the click after letting go belongs to a drag. Returns true only once per drag. */
  readonly wasDragged: () => boolean
}

/** Returns the handlers for dragging a card. A finger that moves sideways scrolls the hand; a finger that moves up drags the card. */
export const useDrag = (playing: Playing, card: number): DragHandlers => {
  const press = useRef<Press | null>(null)
  const dragged = useRef(false)
  return {
    onPointerDown: ({ pointerId, clientX, clientY, button, isPrimary }) => {
      dragged.current = false
      if (button === 0 && isPrimary) press.current = { pointer: pointerId, x: clientX, y: clientY, isDragging: false }
    },
    onPointerMove: (event) => {
      const { current } = press
      if (current === null || current.pointer !== event.pointerId) return
      if (!current.isDragging) {
        if (Math.hypot(event.clientX - current.x, event.clientY - current.y) < MOVED) return
        press.current = { ...current, isDragging: true }
        dragged.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
        playing.hold(card, 'drag')
      }
      playing.over(placeUnder(playing, event.clientX, event.clientY))
    },
    onPointerUp: (event) => {
      const { current } = press
      press.current = null
      if (current?.isDragging !== true) return
      const place = placeUnder(playing, event.clientX, event.clientY)
      if (place === null) playing.putBack()
      else playing.tryAt(place)
    },
    onPointerCancel: () => {
      if (press.current?.isDragging === true) playing.putBack()
      press.current = null
      dragged.current = false
    },
    wasDragged: () => {
      const was = dragged.current
      dragged.current = false
      return was
    },
  }
}
