/** Wilson's interval: a range around the share in a sample, which with 95 % confidence contains the share in the whole population. */

/** The standard normal quantile for 95 %. */
const Z = 1.959964

/** The lower and the upper end of the interval, from 0 to 1. */
export const interval = (found: number, of: number): readonly [low: number, high: number] => {
  if (of === 0) return [0, 1]
  const share = found / of
  const middle = share + Z ** 2 / (2 * of)
  const half = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))
  const whole = 1 + Z ** 2 / of
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)]
}
