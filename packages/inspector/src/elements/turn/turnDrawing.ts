/**
 * The turn as one small drawing that can be read at a width of 320 pixels: Draw, Main, the steps A to F of the attack, the six steps of its
 * damage, and what ends the turn. Boxes carry `data-stop`, the name of their stop in `TURN_STOPS`.
 */
import { TURN_STOPS, type TurnStopId } from 'ptcg-turn-engine/table'
import { pictureColors } from '../chart/colors.ts'
import { SANS } from '../chart/fonts.ts'

/** The width and height of the drawing in pixels, at which its letters are 13 pixels high. */
export const TURN_SIZE = { width: 320, height: 336 } as const

interface StopBox {
  readonly stop: TurnStopId
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
}

const HEIGHT = 28
const ROW = 34
const TOP = 8
const FIRST_STEP = 78
const BOTTOM = 298

const column = (x: number, width: number, names: readonly (readonly [TurnStopId, string])[]): readonly StopBox[] =>
  names.map(([stop, name], at) => ({ stop, name, x, y: FIRST_STEP + at * ROW, width }))

/** The steps of the attack, as players call them. */
const ATTACK = column(16, 110, [
  ['A', 'A Announce'],
  ['B', 'B Alter'],
  ['C', 'C Confusion'],
  ['D', 'D Choose'],
  ['E', 'E Require'],
  ['F', 'F Resolve'],
])

const DAMAGE = column(148, 152, [
  ['1', '1 Base'],
  ['2', '2 Attacker'],
  ['3', '3 Weakness'],
  ['4', '4 Resistance'],
  ['5', '5 Defender'],
  ['6', '6 Counters'],
])

const named = (stop: TurnStopId, x: number, y: number, width: number): StopBox => ({
  stop,
  name: TURN_STOPS[stop].name,
  x,
  y,
  width,
})

/** Every box of the drawing, in the order of a turn. */
export const STOP_BOXES: readonly StopBox[] = [
  named('draw', 16, TOP, 84),
  named('main', 124, TOP, 180),
  ...ATTACK,
  ...DAMAGE,
  named('knockOut', 16, BOTTOM, 104),
  named('end', 144, BOTTOM, 64),
  named('checkup', 232, BOTTOM, 72),
]

/** An element of the drawing: its name, its attributes, and its content. */
export type DrawnElement = readonly [
  name: 'g' | 'rect' | 'path' | 'text' | 'title' | 'marker',
  attributes: Readonly<Record<string, string | number>>,
  inside?: string | readonly DrawnElement[],
]

const boxDrawn = ({ stop, name, x, y, width }: StopBox): DrawnElement => [
  'g',
  { class: 'stop', 'data-stop': stop },
  [
    ['title', {}, TURN_STOPS[stop].says],
    ['rect', { x, y, width, height: HEIGHT, rx: 6 }],
    ['text', { class: 'stop-name', x: x + 8, y: y + 19 }, name],
    ['text', { class: 'stop-note', x: x + width - 6, y: y + 19, 'text-anchor': 'end' }],
  ],
]

const frameDrawn = (name: string, x: number, y: number, width: number, height: number): DrawnElement => [
  'g',
  { class: 'stops' },
  [
    ['rect', { x, y, width, height, rx: 8 }],
    ['text', { class: 'stops-name', x: x + 8, y: 67 }, name],
  ],
]

/** The arrows down a column, from each box to the next. */
const down = (boxes: readonly StopBox[]): readonly string[] =>
  boxes.slice(1).map(({ x, y }) => `M${x + 20} ${y - ROW + HEIGHT}V${y}`)

const MIDDLE = HEIGHT / 2
const LAST_STEP = FIRST_STEP + 5 * ROW

const WAYS: readonly string[] = [
  `M100 ${TOP + MIDDLE}H124`, // from Draw to Main
  `M214 ${TOP + HEIGHT}V42H78V${FIRST_STEP}`, // from Main to A
  ...down(ATTACK),
  `M126 ${LAST_STEP + MIDDLE}H133V${FIRST_STEP + MIDDLE}H148`, // from F to the first step of damage
  ...down(DAMAGE),
  `M78 288V${BOTTOM}`, // from the attack to Knock Out
  `M120 ${BOTTOM + MIDDLE}H144`, // from Knock Out to End
  `M208 ${BOTTOM + MIDDLE}H232`, // from End to Checkup
  `M304 ${TOP + MIDDLE}H316V331H176V${BOTTOM + HEIGHT}`, // from Main to End, without an attack
]

const HEAD: DrawnElement = [
  'marker',
  { id: 'turn-head', viewBox: '0 0 6 6', refX: 6, refY: 3, markerWidth: 6, markerHeight: 6, orient: 'auto' },
  [['path', { d: 'M0 0L6 3L0 6z' }]],
]

/** The whole drawing. */
export const TURN_DRAWING: readonly DrawnElement[] = [
  HEAD,
  frameDrawn('Attack', 8, 48, 304, 240),
  frameDrawn('Damage', 140, 54, 168, 228),
  ...WAYS.map((d): DrawnElement => ['path', { class: 'way', d, 'marker-end': 'url(#turn-head)' }]),
  ...STOP_BOXES.map(boxDrawn),
]

/** The style of the drawing, in the colors of the chart. */
export const TURN_STYLE = [
  `.stop>rect{fill:var(--box);stroke:var(--edge);stroke-width:1.2}`,
  `.stops>rect{fill:var(--even);stroke:var(--edge)}`,
  `.stop-name,.stops-name,.stop-note{font:600 13px ${SANS};fill:var(--ink)}`,
  `.stops-name{fill:var(--quiet)}`,
  `.stop-note{fill:var(--rules)}`,
  `.way{fill:none;stroke:var(--arrow);stroke-width:1.4}`,
  `#turn-head path{fill:var(--arrow)}`,
  `.stop.passed>rect{fill:var(--warm);stroke:var(--warm-edge)}`,
  `.stop.here>rect{fill:var(--active);stroke:var(--active-edge);stroke-width:2.4}`,
  `.stop.here>.stop-name{fill:var(--active-ink)}`,
].join('\n')

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

const written = ([name, attributes, inside = []]: DrawnElement): string => {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
  const content = typeof inside === 'string' ? escaped(inside) : inside.map(written).join('')
  return `<${name}${given.join('')}>${content}</${name}>`
}

const markedAt =
  (here: TurnStopId | null) =>
  (element: DrawnElement): DrawnElement => {
    const [name, attributes, inside = []] = element
    return attributes['data-stop'] === here ? [name, { ...attributes, class: 'stop here' }, inside] : element
  }

/**
 * The drawing as the text of an SVG file, in the light or dark colors of the viewer's system. The stop `here`, if given, is marked as the
 * current one.
 */
export const turnPicture = (here: TurnStopId | null = null): string => {
  const { width, height } = TURN_SIZE
  const alt = 'A turn: Draw, Main, the attack from A to F, the six steps of its damage, Knock Out, End, Checkup'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${alt}"><style>${pictureColors(null)}${TURN_STYLE}</style>${TURN_DRAWING.map(markedAt(here)).map(written).join('')}</svg>\n`
}
