/** Surveys the line that is looked at, a piece at a time, while nothing else is to be done. */
import { useEffect, useMemo, useReducer } from 'preact/hooks'
import type { InspectedHistory } from '../time/history.ts'
import { type Survey, surveyor } from '../time/survey.ts'

/** Steps looked at before the page is drawn, and between two drawings: an event that has just come is known at once. */
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
