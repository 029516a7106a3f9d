/** Finds the drawn elements that highlighted tokens refer to, and those of them that a person most wants to read. */
import { type Area, type ChartGraph, standsFor } from 'ptcg-turn-engine/chart'
import type { Drawing } from './drawing.ts'
import { aboutState, aboutTransitions } from './pieces.ts'

/** The states that a token belongs to, visible or not. */
const homesOf = ({ states, transitions }: ChartGraph, token: string): readonly string[] => [
  ...states.filter((state) => aboutState(state).about.includes(token)).map(({ path }) => path),
  ...transitions
    .filter(
      (one) => aboutTransitions([one]).about.includes(token) || one.clauses.some((name) => token === `clause:${name}`),
    )
    .map(({ source }) => source),
]

/** The elements of a token. An element that is hidden is represented by the closed box around it. */
export const litBy = (whole: ChartGraph, { about, states, closed }: Drawing, token: string): readonly Element[] =>
  about.get(token) ?? [
    ...new Set(homesOf(whole, token).flatMap((path) => states.get(standsFor(whole, path, closed))?.group ?? [])),
  ]

/**
 * The rank of an element; the lowest is what a person most wants to read. Words come before arrows, arrows before boxes, and current
 * elements before others.
 */
const distanceOf = (element: Element): number => {
  const kind = ['.holds', '.listing', '.arrow', '*'].findIndex((one) => element.matches(one))
  return kind * 3 + ['.state.active, .state.active *', '.live, .live *', '*'].findIndex((one) => element.matches(one))
}

/**
 * The areas that a person most wants to read: those of the selection or, if the selection is not drawn, those of related parts. The chart
 * brings one of these areas into view.
 */
export const soughtOf = (
  whole: ChartGraph,
  drawn: Drawing,
  [first = '', ...others]: readonly string[],
): readonly Area[] => {
  const selected = litBy(whole, drawn, first)
  const lit = selected.length > 0 ? selected : others.flatMap((token) => litBy(whole, drawn, token))
  const ranked = lit.map((element) => ({ distance: distanceOf(element), area: drawn.places.get(element) }))
  const least = Math.min(...ranked.map(({ distance }) => distance))
  return ranked.flatMap(({ distance, area }) => (distance === least && area !== undefined ? [area] : []))
}
