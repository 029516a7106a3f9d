/** Finds what is lit by tokens: the pieces that they are about, and which of these a person most wants to read. */
import { type Area, type ChartGraph, standsFor } from 'ptcg-turn-engine/chart'
import type { Drawing } from './drawing.ts'
import { aboutState, aboutTransitions } from './pieces.ts'

/** The states in which a token is at home, whether they are shown or not. */
const homesOf = ({ states, transitions }: ChartGraph, token: string): readonly string[] => [
  ...states.filter((state) => aboutState(state).about.includes(token)).map(({ path }) => path),
  ...transitions
    .filter(
      (one) => aboutTransitions([one]).about.includes(token) || one.clauses.some((name) => token === `clause:${name}`),
    )
    .map(({ source }) => source),
]

/** What a token is about; what is hidden is shown by the closed box that it is in. */
export const litBy = (whole: ChartGraph, { about, states, closed }: Drawing, token: string): readonly Element[] =>
  about.get(token) ?? [
    ...new Set(homesOf(whole, token).flatMap((path) => states.get(standsFor(whole, path, closed))?.group ?? [])),
  ]

/** The less, the more a person wants to read it: words before arrows before boxes, and what the game is at before the rest. */
const distanceOf = (element: Element): number => {
  const kind = ['.holds', '.listing', '.arrow', '*'].findIndex((one) => element.matches(one))
  return kind * 3 + ['.state.active, .state.active *', '.live, .live *', '*'].findIndex((one) => element.matches(one))
}

/** The places of which one should be seen: those of what was selected, or else of what goes with it. */
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
