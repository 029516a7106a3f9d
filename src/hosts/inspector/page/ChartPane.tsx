/** Draws the chart on the page: the web component, told what the moment is. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { gameGraph } from '../../../view/gameOnChart/gameGraph.ts'
import { clauseTruths } from '../../../view/gameOnChart/truths.ts'
import { defineTurnChart } from '../../elements/chart/define.ts'
import type { SeenLayout } from '../../elements/chart/seen.ts'
import type { TurnChart } from '../../elements/chart/turnChart.ts'
import type { About } from '../selection.ts'
import { lineAt } from '../time/inspection.ts'
import { type PanelProps, useCommands } from './commands.ts'
import type { Theme } from './theme.ts'
import { lookedAt, travelled } from './trail.ts'
import './ChartPane.css'

interface Props extends PanelProps {
  readonly layout: SeenLayout | null
  readonly theme: Theme
  readonly onReady: (chart: TurnChart) => void
}

defineTurnChart()

export const ChartPane = ({ inspection, moment, layout, theme, onReady }: Props) => {
  const chart = useRef<TurnChart>(null)
  const { dispatch } = useCommands()
  const { frame, seen } = moment
  const looked = useMemo(() => lookedAt(inspection), [inspection.tried])
  const truths = useMemo(() => clauseTruths(gameGraph, seen, looked), [seen, looked])
  const { history } = lineAt(inspection)
  const trail = useMemo(() => travelled(history, moment), [history, moment])

  useLayoutEffect(() => {
    const element = chart.current
    if (element === null) return undefined
    element.layout = layout
    element.graph = gameGraph
    element.follow = true
    onReady(element)
    const select = (event: Event): void => {
      const { about, label } = (event as CustomEvent<{ about: readonly About[]; label: string }>).detail
      dispatch({ do: 'select', selection: { about, label } })
    }
    element.addEventListener('chart-select', select)
    return () => element.removeEventListener('chart-select', select)
  }, [layout, dispatch, onReady])

  useLayoutEffect(() => {
    const element = chart.current
    if (element === null) return
    element.visited = trail.states
    element.travelled = trail.transitions
    element.truths = truths
    element.active = frame.state
    element.taken = frame.transition
  }, [frame, truths, trail])

  useLayoutEffect(() => {
    if (chart.current !== null) chart.current.lit = inspection.selection?.about ?? []
  }, [inspection.selection])

  return (
    <section class="chart-pane" aria-label="Statechart">
      <ptcg-turn-chart ref={chart} theme={theme} />
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
