/** What a hand on the chart means: the thing under it that can be read, and where it is seen. */
import { NEAR } from './camera.ts'
import type { Drawing } from './drawing.ts'
import type { Selected } from './events.ts'

/** From the innermost outwards. */
export const elementsUnder = (event: Event): readonly Element[] =>
  event.composedPath().filter((one): one is Element => one instanceof Element)

const isBox = (element: Element): boolean => element instanceof SVGElement && element.dataset.state !== undefined

/** From afar the writing in a box cannot be read, so that whoever clicks there means the box. */
export const meant = (path: readonly Element[], drawn: Drawing | null, scale: number): Element | undefined => {
  const under = path.filter((one) => drawn?.selectable.has(one))
  return (scale < NEAR ? under.find(isBox) : undefined) ?? under[0]
}

/** The state whose button is under the hand, or null. */
export const toggledAt = (path: readonly Element[]): string | null => {
  const button = path.find((one) => one instanceof SVGElement && one.dataset.toggles !== undefined)
  return button instanceof SVGElement ? (button.dataset.toggles ?? null) : null
}

/** What is told of an element that is selected, or null where there is nothing to tell. */
export const selectedAt = (element: Element, drawn: Drawing | null): Selected | null => {
  const selected = drawn?.selectable.get(element)
  if (selected === undefined) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return { ...selected, at: { left, top, width, height } }
}
