/** The overlays of a drawn chart, redrawn at each scale: the names for a distant view, and the notes at boxes. */
import type { ChartGraph } from 'ptcg-turn-engine/chart'
import { boxNotes } from './boxNotes.ts'
import type { Drawing } from './drawing.ts'
import { farNamesOn } from './farNames.ts'
import type { Marked } from './marks.ts'

/** The functions that draw the overlays for a scale; each call replaces the previous drawing. */
export interface Overlays {
  readonly names: (scale: number, marked: Marked) => void
  /** Notes may extend beyond the edge of the chart by `beside`, the free space next to it. */
  readonly notes: (scale: number, marked: Marked, beside: number) => void
}

/** Creates the overlays of a drawing. */
export const overlaysOn = (whole: ChartGraph, drawn: Drawing): Overlays => {
  const layer = <Rest extends readonly unknown[]>(
    draw: (scale: number, marked: Marked, ...rest: Rest) => SVGGElement | null,
  ) => {
    let shown: SVGGElement | null = null
    return (scale: number, marked: Marked, ...rest: Rest): void => {
      const before = shown
      shown = draw(scale, marked, ...rest)
      if (shown === before) return
      before?.remove()
      if (shown !== null) drawn.content.append(shown)
    }
  }
  return {
    names: layer(farNamesOn(whole, drawn)),
    notes: layer((scale, { notes }, beside: number) =>
      notes.size === 0 ? null : boxNotes(whole, drawn, { scale, beside }, notes),
    ),
  }
}
