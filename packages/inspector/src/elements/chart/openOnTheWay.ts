/**
 * Finds the boxes to open while the chart follows the active state: the boxes that contain this state, except for the small charts inside
 * steps of the rulebook.
 */
import { type ChartGraph, lineOf, stepsOnly } from 'ptcg-turn-engine/chart'

/** The states that stay closed, or null if nothing needs to be opened. */
export const openOnTheWay = (
  whole: ChartGraph | null,
  closed: ReadonlySet<string>,
  active: string,
): ReadonlySet<string> | null => {
  const folded = whole === null ? [] : lineOf(whole, active).filter(({ path }) => closed.has(path))
  if (whole === null || folded.length === 0) return null
  const steps = stepsOnly(whole)
  const opened = folded.flatMap(({ path }) => (path === active || steps.has(path) ? [] : [path]))
  return opened.length === 0 ? null : new Set([...closed].filter((path) => !opened.includes(path)))
}
