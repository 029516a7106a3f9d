/** Draws docs/architecture.svg: the rooms of the house from the ground up, what is in them, and which of them each one uses, read from the imports. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { escaped } from 'ptcg-turn-engine/chart'
import { STYLE } from './architectureStyle.ts'
import { ROOT } from './rulesDocument.ts'

/** From the top of the picture down. The charts stand by themselves; the other rooms are folders of `src`. */
const ROOMS = ['hosts', 'conformance', 'fuzz', 'log', 'view', 'engine', 'machines', 'game'] as const
type Room = (typeof ROOMS)[number]

const folderOf = (room: Room): string => (room === 'machines' ? 'machines' : `src/${room}`)

const MOST_LETTERS = 95

/** What a room is for: what is said first at its door. */
const sentenceOf = (room: Room): string => {
  if (room === 'machines')
    return 'The statecharts: states, events, names of clauses and actions. They import types only.'
  const [, text = ''] = readFileSync(join(ROOT, folderOf(room), 'README.md'), 'utf8').split(/^# .*$/m)
  const plain = text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)|[*`]/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
  let sentence = ''
  for (const part of plain.split(/(?<=[.;:])\s/)) {
    if (sentence !== '' && sentence.length + part.length > MOST_LETTERS) break
    sentence = `${sentence} ${part}`.trim()
  }
  return sentence.replace(/[;:]$/, '.')
}

const insideOf = (room: Room): readonly string[] =>
  readdirSync(join(ROOT, folderOf(room)), { withFileTypes: true })
    .filter((entry) => (room === 'machines' ? entry.name.endsWith('.ts') : entry.isDirectory()))
    .map(({ name }) => name.replace(/\.ts$/, ''))
    .toSorted()

const filesOf = (room: Room): readonly string[] =>
  readdirSync(join(ROOT, folderOf(room)), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folderOf(room), name))

const roomOf = (file: string): Room | undefined => ROOMS.find((room) => file.startsWith(`${folderOf(room)}/`))

/** The rooms that a room imports code from; types weigh nothing. */
const usedBy = (room: Room): ReadonlySet<Room> => {
  const used = filesOf(room).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^(?:import|export) (?!type )[^'"]*?from '(\.[^']*)'/gms)].map(
      ([, to = '']) => roomOf(normalize(join(dirname(file), to))),
    ),
  )
  return new Set(used.filter((one): one is Room => one !== undefined && one !== room))
}

const WIDTH = 940
const LANES = 130
const LINE = 26
const INSET = 16

interface Band {
  readonly room: Room
  readonly y: number
  readonly height: number
  readonly svg: string
}

/** Names in boxes, in rows as wide as the band. */
const boxes = (names: readonly string[], y: number): { readonly svg: string; readonly rows: number } => {
  let x = LANES + INSET
  let row = 0
  const drawn = names.map((name) => {
    const width = name.length * 7.4 + 18
    if (x + width > WIDTH - INSET) {
      x = LANES + INSET
      row += 1
    }
    const box = `<rect class="box" x="${x}" y="${y + row * LINE}" width="${width.toFixed(0)}" height="21" rx="5"/><text class="inner" x="${x + 9}" y="${y + row * LINE + 15}">${escaped(name)}</text>`
    x += Math.round(width) + 6
    return box
  })
  return { svg: drawn.join(''), rows: row + 1 }
}

const bandOf = (room: Room, y: number): Band => {
  const inner = boxes(insideOf(room), y + 48)
  const height = 56 + inner.rows * LINE
  const frame = `<rect class="band" x="${LANES}" y="${y}" width="${WIDTH - LANES - 1}" height="${height}" rx="10"/>`
  const words = `<text class="room" x="${LANES + INSET}" y="${y + 24}">${room}</text><text class="says" x="${LANES + INSET + 92}" y="${y + 24}">${escaped(sentenceOf(room))}</text>`
  return { room, y, height, svg: `${frame}${words}${inner.svg}` }
}

/** A lane to a room that is used, in which the arrows of all its users run together. */
const laneTo = (to: Band, users: readonly Band[], lane: number): string => {
  const x = LANES - 22 - lane * 20
  const place = ({ y }: Band): number => y + 16 + lane * 10
  const top = Math.min(...users.map(place))
  const joins = users.map((from) => `M${LANES} ${place(from)}H${x}`).join('')
  const title = `${to.room} is used by ${users.map(({ room }) => room).join(', ')}`
  return `<g><title>${title}</title><path class="arrow" d="${joins}M${x} ${top}V${place(to)}H${LANES - 4}" marker-end="url(#head)"/></g>`
}

/** Rooms that the picture would leave out. */
const unknownRooms = (): readonly string[] =>
  readdirSync(join(ROOT, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ROOMS.some((room) => room === entry.name))
    .map(({ name }) => name)

/** The picture. */
export const architecture = (): string => {
  if (unknownRooms().length > 0)
    throw new Error(`The picture of the rooms has no place for ${unknownRooms().join(', ')}.`)
  const bands = ROOMS.reduce<readonly Band[]>((above, room) => {
    const last = above.at(-1)
    return above.concat(bandOf(room, last === undefined ? 1 : last.y + last.height + 14))
  }, [])
  const used = new Map(ROOMS.map((room) => [room, usedBy(room)]))
  const lanes = bands
    .map((to) => [to, bands.filter(({ room }) => used.get(room)?.has(to.room))] as const)
    .filter(([, users]) => users.length > 0)
  const last = bands.at(-1)
  const height = last === undefined ? 0 : last.y + last.height + 1
  const title = 'The rooms of the engine, from the ground up, and which of them each one uses'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto" markerUnits="userSpaceOnUse"><path d="M0 0L8 4L0 8z"/></marker></defs>',
    `<rect class="ground" width="${WIDTH}" height="${height}"/>`,
    ...bands.map(({ svg }) => svg),
    ...lanes.map(([to, users], lane) => laneTo(to, users, lane)),
    '</svg>',
    '',
  ].join('\n')
}
