/** What lies over a drawn chart and is drawn anew at each scale: the names that are read from afar, and the notes at boxes. */
import type { ChartGraph } from '../../../view/chart/graph.ts'
import { boxNotes } from './boxNotes.ts'
import { NEAR } from './camera.ts'
import type { Drawing } from './drawing.ts'
import { farNames } from './farNames.ts'
import type { Marked } from './marks.ts'

/** Each is drawn for a scale; what was drawn before goes. */
export interface Overlays {
  readonly names: (scale: number, marked: Marked) => void
  readonly notes: (scale: number, marked: Marked) => void
}

/** The overlays of that drawing. */
export const overlaysOn = (whole: ChartGraph, drawn: Drawing): Overlays => {
  const layer = (draw: (scale: number, marked: Marked) => SVGGElement | null) => {
    let shown: SVGGElement | null = null
    return (scale: number, marked: Marked): void => {
      shown?.remove()
      shown = draw(scale, marked)
      if (shown !== null) drawn.content.append(shown)
    }
  }
  return {
    names: layer((scale, marked) => (scale >= NEAR ? null : farNames(whole, drawn, scale, marked))),
    notes: layer((scale, { notes }) => (notes.size === 0 ? null : boxNotes(whole, drawn, scale, notes))),
  }
}
