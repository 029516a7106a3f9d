/** Maps counts to one of eight color steps, on a logarithmic scale. */

/** The number of colors, from rare to frequent. */
export const SHADES = 8

/** The steps: each begins at a power of the base. */
export interface HeatScale {
  /** The minimum count of each step. */
  readonly from: readonly number[]
}

const BASES = [2, 5, 10, 100, 1000] as const

/** The finest scale with at most one step per color. */
export const heatScale = (most: number): HeatScale => {
  const base = BASES.find((one) => one ** SHADES > most) ?? 10_000
  const steps = Math.max(1, Math.floor(Math.log(Math.max(1, most)) / Math.log(base) + 1e-9) + 1)
  return { from: Array.from({ length: Math.min(steps, SHADES) }, (_, step) => base ** step) }
}

/** The color of a step. If there are few steps, they are spread over all colors. */
export const shadeOf = ({ from }: HeatScale, step: number): number =>
  from.length < 2 ? SHADES - 1 : Math.round((step * (SHADES - 1)) / (from.length - 1))

/** The value of `data-heat`: the number of a color, or `never`. */
export const heatOf = (scale: HeatScale, count: number): string =>
  count <= 0
    ? 'never'
    : String(
        shadeOf(
          scale,
          scale.from.findLastIndex((least) => count >= least),
        ),
      )
