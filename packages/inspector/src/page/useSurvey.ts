/** Surveys the current line of play in pieces, with pauses in which the page can react. */
import { useEffect, useMemo, useReducer } from 'preact/hooks'
import type { InspectedHistory } from '../time/history.ts'
import { type Survey, surveyor } from '../time/survey.ts'

/**
 * The numbers of steps that are surveyed before the first rendering and before each later one, and the pause between two renderings in
 * milliseconds. A new event is surveyed before the first rendering.
 */
const AT_ONCE = 20
const LATER = 200
const PAUSE = 30

export const useSurvey = (history: InspectedHistory): Survey => {
  const { survey } = useMemo(surveyor, [])
  const [pieces, goOn] = useReducer((count: number) => count + 1, 0)
  const known = useMemo(() => survey(history, pieces === 0 ? AT_ONCE : LATER), [survey, history, pieces])
  useEffect(() => {
    if (known.isComplete) return undefined
    const timer = setTimeout(() => goOn(undefined), PAUSE)
    return () => clearTimeout(timer)
  }, [known])
  return known
}
