/** Finds the selectable thing under the pointer, and its place on the screen. */
import { NEAR } from './camera.ts'
import type { Drawing } from './drawing.ts'
import type { Selected } from './events.ts'

/** The elements under the pointer, from the innermost outwards. */
export const elementsUnder = (event: Event): readonly Element[] =>
  event.composedPath().filter((one): one is Element => one instanceof Element)

const isBox = (element: Element): boolean => element instanceof SVGElement && element.dataset.state !== undefined

/** The selectable element that a click means: usually the innermost. From a distance, where text is unreadable, it is the box. */
export const pieceMeant = (path: readonly Element[], drawn: Drawing | null, scale: number): Element | undefined => {
  const under = path.filter((one) => drawn?.selectable.has(one))
  return (scale < NEAR ? under.find(isBox) : undefined) ?? under[0]
}

/** The state whose button is under the pointer, or null. */
export const findToggle = (path: readonly Element[]): string | null => {
  const button = path.find((one) => one instanceof SVGElement && one.dataset.toggles !== undefined)
  return button instanceof SVGElement ? (button.dataset.toggles ?? null) : null
}

/** The selection of an element, or null if there is none. */
export const findSelection = (element: Element, drawn: Drawing | null): Selected | null => {
  const selected = drawn?.selectable.get(element)
  if (selected === undefined) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return { ...selected, at: { left, top, width, height } }
}
