/**
 * Draws the two small forms of the chart, for a side panel and for one line: the current stop of the turn, the stops passed, and the
 * damage.
 */
import { type Face, textWidth } from 'ptcg-turn-engine/chart'
import { TURN_STOPS, type TurnStopId, turnStopOf } from 'ptcg-turn-engine/table'
import type { Marked } from '../chart/marks.ts'
import { make, makeHtml } from '../chart/svg.ts'
import { type DrawnElement, STOP_BOXES, TURN_DRAWING, TURN_SIZE } from './turnDrawing.ts'

/** The forms of the chart: the whole chart, the turn for a side panel, the turn in a line. */
export const FORMS = ['whole', 'turn', 'strip'] as const
export type ChartForm = (typeof FORMS)[number]

const elementOf = ([name, attributes, inside = []]: DrawnElement): SVGElement =>
  typeof inside === 'string'
    ? make(name, attributes, [document.createTextNode(inside)])
    : make(name, attributes, inside.map(elementOf))

const panel = (): SVGElement =>
  make(
    'svg',
    { class: 'turn', viewBox: `0 0 ${TURN_SIZE.width} ${TURN_SIZE.height}`, role: 'group', 'aria-label': 'The turn' },
    TURN_DRAWING.map(elementOf),
  )

const strip = (): HTMLElement =>
  makeHtml(
    'ol',
    { class: 'strip', 'aria-label': 'The turn' },
    STOP_BOXES.map(({ stop }) =>
      makeHtml('li', { class: 'stop', 'data-stop': stop, title: TURN_STOPS[stop].says }, [
        TURN_STOPS[stop].name,
        makeHtml('small', { class: 'stop-note' }),
      ]),
    ),
  )

const notesByStop = (notes: Marked['notes']): ReadonlyMap<TurnStopId, string> =>
  new Map([...notes].map(([path, note]) => [turnStopOf(path), note]))

const LETTERS: Face = { size: 13, mono: false, bold: true }
/** The space that a box keeps free before, between and after its name and its note, in pixels. */
const AROUND = 18

const ROOM = new Map(
  STOP_BOXES.map(({ stop, name, width }) => [stop, width - AROUND - textWidth(name, LETTERS)] as const),
)

/** The part of a note that fits beside the name in a box: all of it, or only the value that a step ends with. */
const fitting = (stop: TurnStopId, note: string): string =>
  textWidth(note, LETTERS) <= (ROOM.get(stop) ?? 0) ? note : (note.split('→').at(-1) ?? note)

/** Draws and marks a small form in its element, which is empty for the whole chart. */
export class TurnFormView {
  readonly element = makeHtml('div', { class: 'form', part: 'form' })

  #shown: ChartForm = 'whole'

  show(form: ChartForm): void {
    if (form === this.#shown) return
    this.#shown = form
    this.element.replaceChildren(...(form === 'turn' ? [panel()] : form === 'strip' ? [strip()] : []))
  }

  mark({ active, visited, notes }: Marked): void {
    if (this.element.childElementCount === 0) return
    const here = active === '' ? null : turnStopOf(active)
    const passed = new Set([...visited].filter((path) => typeof path === 'string').map(turnStopOf))
    const stopNotes = notesByStop(notes)
    for (const stop of this.element.querySelectorAll('.stop')) {
      const id = stop.getAttribute('data-stop') as TurnStopId
      stop.classList.toggle('here', id === here)
      stop.classList.toggle('passed', id !== here && (passed.has(id) || stopNotes.has(id)))
      if (id === here) stop.setAttribute('aria-current', 'step')
      else stop.removeAttribute('aria-current')
      const note = stop.querySelector('.stop-note')
      const written = stopNotes.get(id) ?? ''
      if (note !== null) note.textContent = this.#shown === 'turn' ? fitting(id, written) : written
    }
  }
}
