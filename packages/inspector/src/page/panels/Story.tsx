/** Draws the panel Story: the game turn by turn and event by event, open at the current moment. */
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks'
import { storyBook } from '../../story/storyOf.ts'
import { type TurnSpan, turnInWords } from '../../story/storyTurns.ts'
import { lineAt } from '../../time/inspection.ts'
import { LANDMARKS, type Landmark, type Survey } from '../../time/survey.ts'
import { type PanelProps, useCommands } from '../commands.ts'
import { IN_WORDS } from '../Landmarks.tsx'
import { Later } from '../Later.tsx'
import { StoryStep } from './StoryStep.tsx'
import './Story.css'

const Turns = ({ spans, label }: { readonly spans: readonly TurnSpan[]; readonly label: string }) => {
  const { dispatch } = useCommands()
  if (spans.length === 0) return null
  return (
    <ol class="Story-turns" aria-label={label}>
      {spans.map((span) => (
        <li key={span.first}>
          <button type="button" onClick={() => dispatch({ do: 'go', step: span.first })}>
            {turnInWords(span)}
          </button>
        </li>
      ))}
    </ol>
  )
}

const Left = ({ count, step, words }: { readonly count: number; readonly step: number; readonly words: string }) => {
  const { dispatch } = useCommands()
  return count === 0 ? null : (
    <button type="button" class="Story-left" onClick={() => dispatch({ do: 'go', step })}>
      {count} {words}
    </button>
  )
}

const ROOM = 24

/** Scrolls the current entry into view, as little as needed. If the entry does not fit, its latest part is shown. */
const keepInView = (panel: RefObject<HTMLDivElement | null>): void => {
  const step = panel.current?.querySelector('[aria-current=step]')
  // Only the panel scrolls, never the page.
  const scroller = step?.closest('.tabs-panel')
  if (!step || !scroller) return
  const happening = [...step.querySelectorAll('.Story-fact:not(.Story-later)')].at(-1) ?? step.lastElementChild ?? step
  const [view, whole, latest] = [scroller, step, happening].map((one) => one.getBoundingClientRect())
  if (view === undefined || whole === undefined || latest === undefined) return
  const [top, bottom] = [view.top + ROOM, view.bottom - ROOM]
  const fits = latest.bottom - whole.top <= bottom - top
  const from = fits ? whole.top : latest.top
  if (from < top) scroller.scrollTop += from - top
  else if (latest.bottom > bottom) scroller.scrollTop += Math.min(latest.bottom - bottom, from - top)
}

export const Story = ({ survey, ...props }: PanelProps & { readonly survey: Survey }) => {
  const { inspection, moment } = props
  const [text, search] = useState('')
  const [kind, choose] = useState<Landmark | 'all'>('all')
  const isSearched = text.trim() !== '' || kind !== 'all'
  const panel = useRef<HTMLDivElement>(null)
  const book = useMemo(storyBook, [])
  const [learned, learnMore] = useReducer((count: number) => count + 1, 0)
  const { history } = lineAt(inspection)
  const { audience } = inspection
  const { step, frame } = moment.place
  const page = useMemo(() => book.pageAt(history, audience, step), [book, history, audience, step, learned])
  const { before, described, after, earlier, later, isComplete } = page
  const first = described[0]?.steps[0]?.step ?? 0
  const last = described.at(-1)?.steps.at(-1)?.step ?? 0

  useEffect(() => {
    if (isComplete) return undefined
    const timer = setTimeout(() => learnMore(undefined), 0)
    return () => clearTimeout(timer)
  }, [isComplete, learned])
  useLayoutEffect(() => keepInView(panel), [history, audience, step, frame, page, isSearched])
  // A hidden panel cannot scroll, so it scrolls when it is shown.
  useLayoutEffect(() => {
    const scroller = panel.current?.closest('.tabs-panel')
    if (!scroller) return undefined
    const shown = new ResizeObserver(() => keepInView(panel))
    shown.observe(scroller)
    return () => shown.disconnect()
  }, [])

  return (
    <div class="Story" ref={panel}>
      <search class="Story-search">
        <input
          type="search"
          aria-label="Search the story"
          placeholder="Search the story"
          value={text}
          onInput={({ currentTarget }) => search(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') panel.current?.querySelector<HTMLButtonElement>('.Story-found button')?.click()
          }}
        />
        <select
          aria-label="What to show of the story"
          value={kind}
          onChange={({ currentTarget }) => choose(LANDMARKS.find((name) => name === currentTarget.value) ?? 'all')}
        >
          <option value="all">Everything</option>
          {LANDMARKS.map((name) => (
            <option key={name} value={name}>
              {IN_WORDS[name].many}
            </option>
          ))}
        </select>
      </search>
      {isSearched ? (
        <Later draw={({ StorySearch }) => <StorySearch {...props} survey={survey} text={text} kind={kind} />} />
      ) : (
        <>
          <Turns spans={before} label="Turns before" />
          <Left count={earlier} step={Math.max(0, first - 1)} words="earlier events of this turn" />
          {described.map(({ turn, steps }) => (
            <section key={steps[0]?.step} aria-label={turnInWords(turn)}>
              <h3>{turnInWords(turn)}</h3>
              <ol class="Story-steps">
                {steps.map((one) => (
                  <StoryStep key={one.step} story={one} frame={one.step === step ? frame : null} />
                ))}
              </ol>
            </section>
          ))}
          <Left count={later} step={last + 1} words="later events of this turn" />
          <Turns spans={after} label="Turns after" />
          {isComplete ? null : <p class="quiet">More turns follow; they are being looked up.</p>}
        </>
      )}
    </div>
  )
}
