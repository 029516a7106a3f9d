/** What is opened for whoever follows: the boxes on the way to the active state, but for the little charts inside a step of the rulebook. */
import { type ChartGraph, lineOf, stepsOnly } from 'ptcg-turn-engine/chart'

/** What stays closed, or null where nothing is to be opened. */
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
