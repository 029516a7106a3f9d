/** Summarizes many measurements: the median, and the spread. */

const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b)

/** The quantile: the value below which this share of all values lies. 0.5 gives the median. */
export const quantile = (values: readonly number[], part: number): number => {
  const ranked = sorted(values)
  const at = (ranked.length - 1) * part
  const below = ranked[Math.floor(at)] ?? Number.NaN
  const above = ranked[Math.ceil(at)] ?? Number.NaN
  return below + (above - below) * (at - Math.floor(at))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Half the distance between the quartiles, relative to the median. */
export const spread = (values: readonly number[]): number =>
  (quantile(values, 0.75) - quantile(values, 0.25)) / 2 / median(values)
