/** Draws a few words at boxes, such as what the damage was before and after a step: near by in the box, from afar beside it. */
import { type ChartGraph, standsFor } from 'ptcg-turn-engine/chart'
import { NEAR } from './camera.ts'
import type { Drawing } from './drawing.ts'
import { shortened, wordWidth } from './letters.ts'
import { make, write } from './svg.ts'

const SIZE = 10
const MARGIN = 2.5
/** From afar a note may stand at least this far over the edge of the chart. */
const OVER = 10
const HEIGHT = SIZE + 2 * MARGIN - 2

/** The notes for that scale, in the measure of the chart. */
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
      // Where there is no room beside the box, it stands over its end.
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
