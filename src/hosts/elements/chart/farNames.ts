/** Places the names that are read from afar: as large on the screen at every scale, as many as do not cover each other. */
import { standsFor } from '../../../view/chart/collapse.ts'
import { lineOf } from '../../../view/chart/family.ts'
import type { ChartGraph } from '../../../view/chart/graph.ts'
import type { Area, Size } from '../../../view/chart/place.ts'
import { NEAR } from './camera.ts'
import type { Drawing } from './drawing.ts'
import { wordWidth } from './letters.ts'
import type { Marked } from './marks.ts'
import type { StatePiece } from './pieces.ts'
import { make, write } from './svg.ts'
import { eventWritten, stateWritten } from './written.ts'

const SIZES = [13, 12, 11, 10, 9] as const
/** A name of that size is read well. */
const WELL = 12

/** `wordWidth` of a name is for its own size. */
const widthAt = (text: string, size: number): number => (wordWidth('name', text) * size) / 14

const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

interface Name {
  readonly text: string
  readonly size: number
  /** On the screen, if the corner of the chart were in the corner of the window. */
  readonly area: Area
  readonly kind: 'active' | 'taken' | 'quiet'
}

const MARGIN = 3
/** A name may be this much wider than its box. */
const OVER = 14

/** How much room a box needs, in the measure of the chart, for its name to be read well from afar: `far` is the measure of a pixel there. */
export const farRoom = (key: string, far: number): Size => ({
  width: widthAt(key, WELL) * far,
  height: (WELL + MARGIN) * far,
})

/** Along the top of a box with others in it: at the left, in the middle, at the right. */
const PLACES = [0, 0.5, 1] as const
const ASIDE = 6

/** Where the name of a state could stand: at the top of a box with others in it, in the middle of any other. */
const areasOf = ({ state, area }: StatePiece, scale: number, size: number, text: string): readonly Area[] => {
  const width = widthAt(text, size) + 2 * MARGIN
  const height = size + 2 * MARGIN
  const box = { x: area.x * scale, y: area.y * scale, width: area.width * scale, height: area.height * scale }
  const middle = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
  if (state.kind !== 'compound') return [middle]
  return PLACES.map((place) => ({
    ...middle,
    x: box.x + ASIDE + (box.width - width - 2 * ASIDE) * place,
    y: box.y + 2,
  }))
}

/** The name of a state where it covers no other, as large as there is room for it. */
const nameOf = (piece: StatePiece, scale: number, others: readonly Name[], most: number): Name | null => {
  const { area, state } = piece
  for (const size of SIZES) {
    if (size > most) continue
    if (size > area.height * scale) continue
    for (const place of areasOf(piece, scale, size, stateWritten(state))) {
      const isFree = others.every((other) => !overlap(other.area, place))
      if (isFree && place.width <= area.width * scale + OVER) {
        return { text: stateWritten(state), size, area: place, kind: 'quiet' }
      }
    }
  }
  return null
}

/** States that only work or ask: the box around them says what for. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(['working', 'asking'])

/** The active state is always named; the others where there is room, outer ones before inner ones, and none larger than that. */
const namesUpTo = (
  most: number,
  whole: ChartGraph,
  { states, closed }: Drawing,
  scale: number,
  active: string,
): readonly Name[] => {
  const [leaf] = lineOf(whole, active)
  const shown = leaf === undefined ? null : standsFor(whole, active, closed)
  const names: Name[] = []
  const piece = shown === null ? undefined : states.get(shown)
  if (piece !== undefined && leaf !== undefined) {
    const isInside = active !== shown && !SAYS_LITTLE.has(leaf.key)
    const text = isInside ? `${stateWritten(piece.state)} · ${stateWritten(leaf)}` : stateWritten(piece.state)
    names.push(
      ...areasOf(piece, scale, 12, text)
        .slice(0, 1)
        .map((area): Name => ({ text, size: 12, area, kind: 'active' })),
    )
  }
  const byWeight = [...states.values()].sort(
    (one, other) => one.depth - other.depth || other.area.width * other.area.height - one.area.width * one.area.height,
  )
  for (const other of byWeight) {
    const name = other === piece ? null : nameOf(other, scale, names, most)
    if (name !== null) names.push(name)
  }
  return names.reverse()
}

/** As large as they can be; but smaller ones where these leave more room for others. */
const namesAt = (whole: ChartGraph, drawing: Drawing, scale: number, active: string): readonly Name[] => {
  const large = namesUpTo(SIZES[0], whole, drawing, scale, active)
  if (large.length === drawing.states.size && large.every(({ size }) => size >= WELL)) return large
  const even = namesUpTo(WELL, whole, drawing, scale, active)
  const readOf = (names: readonly Name[]): number => names.filter(({ size }) => size >= WELL).length
  return readOf(even) > readOf(large) ? even : large
}

/** What was sent and has no arrow to be seen is named in the box that it was sent to, below the middle. */
const takenAt = (whole: ChartGraph, drawing: Drawing, scale: number, taken: string | null): readonly Name[] => {
  const transition = whole.transitions.find(({ id }) => id === taken)
  if (transition === undefined || transition.event === null || drawing.transitions.get(transition.id)?.arrow) return []
  const piece = drawing.states.get(standsFor(whole, transition.source, drawing.closed))
  if (piece === undefined) return []
  return areasOf(piece, scale, WELL, eventWritten(transition))
    .slice(0, 1)
    .map((area) => ({
      text: eventWritten(transition),
      size: WELL,
      area: { ...area, y: area.y + area.height + 1 },
      kind: 'taken',
    }))
}

/** Draws the names for that scale, in the measure of the chart. */
export const farNames = (
  whole: ChartGraph,
  drawing: Drawing,
  scale: number,
  { active, taken }: Pick<Marked, 'active' | 'taken'>,
): SVGGElement => {
  const names =
    scale >= NEAR ? [] : [...namesAt(whole, drawing, scale, active), ...takenAt(whole, drawing, scale, taken)]
  return make(
    'g',
    { class: 'far', transform: `scale(${1 / scale})`, 'aria-hidden': 'true' },
    names.map(({ text, size, area, kind }) =>
      make('g', { class: kind }, [
        make('rect', { x: area.x, y: area.y, width: area.width, height: area.height, rx: 4 }),
        write('text', text, { x: area.x + MARGIN, y: area.y + MARGIN + size * 0.82, 'font-size': size }),
      ]),
    ),
  )
}
