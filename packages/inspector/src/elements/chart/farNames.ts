/**
 * Draws the names of states in a distant view of the chart, with letters that do not shrink with the chart. The active state and the latest
 * transition stand out.
 */
import { type Area, type ChartGraph, lineOf, standsFor } from 'ptcg-turn-engine/chart'
import { NEAR } from './camera.ts'
import type { Drawing } from './drawing.ts'
import { areasOf, type FarName, farPlaces, isCentred, MARGIN, overlap, WELL } from './farPlaces.ts'
import type { Marked } from './marks.ts'
import type { StatePiece } from './pieces.ts'
import { make, write } from './svg.ts'
import { eventWritten, stateWritten } from './written.ts'

interface Name extends FarName {
  readonly kind: 'active' | 'taken' | 'quiet'
}

/** The keys of inner states that say little by themselves; the box around such a state has the meaningful name. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(['working', 'asking'])

const isFree = (area: Area, path: string, names: readonly FarName[]): boolean =>
  names.every((other) => other.path === path || !overlap(other.area, area))

/**
 * The name of the box that shows the active state. The name of the active state itself is added if it says more and there is room.
 */
const activeAmong = (whole: ChartGraph, drawing: Drawing, scale: number, active: string, names: readonly FarName[]) => {
  const [leaf] = lineOf(whole, active)
  if (leaf === undefined) return null
  const shown = standsFor(whole, active, drawing.closed)
  const piece = drawing.states.get(shown)
  if (piece === undefined) return null
  const own = stateWritten(piece.state)
  const named = names.find(({ path }) => path === shown)
  const size = named?.size ?? WELL
  const [at = null] = areasOf(piece, scale, size, own)
  const plain = named ?? (at === null ? null : { path: shown, text: own, size, area: at, isNarrow: false })
  if (plain === null || active === shown || SAYS_LITTLE.has(leaf.key)) return plain
  const text = `${own} · ${stateWritten(leaf)}`
  const area = areasOf(piece, scale, size, text).find(
    (one) => one.width <= piece.area.width * scale && isFree(one, shown, names),
  )
  return area === undefined ? plain : { ...plain, text, area, isNarrow: false }
}

/**
 * The name of the event that caused the latest transition, to be drawn below the name of the source's box. Empty if the transition is
 * automatic or has a visible arrow, or if the name would cover another name.
 */
const takenAmong = (
  whole: ChartGraph,
  drawing: Drawing,
  scale: number,
  taken: string | null,
  names: readonly FarName[],
) => {
  const transition = whole.transitions.find(({ id }) => id === taken)
  if (transition === undefined || transition.event === null || drawing.transitions.get(transition.id)?.arrow) return []
  const piece = drawing.states.get(standsFor(whole, transition.source, drawing.closed))
  if (piece === undefined) return []
  const text = eventWritten(transition)
  const [area] = areasOf(piece, scale, WELL, text)
  if (area === undefined) return []
  const below = { ...area, y: area.y + WELL + 2 * MARGIN + 1 }
  return isFree(below, '', names)
    ? [{ path: '', text, size: WELL, area: below, isNarrow: false, kind: 'taken' } as const]
    : []
}

/** The classes that the background of a name takes over from its box. */
const LOOKS = ['visited', 'asks', 'compound'] as const

/** The background and the words of a name. */
type Pair = readonly [ground: SVGElement, words: SVGElement]

const classOf = (kind: Name['kind'], box: Element | undefined): string =>
  [kind, ...LOOKS.filter((look) => box?.classList.contains(look))].join(' ')

const drawn = ({ path, text, size, area, isNarrow, kind }: Name, piece: StatePiece | undefined): Pair => {
  const box = piece?.group
  const inMiddle = piece === undefined || isCentred(piece)
  const words = write('text', text, {
    class: kind,
    x: inMiddle ? area.x + area.width / 2 : area.x + 1,
    'text-anchor': inMiddle ? 'middle' : 'start',
    y: area.y + size * 0.84,
    'font-size': size,
    ...(isNarrow ? { textLength: area.width - 2, lengthAdjust: 'spacingAndGlyphs' } : {}),
  })
  if (kind !== 'taken') words.dataset.names = path
  // A narrow name fills its box.
  const margin = isNarrow ? 0 : MARGIN
  const width = area.width - 2 + 2 * margin
  const over = kind === 'quiet' ? 0 : 2
  const ground = { x: area.x + 1 - margin, y: area.y - over, width, height: size + 2 * over, rx: 4 }
  return [make('rect', { class: classOf(kind, box), ...ground }), words]
}

/** The drawn names for one scale: the quiet names, which are kept while only marks change, and the names that stand out now. */
interface Layer {
  readonly scale: number
  readonly placed: readonly FarName[]
  readonly quiet: ReadonlyMap<string, Pair>
  readonly group: SVGGElement
  /** All backgrounds lie below all words. */
  readonly grounds: SVGGElement
  readonly words: SVGGElement
  standOut: readonly Pair[]
}

const layerAt = (drawing: Drawing, scale: number): Layer => {
  const placed = farPlaces(drawing, scale)
  const [grounds, words] = [make('g', {}), make('g', {})]
  const group = make('g', { class: 'far', transform: `scale(${1 / scale})`, 'aria-hidden': 'true' }, [grounds, words])
  const quiet = new Map(
    placed.map((name) => [name.path, drawn({ ...name, kind: 'quiet' }, drawing.states.get(name.path))]),
  )
  return { scale, placed, quiet, group, grounds, words, standOut: [] }
}

/**
 * Returns a function that draws the names at a scale of the view. The positions in the returned group are in chart units. The function
 * returns the same group as long as the scale is the same, and null for a near view.
 */
export const farNamesOn = (whole: ChartGraph, drawing: Drawing) => {
  let layer: Layer | null = null
  return (scale: number, { active, taken }: Pick<Marked, 'active' | 'taken'>): SVGGElement | null => {
    if (scale >= NEAR) return null
    if (layer?.scale !== scale) layer = layerAt(drawing, scale)
    const { placed, quiet, group, grounds, words } = layer
    const boxOf = (path: string): Element | undefined => drawing.states.get(path)?.group
    const lit = activeAmong(whole, drawing, scale, active, placed)
    for (const pair of layer.standOut) for (const part of pair) part.remove()
    for (const [path, [ground, text]] of quiet) {
      if (path === lit?.path) {
        ground.remove()
        text.remove()
        continue
      }
      const look = classOf('quiet', boxOf(path))
      if (ground.getAttribute('class') !== look) ground.setAttribute('class', look)
      if (ground.parentNode === null) grounds.append(ground)
      if (text.parentNode === null) words.append(text)
    }
    const names = placed.filter(({ path }) => path !== lit?.path)
    const own: readonly Name[] = lit === null ? [] : [{ ...lit, kind: 'active' }]
    const outstanding = [...own, ...takenAmong(whole, drawing, scale, taken, [...names, ...own])]
    layer.standOut = outstanding.map((name) => drawn(name, drawing.states.get(name.path)))
    grounds.append(...layer.standOut.map(([ground]) => ground))
    words.append(...layer.standOut.map(([, text]) => text))
    return group
  }
}
