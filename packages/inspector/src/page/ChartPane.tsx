/** Draws the chart on the page: passes the moment to the web component. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Area, Point } from 'ptcg-turn-engine/chart'
import { clauseTruths, gameGraph } from 'ptcg-turn-engine/game-chart'
import { damageNotes } from '../damageNotes.ts'
import { registerTurnChart } from '../elements/chart/define.ts'
import type { Selected } from '../elements/chart/events.ts'
import type { Wording } from '../elements/chart/reads.ts'
import type { TurnChart } from '../elements/chart/turnChart.ts'
import { type About, isSameSelection, type Selection } from '../selection.ts'
import { lineAt } from '../time/inspection.ts'
import type { Survey } from '../time/survey.ts'
import { ChartHere, type Clicked } from './ChartHere.tsx'
import { breakpointNotes, findHeldClauses } from './chartMarks.ts'
import { type PanelProps, useCommands } from './commands.ts'
import type { Theme } from './theme.ts'
import { findTrail, findTried } from './trail.ts'
import { useIsSmall } from './useIsNarrow.ts'
import type { WordedChart } from './wording.ts'
import './ChartPane.css'

interface Props extends PanelProps {
  readonly worded: WordedChart
  readonly wording: Wording
  readonly onWording: (wording: Wording) => void
  readonly theme: Theme
  readonly survey: Survey
  readonly onReady: (chart: TurnChart) => void
}

registerTurnChart()

/** The maximum height of a line of text in pixels. If a taller piece, such as a box, is clicked, the details appear beside the pointer. */
const LINE = 40
/** The time in milliseconds after which the chart has moved to a search result. */
const MOVED = 450

/** The place of an element in the pane; for a tall one, the place of the pointer. */
const areaIn = (pane: Element, at: NonNullable<Selected['at']>, hand: Point | null): Area => {
  const { left, top } = pane.getBoundingClientRect()
  if (at.height > LINE && hand !== null) return { ...hand, width: 0, height: 0 }
  return { x: at.left - left, y: at.top - top, width: at.width, height: at.height }
}

const NO_COUNTS: TurnChart['counts'] = new Map()

export const ChartPane = ({ inspection, moment, worded, wording, onWording, theme, survey, onReady }: Props) => {
  const chart = useRef<TurnChart>(null)
  const { dispatch } = useCommands()
  const { frame, seen } = moment
  const pane = useRef<HTMLElement>(null)
  // In a small pane, the names of the whole chart are too small to be read, so only the turn is shown unless a person asks for the whole
  // chart.
  const isSmall = useIsSmall(pane)
  const [isWhole, showWhole] = useState(false)
  const form = isSmall && !isWhole ? 'turn' : 'whole'
  const [isCounted, count] = useState(false)
  const selected = useRef(inspection.selection)
  selected.current = inspection.selection
  const pointed = useRef<Point | null>(null)
  const [here, putHere] = useState<Clicked | null>(null)
  const looked = useMemo(() => findTried(inspection), [inspection.tried])
  const truths = useMemo(() => clauseTruths(gameGraph, seen, looked), [seen, looked])
  const held = useMemo(() => findHeldClauses(moment, inspection.audience), [moment, inspection.audience])
  const { breakpoints } = inspection
  const notes = useMemo(
    () => new Map([...damageNotes(seen.game, moment.facts), ...breakpointNotes(breakpoints)]),
    [seen.game, moment.facts, breakpoints],
  )
  const { history } = lineAt(inspection)
  const trail = useMemo(() => findTrail(history, moment), [history, moment])

  useLayoutEffect(() => {
    const element = chart.current
    if (element === null) return undefined
    element.follow = true
    onReady(element)
    let moving: ReturnType<typeof setTimeout> | undefined
    const select = ({ detail: { about, label, at } }: CustomEvent<Selected>): void => {
      // Chart tokens are also valid page tokens.
      const selection: Selection = { about: about as readonly About[], label }
      clearTimeout(moving)
      // Selecting a search result again keeps it selected; a second click deselects.
      if (at !== null || !isSameSelection(selected.current, selection)) dispatch({ do: 'select', selection })
      if (at !== null) putHere({ selection, at: areaIn(element, at, pointed.current) })
      // A search result is brought into view before the popup appears beside it.
      else
        moving = setTimeout(() => {
          const found = element.shadowRoot?.querySelector('.selected')?.getBoundingClientRect()
          if (found !== undefined) putHere({ selection, at: areaIn(element, found, null) })
        }, MOVED)
      pointed.current = null
    }
    element.addEventListener('chart-select', select)
    return () => {
      clearTimeout(moving)
      element.removeEventListener('chart-select', select)
    }
  }, [dispatch, onReady])

  useLayoutEffect(() => {
    const element = chart.current
    if (element === null || worded.isComing) return
    element.layout = worded.layout
    element.graph = worded.graph
  }, [worded])

  useLayoutEffect(() => {
    const element = chart.current
    if (element === null) return
    element.visited = trail.states
    element.traveled = trail.transitions
    element.truths = truths
    element.held = held
    element.notes = notes
    element.active = frame.state
  }, [frame, truths, held, notes, trail])
  useLayoutEffect(() => {
    if (chart.current !== null) chart.current.form = form
  }, [form])
  // The same transition may be taken twice in a row, and is animated each time.
  useLayoutEffect(() => {
    if (chart.current !== null) chart.current.taken = frame.transition
  }, [frame])

  // When the moment changes, the popup beside a clicked thing is closed.
  useEffect(() => putHere(null), [moment.place.step, moment.place.frame, moment.place.line])

  useLayoutEffect(() => {
    if (chart.current !== null) chart.current.lit = inspection.selection?.about ?? []
  }, [inspection.selection])

  useLayoutEffect(() => {
    if (chart.current !== null) chart.current.counts = isCounted ? survey.counts : NO_COUNTS
  }, [survey, isCounted])

  return (
    <section
      ref={pane}
      class="chart-pane"
      aria-label="Statechart"
      onPointerUpCapture={({ currentTarget, clientX, clientY }) => {
        const { left, top } = currentTarget.getBoundingClientRect()
        pointed.current = { x: clientX - left, y: clientY - top }
      }}
    >
      <ptcg-turn-chart ref={chart} theme={theme}>
        <button
          type="button"
          slot="controls"
          class="chart-switch"
          aria-pressed={wording === 'words'}
          title="Show plain words instead of the machine's names"
          onClick={() => onWording(wording === 'words' ? 'names' : 'words')}
        >
          Plain words
        </button>
        <button
          type="button"
          slot="controls"
          class="chart-switch"
          aria-pressed={isCounted}
          title="How often each transition was taken in this line: the more often, the stronger it is drawn"
          onClick={() => count(!isCounted)}
        >
          How often
        </button>
      </ptcg-turn-chart>
      {isSmall ? (
        <button type="button" class="chart-form" onClick={() => showWhole(!isWhole)}>
          <span class="chart-form-sign" aria-hidden="true">
            ⤢
          </span>
          <span class="chart-form-says">{isWhole ? 'Only the turn' : 'The whole chart'}</span>
        </button>
      ) : null}
      {here !== null && isSameSelection(here.selection, inspection.selection) ? (
        <ChartHere here={here} inspection={inspection} moment={moment} />
      ) : null}
    </section>
  )
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'ptcg-turn-chart': {
        ref?: { current: TurnChart | null }
        theme?: Theme
        children?: ComponentChildren
      }
    }
  }
}
