/** The words in which places of a chart are designed by hand: which box stands beside which, and which below. */

/** A state by its key, or some next to each other, or some below each other. The gap between them is counted in lanes. */
export type Arrangement =
  | string
  | { readonly across: readonly Arrangement[]; readonly gap?: number }
  | { readonly down: readonly Arrangement[]; readonly gap?: number }

/** Places of a chart, as plain JSON. */
export interface Design {
  /** What is in a state, by its path: the keys of the states in it. A state that is not here stands after the others. */
  readonly inside: Readonly<Record<string, Arrangement>>
  /** How much room a name needs, in the measure of the chart, for a pixel of its usual size: so that it can be read from afar. */
  readonly far: number
  /** How wide the writing in a box may be: its transitions are set in as many columns as fit. */
  readonly wide: Readonly<Record<string, number>>
}

/** The distance between two lines that run along each other, in the measure of the chart. All boxes begin and end on lanes. */
export const LANE = 12

const keysIn = (arrangement: Arrangement): readonly string[] =>
  typeof arrangement === 'string'
    ? [arrangement]
    : ('across' in arrangement ? arrangement.across : arrangement.down).flatMap(keysIn)

/** The paths that have a place. */
export const pathsIn = ({ inside }: Design): readonly string[] =>
  Object.entries(inside).flatMap(([path, arrangement]) =>
    keysIn(arrangement).map((key) => (path === '' ? key : `${path}.${key}`)),
  )

/** An arrangement without the keys that there are no boxes for, or null where nothing is left. */
const without = (arrangement: Arrangement, has: (key: string) => boolean): Arrangement | null => {
  if (typeof arrangement === 'string') return has(arrangement) ? arrangement : null
  const kept = (all: readonly Arrangement[]): readonly Arrangement[] => all.flatMap((one) => without(one, has) ?? [])
  const gap = arrangement.gap === undefined ? {} : { gap: arrangement.gap }
  const left =
    'across' in arrangement ? { across: kept(arrangement.across), ...gap } : { down: kept(arrangement.down), ...gap }
  return ('across' in left ? left.across : left.down).length === 0 ? null : left
}

/** How the boxes in a state stand: as designed, and what has no place after that, the first beside the others. */
export const arrangementOf = (design: Design, path: string, keys: readonly string[]): Arrangement => {
  const designed = design.inside[path]
  const placed = new Set(designed === undefined ? [] : keysIn(designed))
  const kept = designed === undefined ? null : without(designed, (key) => keys.includes(key))
  const [first, ...others] = keys.filter((key) => !placed.has(key))
  if (first === undefined) return kept ?? { across: [] }
  if (kept !== null) return { down: [kept, { across: [first, ...others] }] }
  return { across: [first, { down: others }] }
}
