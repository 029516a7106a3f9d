/**
 * Finds the first difference between two values: different content, or a part that only one of them has kept as the same object since the
 * step before. Describes the difference in a sentence with its path.
 */

type Parts = Readonly<Record<string, unknown>>

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

/** Both values one step earlier. They did not differ then. */
export interface Earlier {
  readonly theirs: unknown
  readonly ours: unknown
}

const NOT_KEPT = (path: string, keeper: string, other: string): string =>
  `${path}: ${keeper} keeps the very same object, ${other} has another one.`

/**
 * The first difference, or null. With `earlier`, a part that one value keeps as the same object must be kept by the
 * other too. Such a part is not compared, since it did not differ a step before.
 */
export const firstDifferenceInWords = (
  theirs: unknown,
  ours: unknown,
  path: string,
  earlier?: Earlier,
): string | null => {
  if (!isParts(theirs) || !isParts(ours))
    return Object.is(theirs, ours) ? null : `${path}: ${shown(theirs)} in XState, ${shown(ours)} in the stepper.`
  if (earlier !== undefined) {
    const kept = theirs === earlier.theirs
    if (kept !== (ours === earlier.ours))
      return kept ? NOT_KEPT(path, 'XState', 'the stepper') : NOT_KEPT(path, 'the stepper', 'XState')
    if (kept) return null
  }
  if (theirs === ours) return null
  if (Array.isArray(theirs) !== Array.isArray(ours))
    return `${path}: only one of XState and the stepper has a list here.`
  const keys = Object.keys(theirs)
  const surplus = Object.keys(ours).find((key) => !Object.hasOwn(theirs, key))
  if (surplus !== undefined) return `${path}.${surplus}: nothing in XState, ${shown(ours[surplus])} in the stepper.`
  for (const key of keys) {
    if (!Object.hasOwn(ours, key)) return `${path}.${key}: ${shown(theirs[key])} in XState, nothing in the stepper.`
    const before = partBefore(earlier, key)
    const found = firstDifferenceInWords(theirs[key], ours[key], `${path}.${key}`, before)
    if (found !== null) return found
  }
  return null
}

const partBefore = (earlier: Earlier | undefined, key: string): Earlier | undefined =>
  earlier !== undefined && isParts(earlier.theirs) && isParts(earlier.ours)
    ? { theirs: earlier.theirs[key], ours: earlier.ours[key] }
    : undefined
