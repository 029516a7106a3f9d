/**
 * Draws short notes at boxes, such as the damage before and after a step: inside the box, or beside it if the chart is seen from a distance
 * and the box has no room for notes.
 */
import { type ChartGraph, standsFor } from 'ptcg-turn-engine/chart'
import { NEAR } from './camera.ts'
import type { Drawing } from './drawing.ts'
import { LARGE, SMALL, widthAt } from './farPlaces.ts'
import { shorten } from './letters.ts'
import type { StatePiece } from './pieces.ts'
import { make, write } from './svg.ts'
import { stateWritten } from './written.ts'

const MARGIN = 2.5
/** The number of pixels by which a note may extend beyond the edge of a distant chart, even if less space is free there. */
const OVER = 10

const widthOf = (words: string): number => widthAt(words, SMALL) + 2 * MARGIN

/**
 * The whole note if it fits beside the name of its box, else only the values after its arrows, else the first of those values; undefined if
 * none of these fits.
 */
const fittingNote = ({ area, state }: StatePiece, text: string, scale: number): string | undefined => {
  const words = shorten(text)
  const room = area.width * scale - widthAt(stateWritten(state), LARGE) - 2 * MARGIN
  const ends = words.replaceAll(/[^ ]+→/g, '')
  const first = ends.replace(/,.*/, '…')
  return [words, ends, first].find((one) => widthOf(one) <= room)
}

interface Seen {
  readonly scale: number
  /** The width of the chart. */
  readonly wide: number
  readonly beside: number
}

const HEIGHT = SMALL + 2 * MARGIN - 2

const noteAt = (piece: StatePiece, text: string, { scale, wide, beside }: Seen): readonly SVGGElement[] => {
  const { area, isNoted } = piece
  const isFar = scale < NEAR
  const drawnAt = isFar ? scale : 1
  const words = isFar && isNoted ? fittingNote(piece, text, scale) : shorten(text)
  if (words === undefined) return []
  const width = widthOf(words)
  const right = (area.x + area.width) * drawnAt
  const inside = right - width - MARGIN
  // A note that has no room beside the box covers the end of the box.
  const x = isFar && !isNoted ? Math.min(right + 1, wide * drawnAt + Math.max(OVER, beside) - width) : inside
  const y = isFar ? (area.y + area.height / 2) * drawnAt - HEIGHT / 2 : area.y + MARGIN
  return [
    make('g', { class: 'note', transform: `translate(${x} ${y})` }, [
      make('rect', { x: 0, y: 0, width, height: HEIGHT, rx: 5 }),
      write('text', words, { x: MARGIN, y: MARGIN - 1 + SMALL * 0.86, 'font-size': SMALL }),
    ]),
  ]
}

/** Draws the notes at a scale of the view. The positions in the returned group are in chart units. */
export const boxNotes = (
  whole: ChartGraph,
  { states, closed, width: wide }: Drawing,
  { scale, beside }: { readonly scale: number; readonly beside: number },
  notes: ReadonlyMap<string, string>,
): SVGGElement => {
  const drawnAt = scale < NEAR ? scale : 1
  return make(
    'g',
    { class: 'notes', transform: `scale(${1 / drawnAt})` },
    [...notes].flatMap(([path, text]) => {
      const piece = states.get(standsFor(whole, path, closed))
      return piece === undefined ? [] : noteAt(piece, text, { scale, wide, beside })
    }),
  )
}
