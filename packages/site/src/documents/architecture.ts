/**
 * Draws docs/architecture.svg: the packages, and below them the parts of the engine. Arrows lead from each package or part to those that it
 * uses.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { escapeXml } from 'ptcg-turn-engine/chart'
import { ARCHITECTURE_STYLE } from './architectureStyle.ts'
import { ROOT } from './rulesDocument.ts'

/** The parts of the engine, from the top of the picture down. The charts have their own folder; the other parts are folders of `src`. */
const ROOMS = ['react', 'view', 'engine', 'machines', 'game'] as const
type Room = (typeof ROOMS)[number]

const folderOf = (room: Room): string => (room === 'machines' ? 'machines' : `src/${room}`)

const MAX_LETTERS = 95

/** The beginning of a text: as many sentences as fit, at least one. */
const beginningOf = (text: string): string => {
  const plain = text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)|[*`]/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
  let beginning = ''
  for (const part of plain.split(/(?<=[.;:])\s/)) {
    if (beginning !== '' && beginning.length + part.length > MAX_LETTERS) break
    beginning = `${beginning} ${part}`.trim()
  }
  return beginning.replace(/[;:]$/, '.')
}

/** The sentences of the parts that have no README. */
const SAID_HERE: { readonly [Each in Room]?: string } = {
  react: 'React hooks over a session or a seat.',
  machines: 'The statecharts: states, events, names of clauses and actions. They import types only.',
}

/** The purpose of a part: the first sentences of its README. */
const sentenceOf = (room: Room): string => {
  const said = SAID_HERE[room]
  if (said !== undefined) return said
  const [, text = ''] = readFileSync(join(ROOT, folderOf(room), 'README.md'), 'utf8').split(/^# .*$/m)
  return beginningOf(text)
}

const insideOf = (room: Room): readonly string[] =>
  readdirSync(join(ROOT, folderOf(room)), { withFileTypes: true })
    .filter((entry) => (room === 'machines' || room === 'react' ? entry.name.endsWith('.ts') : entry.isDirectory()))
    .map(({ name }) => name.replace(/\.ts$/, ''))
    .filter((name) => name !== 'index')
    .toSorted()

const filesOf = (room: Room): readonly string[] =>
  readdirSync(join(ROOT, folderOf(room)), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folderOf(room), name))

const roomOf = (file: string): Room | undefined => ROOMS.find((room) => file.startsWith(`${folderOf(room)}/`))

/** The parts from which a part imports code. Type imports are left out. */
const usedByRoom = (room: Room): readonly string[] =>
  filesOf(room)
    .flatMap((file) =>
      [
        ...readFileSync(join(ROOT, file), 'utf8').matchAll(/^(?:import|export) (?!type )[^'"]*?from '(\.[^']*)'/gms),
      ].map(([, to = '']) => roomOf(normalize(join(dirname(file), to)))),
    )
    .filter((one): one is Room => one !== undefined && one !== room)

const ENGINE = 'ptcg-turn-engine'

interface Manifest {
  readonly name: string
  readonly description: string
  readonly private?: boolean
  readonly peerDependencies?: Readonly<Record<string, string>>
}

interface Package extends Manifest {
  readonly folder: string
}

const packages = (): readonly Package[] =>
  readdirSync(join(ROOT, 'packages'))
    .filter((folder) => existsSync(join(ROOT, 'packages', folder, 'package.json')))
    .toSorted()
    .map((folder) => ({
      folder,
      ...(JSON.parse(readFileSync(join(ROOT, 'packages', folder, 'package.json'), 'utf8')) as Manifest),
    }))

const needs = ({ peerDependencies = {} }: Package): readonly string[] => Object.keys(peerDependencies)

/** The published packages, those with the most dependencies on others first, so that each stands above those that it uses. */
const published = (): readonly Package[] =>
  packages()
    .filter((one) => one.private !== true)
    .toSorted((one, other) => needs(other).length - needs(one).length)

const WIDTH = 940
const LANES = 130
const LINE = 26
const INSET = 16
const GAP = 10
const NAMES = 112

interface Band {
  readonly called: string
  readonly y: number
  readonly height: number
  readonly svg: string
}

/** Draws names in boxes. The boxes stand in rows that are at most as wide as the band, the frame of a package or part. */
const boxes = (names: readonly string[], y: number): { readonly svg: string; readonly rows: number } => {
  let x = LANES + INSET
  let row = 0
  const drawn = names.map((name) => {
    const width = name.length * 7.4 + 18
    if (x + width > WIDTH - INSET * 2) {
      x = LANES + INSET
      row += 1
    }
    const box = `<rect class="box" x="${x}" y="${y + row * LINE}" width="${width.toFixed(0)}" height="21" rx="5"/><text class="inner" x="${x + 9}" y="${y + row * LINE + 15}">${escapeXml(name)}</text>`
    x += Math.round(width) + 6
    return box
  })
  return { svg: drawn.join(''), rows: names.length === 0 ? 0 : row + 1 }
}

const bandOf = (called: string, sentence: string, inside: readonly string[], y: number): Band => {
  const inner = boxes(inside, y + 44)
  const height = inner.rows === 0 ? 38 : 52 + inner.rows * LINE
  const frame = `<rect class="band" x="${LANES}" y="${y}" width="${WIDTH - LANES - INSET}" height="${height}" rx="10"/>`
  const words = `<text class="room" x="${LANES + INSET}" y="${y + 24}">${called}</text><text class="says" x="${LANES + INSET + NAMES}" y="${y + 24}">${escapeXml(sentence)}</text>`
  return { called, y, height, svg: `${frame}${words}${inner.svg}` }
}

/** Bands placed below each other. */
const stacked = (
  all: readonly { readonly called: string; readonly sentence: string; readonly inside: readonly string[] }[],
  from: number,
): readonly Band[] =>
  all.reduce<readonly Band[]>((above, { called, sentence, inside }) => {
    const last = above.at(-1)
    return above.concat(bandOf(called, sentence, inside, last === undefined ? from : last.y + last.height + GAP))
  }, [])

const bottomOf = (bands: readonly Band[]): number => {
  const last = bands.at(-1)
  return last === undefined ? 0 : last.y + last.height
}

const laneAt = (lane: number): number => LANES - 18 - lane * 14

const placeOf = ({ y }: Band, lane: number): number => y + 9 + lane * 5

const joinsOf = (users: readonly Band[], lane: number): string =>
  users.map((from) => `M${LANES} ${placeOf(from, lane)}H${laneAt(lane)}`).join('')

const arrow = (title: string, path: string): string =>
  `<g><title>${title}</title><path class="arrow" d="${path}" marker-end="url(#head)"/></g>`

/** Draws a lane: the vertical line at the left that leads to a band. All bands that use this band share its lane. */
const laneTo = (to: Band, users: readonly Band[], lane: number): string => {
  const top = Math.min(...users.map((from) => placeOf(from, lane)))
  return arrow(
    `${to.called} is used by ${users.map(({ called }) => called).join(', ')}`,
    `${joinsOf(users, lane)}M${laneAt(lane)} ${top}V${placeOf(to, lane)}H${LANES - 4}`,
  )
}

/** The lanes between bands: one for each band that others use. The lane of the topmost such band is the nearest to the bands. */
const lanesOf = (bands: readonly Band[], uses: (user: string) => readonly string[]): readonly string[] =>
  bands
    .map((to) => [to, bands.filter(({ called }) => uses(called).includes(to.called))] as const)
    .filter(([, users]) => users.length > 0)
    .map(([to, users], lane) => laneTo(to, users, lane))

/** The folders of `src` that have no place in the picture. */
const unknownRooms = (): readonly string[] =>
  readdirSync(join(ROOT, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ROOMS.some((room) => room === entry.name))
    .map(({ name }) => name)

/** The picture as the text of an SVG file. */
export const architecture = (): string => {
  if (unknownRooms().length > 0)
    throw new Error(`The picture of the parts has no place for ${unknownRooms().join(', ')}.`)
  const around = bandOf(
    'not published',
    'Packages that build, show and measure the published ones.',
    packages()
      .filter((one) => one.private === true)
      .map(({ folder }) => folder),
    1,
  )
  const needed = new Map(published().map((one) => [one.folder, needs(one)]))
  const outer = stacked(
    published().map(({ folder, description }) => ({ called: folder, sentence: beginningOf(description), inside: [] })),
    bottomOf([around]) + GAP * 2,
  )
  const ground = bottomOf(outer) + GAP * 2
  const inner = stacked(
    ROOMS.map((room) => ({ called: room, sentence: sentenceOf(room), inside: insideOf(room) })),
    ground + 42,
  )
  const height = bottomOf(inner) + INSET + 1
  const used = new Map<string, readonly string[]>(ROOMS.map((room) => [room, usedByRoom(room)]))
  const between = lanesOf(outer, (user) => (needed.get(user) ?? []).map((name) => name.replace(`${ENGINE}-`, '')))
  const down = between.length
  const [first] = outer
  const title = 'The packages, and the parts of the engine from the bottom up, with arrows to what each one uses'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<style>${ARCHITECTURE_STYLE}</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto" markerUnits="userSpaceOnUse"><path d="M0 0L8 4L0 8z"/></marker></defs>',
    `<rect class="ground" width="${WIDTH}" height="${height}"/>`,
    around.svg,
    ...outer.map(({ svg }) => svg),
    ...between,
    first === undefined
      ? ''
      : arrow(
          `every package uses ${ENGINE}`,
          `${joinsOf(outer, down)}M${laneAt(down)} ${placeOf(first, down)}V${ground - 2}`,
        ),
    `<rect class="house" x="1" y="${ground}" width="${WIDTH - 2}" height="${height - ground - 1}" rx="12"/><text class="room" x="${INSET}" y="${ground + 27}">${ENGINE}</text>`,
    ...inner.map(({ svg }) => svg),
    ...lanesOf(inner, (user) => used.get(user) ?? []),
    '</svg>',
    '',
  ].join('\n')
}
