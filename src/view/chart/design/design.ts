/** The format of a hand-made design for the drawing of a chart: which boxes are side by side, and which are below each other. */

/**
 * An arrangement of boxes: one state, given by its key, or several arrangements side by side or below each other. `gap` is the distance
 * between them, in lanes.
 */
export type Arrangement =
  | string
  | { readonly across: readonly Arrangement[]; readonly gap?: number }
  | { readonly down: readonly Arrangement[]; readonly gap?: number }

/** The design of a chart, as plain JSON. */
export interface Design {
  /**
   * The arrangement of the states inside each state, by the outer state's path. A state that is not listed is placed
   * after the others.
   */
  readonly inside: Readonly<Record<string, Arrangement>>
  /** The room that a name needs to be readable from a distance, in chart units per pixel of its usual size. */
  readonly far: number
  /** The longest note that a box has room for at the end of its name, by the box's path. */
  readonly noted?: Readonly<Record<string, string>>
  /** The width of the text in a box, by the box's path. The transitions are set in as many columns as fit. */
  readonly wide: Readonly<Record<string, number>>
}

/** The distance between two parallel lines, in chart units. All boxes begin and end on lanes. */
export const LANE = 12

const keysIn = (arrangement: Arrangement): readonly string[] =>
  typeof arrangement === 'string'
    ? [arrangement]
    : ('across' in arrangement ? arrangement.across : arrangement.down).flatMap(keysIn)

/** The paths of the states whose places the design gives. */
export const pathsIn = ({ inside }: Design): readonly string[] =>
  Object.entries(inside).flatMap(([path, arrangement]) =>
    keysIn(arrangement).map((key) => (path === '' ? key : `${path}.${key}`)),
  )

/** A copy of an arrangement without the keys for which `has` returns false; null if no key is left. */
const without = (arrangement: Arrangement, has: (key: string) => boolean): Arrangement | null => {
  if (typeof arrangement === 'string') return has(arrangement) ? arrangement : null
  const kept = (all: readonly Arrangement[]): readonly Arrangement[] => all.flatMap((one) => without(one, has) ?? [])
  const gap = arrangement.gap === undefined ? {} : { gap: arrangement.gap }
  const left =
    'across' in arrangement ? { across: kept(arrangement.across), ...gap } : { down: kept(arrangement.down), ...gap }
  return ('across' in left ? left.across : left.down).length === 0 ? null : left
}

/**
 * The arrangement of the boxes inside the state `path`: first the designed arrangement, then the boxes that the design does not mention. If
 * the design mentions none of the boxes, the first box is placed beside the others.
 */
export const arrangementOf = (design: Design, path: string, keys: readonly string[]): Arrangement => {
  const designed = design.inside[path]
  const placed = new Set(designed === undefined ? [] : keysIn(designed))
  const kept = designed === undefined ? null : without(designed, (key) => keys.includes(key))
  const [first, ...others] = keys.filter((key) => !placed.has(key))
  if (first === undefined) return kept ?? { across: [] }
  if (kept !== null) return { down: [kept, { across: [first, ...others] }] }
  return { across: [first, { down: others }] }
}
