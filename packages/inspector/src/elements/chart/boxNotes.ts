/**
 * Draws short notes at boxes, such as the damage before and after a step: in the box at close range, beside it from a
 * distance.
 */
import { type ChartGraph, standsFor } from 'ptcg-turn-engine/chart'
import { NEAR } from './camera.ts'
import type { Drawing } from './drawing.ts'
import { shortened, wordWidth } from './letters.ts'
import { make, write } from './svg.ts'

const SIZE = 10
const MARGIN = 2.5
/** How far a note may extend over the edge of the chart from a distance, at least. */
const OVER = 10
const HEIGHT = SIZE + 2 * MARGIN - 2

/** The notes for a scale, in chart units. */
export const boxNotes = (
  whole: ChartGraph,
  { states, closed, width: wide }: Drawing,
  { scale, beside }: { readonly scale: number; readonly beside: number },
  notes: ReadonlyMap<string, string>,
): SVGGElement => {
  const isFar = scale < NEAR
  const drawnAt = isFar ? scale : 1
  return make(
    'g',
    { class: 'notes', transform: `scale(${1 / drawnAt})` },
    [...notes].flatMap(([path, text]) => {
      const box = states.get(standsFor(whole, path, closed))?.area
      if (box === undefined) return []
      const words = shortened(text)
      const width = (wordWidth('name', words) * SIZE) / 14 + 2 * MARGIN
      const right = (box.x + box.width) * drawnAt
      // Without room beside the box, the note covers its end.
      const x = isFar ? Math.min(right + 1, wide * drawnAt + Math.max(OVER, beside) - width) : right - width - MARGIN
      const y = isFar ? (box.y + box.height / 2) * drawnAt - HEIGHT / 2 : box.y + MARGIN
      return [
        make('g', { class: 'note', transform: `translate(${x} ${y})` }, [
          make('rect', { x: 0, y: 0, width, height: HEIGHT, rx: 5 }),
          write('text', words, { x: MARGIN, y: MARGIN - 1 + SIZE * 0.86, 'font-size': SIZE }),
        ]),
      ]
    }),
  )
}
