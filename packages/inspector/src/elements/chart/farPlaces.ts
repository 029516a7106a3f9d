/** Places the names in a distant view of the chart, each as large as possible without covering another. */
import type { Area, Size } from 'ptcg-turn-engine/chart'
import type { Drawing } from './drawing.ts'
import { wordWidth } from './letters.ts'
import type { StatePiece } from './pieces.ts'
import { stateWritten } from './written.ts'

/** The font size at which a name reads well. */
export const WELL = 12
/** The font sizes of words with much room and with little room. */
export const LARGE = 13
export const SMALL = 11
/** The scale at which all names are still legible, as a share of the scale at which all names read well. */
export const FAR_NAMED = 0.73
/** The font sizes from large to small. Smaller letters would hardly be readable. */
const SIZES = [LARGE, WELL, SMALL] as const

/** The margin of the background around a name; in tight places two backgrounds may touch. */
export const MARGIN = 3
/**
 * The ways to write a name, best first. Letters may be narrowed to the share `least` of their width, so that a name stays inside its box.
 */
const WAYS = [
  { size: LARGE, least: 1 },
  { size: WELL, least: 1 },
  { size: WELL, least: 0.8 },
  { size: SMALL, least: 1 },
  { size: SMALL, least: 0.75 },
] as const

/** The width of a name at a font size; `wordWidth` measures it at size 14. */
export const widthAt = (text: string, size: number): number => (wordWidth('name', text) * size) / 14

/** A name and its place on the screen when the chart's corner is in the window's corner. */
export interface FarName {
  readonly path: string
  readonly text: string
  readonly size: number
  readonly area: Area
  /** True if the letters are drawn narrower, so that the name fits into its box. */
  readonly isNarrow: boolean
}

/** True for a name in the middle of its box: not beside a note, and not above inner boxes. */
export const isCentred = ({ isNoted, state }: Pick<StatePiece, 'isNoted' | 'state'>): boolean =>
  !isNoted && state.kind !== 'compound'

/**
 * The room that a box needs, in chart units, for its name and its longest note to read well from a distance. At that distance, a pixel is
 * `far` chart units.
 */
export const farRoom = (name: string, note: string, far: number): Size => ({
  width: (widthAt(name, WELL) + (note === '' ? 0 : widthAt(note, SMALL) + 2 * MARGIN)) * far,
  height: (WELL + MARGIN) * far,
})

export const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Positions along the top of a box with inner boxes: left, middle, right. */
const PLACES = [0, 0.5, 1] as const
const ASIDE = 6

const onScreen = ({ area }: StatePiece, scale: number): Area => ({
  x: area.x * scale,
  y: area.y * scale,
  width: area.width * scale,
  height: area.height * scale,
})

/**
 * The areas where a text of this size may be drawn: at the top of a box with inner boxes, at the start of a box with room for a note, in
 * the middle of any other box.
 */
export const areasOf = (piece: StatePiece, scale: number, size: number, text: string, least = 1): readonly Area[] => {
  const box = onScreen(piece, scale)
  const natural = widthAt(text, size) + 2
  const width = Math.max(Math.min(natural, box.width - 2), natural * least)
  const middle = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - size) / 2, width, height: size }
  if (piece.isNoted) return [{ ...middle, x: Math.min(middle.x, box.x + MARGIN) }]
  if (isCentred(piece)) return [middle]
  const aside = Math.min(ASIDE, Math.max(0, (box.width - width) / 2))
  return PLACES.map((place) => ({
    ...middle,
    x: box.x + aside + (box.width - width - 2 * aside) * place,
    y: box.y + MARGIN,
  }))
}

/** The name of a state in a free place, as large as there is room for it. */
const nameOf = (piece: StatePiece, text: string, scale: number, others: readonly FarName[], most: number) => {
  const box = onScreen(piece, scale)
  for (const { size, least } of WAYS) {
    if (size > most || size > box.height) continue
    for (const area of areasOf(piece, scale, size, text, least)) {
      const isFree = others.every((other) => !overlap(other.area, area))
      if (isFree && area.width - 2 <= box.width)
        return { path: piece.state.path, text, size, area, isNarrow: area.width < widthAt(text, size) }
    }
  }
  return null
}

/** The minimum number of letters of a shortened name; fewer letters would say nothing. */
const LEAST_LETTERS = 4

/** The name, or as much of its beginning as fits. */
const cutNameOf = (piece: StatePiece, scale: number, others: readonly FarName[], most: number): FarName | null => {
  const whole = stateWritten(piece.state)
  for (let letters = whole.length; letters >= Math.min(LEAST_LETTERS, whole.length); letters -= 1) {
    const text = letters === whole.length ? whole : `${whole.slice(0, letters).trimEnd()}…`
    const name = nameOf(piece, text, scale, others, most)
    if (name !== null) return name
  }
  return null
}

type Naming = (piece: StatePiece, names: readonly FarName[], most: number) => FarName | null

const namesUpTo = (most: number, pieces: readonly StatePiece[], naming: Naming): readonly FarName[] => {
  const names: FarName[] = []
  for (const piece of pieces) {
    const name = naming(piece, names, most)
    if (name !== null) names.push(name)
  }
  return names
}

/**
 * The names of all states, outer states first. If large names leave no room for others, all are made smaller; if that is not enough, some
 * are shortened, and names that still have no room are left out. The active state does not influence the result, so that no name moves or
 * disappears while the chart follows a game.
 */
export const farPlaces = ({ states }: Drawing, scale: number): readonly FarName[] => {
  const pieces = [...states.values()].sort(
    (one, other) => one.depth - other.depth || other.area.width * other.area.height - one.area.width * one.area.height,
  )
  const full: Naming = (piece, names, most) => nameOf(piece, stateWritten(piece.state), scale, names, most)
  for (const most of SIZES) {
    const names = namesUpTo(most, pieces, full)
    if (names.length === pieces.length && names.every(({ size }) => size >= Math.max(most - 1, SMALL))) return names
  }
  const cut: Naming = (piece, names, most) => cutNameOf(piece, scale, names, most)
  const [first = [], ...smaller] = SIZES.map((most) => namesUpTo(most, pieces, cut))
  return smaller.reduce((best, names) => (names.length > best.length ? names : best), first)
}
