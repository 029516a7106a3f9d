/** Draws an event as an animated picture: each microstep on the chart in turn, with its damage and the transitions taken. */

import type { Area, Point } from 'ptcg-turn-engine/chart'
import { TURN_STOPS, turnStopOf } from 'ptcg-turn-engine/table'
import * as E from '#fp-ts/Either'
import { damageNotes } from '../../damageNotes.ts'
import type { SeenLayout } from '../../elements/chart/seen.ts'
import type { TurnChart } from '../../elements/chart/turnChart.ts'
import type { Moment } from '../../time/moment.ts'
import { mergeDrawings, type Schedule } from './merged.ts'

const SECONDS_EACH = 1
const SECONDS_LAST = 3
/** The maximum number of frames, more than the longest attack needs. Of a longer event, the last frames are shown. */
const MAX_FRAMES = 60

/** The styles in an SVG text. A page whose policy forbids foreign styles may refuse to parse them, so they are handled as text. */
const LOOKS = /<style>[\s\S]*?<\/style>/
const NO_LOOKS = '<desc>looks</desc>'

/** The size of the visible part of the chart, in chart units: room for a state and its surroundings, with readable text. */
const VIEW = { width: 1440, height: 810 } as const
const CAPTION = 44
/** The duration of a camera movement in seconds. */
const MOVES = 0.4

const scheduleOf = (count: number): Schedule => {
  const seconds = (count - 1) * SECONDS_EACH + SECONDS_LAST
  return { seconds, times: Array.from({ length: count }, (_, at) => (at * SECONDS_EACH) / seconds) }
}

/** Resolves after the chart has been rendered, which happens in a later task. */
const drawn = (): Promise<void> => new Promise((done) => setTimeout(done))

type Camera = Point

const upTo = (value: number, most: number): number => Math.max(0, Math.min(value, Math.max(0, most)))

/** The camera position of each frame: it stays while the state is in view, and never leaves the chart. */
const cameras = (layout: SeenLayout, states: readonly string[]): readonly Camera[] => {
  const boxes = new Map(layout.boxes.map((box) => [box.path, box]))
  const boxOf = (path: string): Area | undefined =>
    boxes.get(path) ?? (path === '' ? undefined : boxOf(path.slice(0, Math.max(0, path.lastIndexOf('.')))))
  let at: Camera | null = null
  return states.map((state) => {
    const { x, y, width, height } = boxOf(state) ?? { x: 0, y: 0, width: 0, height: 0 }
    const isSeen =
      at !== null && x >= at.x && y >= at.y && x + width <= at.x + VIEW.width && y + height <= at.y + VIEW.height
    if (at === null || !isSeen)
      at = {
        x: Math.round(upTo(x + width / 2 - VIEW.width / 2, layout.width - VIEW.width)),
        y: Math.round(upTo(y + height / 2 - VIEW.height / 2, layout.height - VIEW.height)),
      }
    return at
  })
}

const element = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  inside: readonly (Node | string)[] = [],
) => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, `${value}`)
  made.append(...inside)
  return made
}

/** Animates the camera: it moves to the next position just before the frame of that position begins. */
const moving = (places: readonly Camera[], { times, seconds }: Schedule): Element => {
  const boxAt = ({ x, y }: Camera): string => `${x} ${y} ${VIEW.width} ${VIEW.height}`
  const stops = places.flatMap((place, at) => {
    const before = places[at - 1]
    const time = times[at] ?? 0
    return before === undefined || before === place
      ? [[time, place] as const]
      : ([
          [time - MOVES / seconds, before],
          [time, place],
        ] as const)
  })
  const last = places.at(-1)
  const all = last === undefined ? stops : [...stops, [1, last] as const]
  return element('animate', {
    attributeName: 'viewBox',
    values: all.map(([, place]) => boxAt(place)).join(';'),
    keyTimes: all.map(([time]) => Math.round(time * 10_000) / 10_000).join(';'),
    dur: `${seconds}s`,
    repeatCount: 'indefinite',
  })
}

/** The SVG text of the picture, or one sentence that says why there is none. The displayed chart `shown` is read, but not changed. */
export const filmOf = async (shown: TurnChart | null, moment: Moment): Promise<E.Either<string, string>> => {
  const { step } = moment
  const frames = step.frames.slice(-MAX_FRAMES)
  if (shown?.layout == null) return E.left('There is no chart yet.')
  if (frames.length < 2) return E.left('Nothing moves in this event: go to one that goes through several states.')
  const chart = document.createElement('ptcg-turn-chart') as TurnChart
  const { width, height } = shown.layout
  // The chart is rendered at its full size, out of sight.
  Object.assign(chart.style, { position: 'fixed', left: '-99999px', width: `${width}px`, height: `${height}px` })
  chart.inert = true
  const theme = shown.getAttribute('theme')
  if (theme !== null) chart.setAttribute('theme', theme)
  document.body.append(chart)
  try {
    chart.layout = shown.layout
    chart.graph = shown.graph
    await drawn()
    const pictures: Element[] = []
    const captions: Element[] = []
    let looks = ''
    for (const [at, frame] of frames.entries()) {
      const passed = frames.slice(0, at + 1)
      const facts = step.after.game.facts.slice(0, frame.facts)
      chart.active = frame.state
      chart.taken = frame.transition
      chart.visited = new Set(passed.map(({ state }) => state))
      chart.traveled = new Set(passed.flatMap(({ transition }) => transition ?? []))
      chart.notes = damageNotes(frame.game, facts)
      await drawn()
      const picture = chart.toSvg()
      looks = LOOKS.exec(picture)?.[0] ?? ''
      const svg = new DOMParser().parseFromString(picture.replace(LOOKS, NO_LOOKS), 'image/svg+xml').documentElement
      const { name, says } = TURN_STOPS[turnStopOf(frame.state)]
      captions.push(
        element('text', { x: 16, y: 29, 'font-size': 18, fill: 'var(--ink)' }, [
          `${at + 1} of ${frames.length} · ${name}: ${says}`,
        ]),
      )
      pictures.push(svg)
    }
    const schedule = scheduleOf(pictures.length)
    const { width, height } = VIEW
    const view = mergeDrawings(pictures, schedule)
    const places = cameras(
      shown.layout,
      frames.map(({ state }) => state),
    )
    const whole = { x: 0, y: CAPTION, width, height, viewBox: `${places[0]?.x} ${places[0]?.y} ${width} ${height}` }
    for (const [name, value] of Object.entries(whole)) view.setAttribute(name, `${value}`)
    view.append(moving(places, schedule))
    const film = element('svg', { viewBox: `0 0 ${width} ${height + CAPTION}`, width, height: height + CAPTION }, [
      element('rect', { width, height: CAPTION, fill: 'var(--even)' }),
      element('g', { 'font-family': 'system-ui,sans-serif', 'font-weight': 600 }, [
        mergeDrawings(
          captions.map((caption) => element('g', {}, [caption])),
          schedule,
        ),
      ]),
      view,
    ])
    return E.right(new XMLSerializer().serializeToString(film).replace(NO_LOOKS, () => looks))
  } finally {
    chart.remove()
  }
}
