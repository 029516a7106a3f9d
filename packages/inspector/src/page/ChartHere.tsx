/** Draws a popup in the chart: the details of a thing that was clicked, beside the click. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Area } from 'ptcg-turn-engine/chart'
import type { Selection } from '../selection.ts'
import { type PanelProps, useCommands } from './commands.ts'
import { Later } from './Later.tsx'
import './ChartHere.css'

/** The clicked thing, and its place in the chart's window. */
export interface Clicked {
  readonly selection: Selection
  readonly at: Area
}

const ASIDE = 10
const EDGE = 6
/** The minimum width of the popup in pixels, at which its text is readable. */
const LEAST = 220

/** Places the popup below or above the clicked thing, else beside it. The thing stays visible unless it fills the window. */
const placeIn = (card: HTMLElement, { at }: Clicked): void => {
  const { clientWidth: width, clientHeight: height } = card.offsetParent ?? document.documentElement
  const aside = Math.max(at.x, width - at.x - at.width) - ASIDE - EDGE
  card.style.maxWidth = `${Math.max(LEAST, aside)}px`
  const { offsetWidth, offsetHeight } = card
  const right = at.x + at.width + ASIDE
  const left = at.x - ASIDE - offsetWidth
  const below = at.y + at.height + ASIDE
  const above = at.y - ASIDE - offsetHeight
  const hasRoomBelow = below + offsetHeight <= height - EDGE
  const isBeside = !hasRoomBelow && above < EDGE
  const beside = right + offsetWidth <= width - EDGE || width - right > at.x ? right : left
  const x = isBeside ? beside : at.x
  const y = isBeside ? at.y : hasRoomBelow ? below : above
  card.style.left = `${Math.max(EDGE, Math.min(x, width - offsetWidth - EDGE))}px`
  card.style.top = `${Math.max(EDGE, Math.min(y, height - offsetHeight - EDGE))}px`
}

export const ChartHere = ({ here, ...panel }: PanelProps & { readonly here: Clicked }) => {
  const { dispatch } = useCommands()
  const card = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = card.current
    if (element === null) return undefined
    const place = (): void => placeIn(element, here)
    place()
    // The content of the popup may load later, and change its size.
    const resized = new ResizeObserver(place)
    resized.observe(element)
    return () => resized.disconnect()
  }, [here])
  return (
    <aside class="chart-here" ref={card} aria-label={`About ${here.selection.label}`}>
      <button
        type="button"
        class="chart-here-close"
        aria-label="Close"
        title="Close (Esc)"
        onClick={() => dispatch({ do: 'select', selection: null })}
      >
        ×
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="chart-here-words" tabIndex={0}>
        <Later draw={({ Details }) => <Details {...panel} />} />
      </div>
    </aside>
  )
}
