/** Draws the search results in the story: each sentence leads to its moment. */
import { useEffect, useMemo, useReducer } from 'preact/hooks'
import { type StoryFound, searchStory, storyDescriber } from '../../story/storySearch.ts'
import { lineAt } from '../../time/inspection.ts'
import type { Landmark, Survey } from '../../time/survey.ts'
import { type PanelProps, useCommands } from '../commands.ts'

/** The number of steps described between two renderings, and the maximum number of sentences listed. */
const AT_ONCE = 60
const MAX_RESULTS = 100

interface Props extends PanelProps {
  readonly survey: Survey
  readonly text: string
  readonly kind: Landmark | 'all'
}

export const StorySearch = ({ inspection, moment, survey, text, kind }: Props) => {
  const { dispatch } = useCommands()
  const { describeMore } = useMemo(storyDescriber, [])
  const [pieces, goOn] = useReducer((count: number) => count + 1, 0)
  const { history } = lineAt(inspection)
  const { audience } = inspection
  const described = useMemo(() => describeMore(history, audience, AT_ONCE), [describeMore, history, audience, pieces])
  const isComplete = described.length > history.length
  useEffect(() => {
    if (isComplete) return undefined
    const timer = setTimeout(() => goOn(undefined), 0)
    return () => clearTimeout(timer)
  }, [isComplete, described])
  const ofKind = useMemo(() => survey.landmarks.filter(({ landmark }) => landmark === kind), [survey, kind])
  const found = useMemo(() => {
    if (kind === 'all') return described.flatMap((one) => searchStory(one, text))
    const steps = new Set(ofKind.map(({ step }) => step))
    if (text.trim() !== '')
      return described.filter(({ step }) => steps.has(step)).flatMap((one) => searchStory(one, text))
    return ofKind.flatMap(({ step, frame, words }): readonly StoryFound[] => {
      const one = described[step]
      if (one === undefined) return []
      return words === undefined ? searchStory(one, '').slice(0, 1) : [{ step, frame, words }]
    })
  }, [described, ofKind, kind, text])
  const go = ({ step, frame }: StoryFound): void =>
    dispatch(frame === null ? { do: 'go', step } : { do: 'go', step, frame })
  const count = found.length === 1 ? '1 sentence' : `${found.length} sentences`
  return (
    <>
      <p class="quiet" role="status">
        {isComplete
          ? `${count}.`
          : `${count} so far; ${described.length} of ${history.length + 1} steps have been searched.`}
        {found.length > MAX_RESULTS ? ` The first ${MAX_RESULTS}:` : ''}
      </p>
      <ol class="Story-found" aria-label="Found in the story">
        {found.slice(0, MAX_RESULTS).map((one, at) => (
          <li key={`${one.step}.${at}`}>
            <button
              type="button"
              aria-current={one.step === moment.place.step ? 'step' : undefined}
              onClick={() => go(one)}
            >
              <small>{one.step}</small> {one.words}
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
