/** Draws the microsteps of one event as a row of buttons that go to them. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { type ChartGraph, lineOf } from 'ptcg-turn-engine/chart'
import type { Frame } from '../time/step.ts'
import { type PanelProps, useCommands } from './commands.ts'
import './Microsteps.css'

/** The keys of states that say little by themselves; the state around such a state has the meaningful name. */
const PASSING = new Set(['working', 'asking', 'done'])

const partsOf = (state: string): readonly string[] => state.split('.').filter((part) => !PASSING.has(part))

/** The name of a microstep: the two innermost of the states that it has entered. */
const nameOf = (graph: ChartGraph, frame: Frame): string => {
  const line = new Map(lineOf(graph, frame.state).map(({ key, words }) => [key, words ?? key]))
  const parts = partsOf(frame.state)
  const before = partsOf(frame.from)
  const fresh = parts.findIndex((part, at) => before[at] !== part)
  const shown = fresh === -1 ? parts.slice(-1) : parts.slice(fresh)
  return shown
    .slice(-2)
    .map((key) => line.get(key) ?? key)
    .join(' › ')
}

/** Marks each end of the row beyond which there are more buttons to scroll to. */
const markEnds = (list: HTMLElement): void => {
  list.toggleAttribute('data-before', list.scrollLeft > 2)
  list.toggleAttribute('data-after', list.scrollLeft + list.clientWidth < list.scrollWidth - 2)
}

/** Centers the current microstep in the row. */
const centre = (list: HTMLElement | null): void => {
  const stop = list?.querySelector<HTMLElement>('[aria-current]')
  if (!list || !stop) return
  const [shown, wanted] = [list.getBoundingClientRect(), stop.getBoundingClientRect()]
  list.scrollLeft += wanted.left + wanted.width / 2 - (shown.left + shown.width / 2)
  markEnds(list)
}

interface Props extends PanelProps {
  readonly graph: ChartGraph
  /** Opens an explanation of all microsteps, where there is more room. */
  readonly onExplain: () => void
}

export const Microsteps = ({ inspection, moment, graph, onExplain }: Props) => {
  const { dispatch } = useCommands()
  const strip = useRef<HTMLOListElement>(null)
  const { step, place } = moment
  const { line } = inspection.place
  useLayoutEffect(() => centre(strip.current), [place, step, graph])
  useEffect(() => {
    const list = strip.current
    if (list === null) return undefined
    const resized = new ResizeObserver(() => centre(list))
    resized.observe(list)
    // A vertical wheel scrolls the row too.
    const roll = (event: WheelEvent): void => {
      if (event.deltaX !== 0 || list.scrollWidth <= list.clientWidth) return
      list.scrollLeft += event.deltaY
      event.preventDefault()
    }
    list.addEventListener('wheel', roll, { passive: false })
    return () => {
      resized.disconnect()
      list.removeEventListener('wheel', roll)
    }
  }, [])
  return (
    <ol
      class="microsteps"
      ref={strip}
      onScroll={({ currentTarget }) => markEnds(currentTarget)}
      aria-label="Microsteps of this event"
    >
      {step.frames.map((frame, at) => (
        <li key={at}>
          <button
            type="button"
            class={at === place.frame ? 'microstep here' : at < place.frame ? 'microstep passed' : 'microstep'}
            aria-current={at === place.frame ? 'step' : undefined}
            title={`${at + 1}. ${frame.state}. ${at === place.frame ? 'Click to read all microsteps of this event.' : 'Click to go to that microstep.'}`}
            onClick={() =>
              at === place.frame ? onExplain() : dispatch({ do: 'go', step: place.step, frame: at, line })
            }
          >
            {nameOf(graph, frame)}
          </button>
        </li>
      ))}
    </ol>
  )
}
