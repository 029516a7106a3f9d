/** How far a share of a sample may be from the share of all: Wilson's interval, in which it lies with 95 % confidence. */

/** The standard normal quantile for 95 %. */
const Z = 1.959964

/** Lower and upper end, as parts of one. */
export const interval = (found: number, of: number): readonly [low: number, high: number] => {
  if (of === 0) return [0, 1]
  const share = found / of
  const middle = share + Z ** 2 / (2 * of)
  const half = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))
  const whole = 1 + Z ** 2 / of
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)]
}
