/** Turns the race of a game into curves: lines that show a value at each step. */

export interface Curve {
  readonly path: string
  /** The value at the current step. */
  readonly now: number
}

/** A stepped line through the values: a change shows at its own step. */
export const curveOf = (values: readonly number[], step: number): Curve => ({
  path:
    values.reduce(
      (path, value, at) => (at === 0 ? `M0 ${value}` : value === values[at - 1] ? path : `${path}H${at}V${value}`),
      '',
    ) + (values.length === 0 ? '' : `H${values.length - 1}`),
  now: values[Math.min(step, values.length - 1)] ?? 0,
})

/** A sentence about who has fewer Prize cards left. */
export const leadInWords = (names: readonly [string, string], [one, other]: readonly [number, number]): string => {
  const by = Math.abs(one - other)
  if (by === 0) return 'Both have the same number of Prize cards left.'
  return `${one < other ? names[0] : names[1]} is ahead by ${by} Prize card${by === 1 ? '' : 's'}.`
}
