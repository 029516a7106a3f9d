/** Draws the chart on the page: the web component, told what the moment is. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { gameGraph } from '../../../view/gameOnChart/gameGraph.ts'
import { clauseTruths } from '../../../view/gameOnChart/truths.ts'
import { defineTurnChart } from '../../elements/chart/define.ts'
import type { TurnChart } from '../../elements/chart/turnChart.ts'
import { type About, isSame } from '../selection.ts'
import { lineAt } from '../time/inspection.ts'
import type { Survey } from '../time/survey.ts'
import { ChartHere, type Clicked } from './ChartHere.tsx'
import { damageNotes, heldAt } from './chartMarks.ts'
import { type PanelProps, useCommands } from './commands.ts'
import type { Theme } from './theme.ts'
import { lookedAt, travelled } from './trail.ts'
import type { WordedChart, Wording } from './wording.ts'
import './ChartPane.css'

interface Props extends PanelProps {
  readonly worded: WordedChart
  readonly wording: Wording
  readonly onWording: (wording: Wording) => void
  readonly theme: Theme
  readonly survey: Survey
  readonly onReady: (chart: TurnChart) => void
}

defineTurnChart()

/** Where in the pane a hand was last. */
const pointIn = ({
  currentTarget,
  clientX,
  clientY,
}: PointerEvent & { readonly currentTarget: HTMLElement }): { x: number; y: number } => {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

const NO_COUNTS: TurnChart['counts'] = new Map()

export const ChartPane = ({ inspection, moment, worded, wording, onWording, theme, survey, onReady }: Props) => {
  const chart = useRef<TurnChart>(null)
  const { dispatch } = useCommands()
  const { frame, seen } = moment
  const [isCounted, count] = useState(false)
  const pointed = useRef({ x: 0, y: 0 })
  const [here, putHere] = useState<Clicked | null>(null)
  const looked = useMemo(() => lookedAt(inspection), [inspection.tried])
  const truths = useMemo(() => clauseTruths(gameGraph, seen, looked), [seen, looked])
  const held = useMemo(() => heldAt(moment, inspection.audience), [moment, inspection.audience])
  const notes = useMemo(() => damageNotes(seen.game, moment.facts), [seen.game, moment.facts])
  const { history } = lineAt(inspection)
  const trail = useMemo(() => travelled(history, moment), [history, moment])

  useLayoutEffect(() => {
    const element = chart.current
    if (element === null) return undefined
    element.follow = true
    onReady(element)
    const select = (event: Event): void => {
      const { about, label } = (event as CustomEvent<{ about: readonly About[]; label: string }>).detail
      dispatch({ do: 'select', selection: { about, label } })
      putHere({ ...pointed.current, selection: { about, label } })
    }
    element.addEventListener('chart-select', select)
    return () => element.removeEventListener('chart-select', select)
  }, [dispatch, onReady])

  useLayoutEffect(() => {
    const element = chart.current
    if (element === null) return
    element.layout = worded.layout
    element.graph = worded.graph
  }, [worded.layout, worded.graph])

  useLayoutEffect(() => {
    const element = chart.current
    if (element === null) return
    element.visited = trail.states
    element.travelled = trail.transitions
    element.truths = truths
    element.held = held
    element.notes = notes
    element.active = frame.state
  }, [frame, truths, held, notes, trail])
  // The same transition may be taken twice in a row, and is seen to be.
  useLayoutEffect(() => {
    if (chart.current !== null) chart.current.taken = frame.transition
  }, [frame])

  useLayoutEffect(() => {
    if (chart.current !== null) chart.current.lit = inspection.selection?.about ?? []
  }, [inspection.selection])

  useLayoutEffect(() => {
    if (chart.current !== null) chart.current.counts = isCounted ? survey.counts : NO_COUNTS
  }, [survey, isCounted])

  return (
    <section
      class="chart-pane"
      aria-label="Statechart"
      onPointerUpCapture={(event) => (pointed.current = pointIn(event))}
    >
      <ptcg-turn-chart ref={chart} theme={theme} />
      <div class="chart-switches">
        <button
          type="button"
          aria-pressed={wording === 'words'}
          title="Plain words in the place of the names that the machine has"
          onClick={() => onWording(wording === 'words' ? 'names' : 'words')}
        >
          Plain words
        </button>
        <button
          type="button"
          aria-pressed={isCounted}
          title="How often each transition was taken in this line: the more often, the stronger it is drawn"
          onClick={() => count(!isCounted)}
        >
          How often
        </button>
      </div>
      {here !== null && isSame(here.selection, inspection.selection) ? (
        <ChartHere here={here} inspection={inspection} moment={moment} />
      ) : null}
    </section>
  )
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'ptcg-turn-chart': { ref?: { current: TurnChart | null }; theme?: Theme }
    }
  }
}
