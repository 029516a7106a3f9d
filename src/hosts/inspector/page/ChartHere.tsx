/** Draws what is known of what was just clicked in the chart, beside where it was clicked. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Selection } from '../selection.ts'
import { type PanelProps, useCommands } from './commands.ts'
import { Later } from './Later.tsx'
import './ChartHere.css'

/** What was clicked, and where in the chart's window. */
export interface Clicked {
  readonly selection: Selection
  readonly x: number
  readonly y: number
}

const ASIDE = 14
const EDGE = 6

/** Beside the hand, on whichever side there is more room, and within the window. */
const placeIn = (card: HTMLElement, { x, y }: Clicked): void => {
  const { clientWidth: width, clientHeight: height } = card.offsetParent ?? document.documentElement
  const { offsetWidth, offsetHeight } = card
  const isRight = x < width / 2
  const left = isRight ? x + ASIDE : x - ASIDE - offsetWidth
  card.style.left = `${Math.max(EDGE, Math.min(left, width - offsetWidth - EDGE))}px`
  card.style.top = `${Math.max(EDGE, Math.min(y + ASIDE, height - offsetHeight - EDGE))}px`
}

export const ChartHere = ({ here, ...panel }: PanelProps & { readonly here: Clicked }) => {
  const { dispatch } = useCommands()
  const card = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = card.current
    if (element === null) return undefined
    const place = (): void => placeIn(element, here)
    place()
    // Its words may come later.
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
