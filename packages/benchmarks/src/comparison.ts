/** Compares the figures of a run with the recorded figures, and finds the figures that have become much worse. */
import type { Figure, SectionResult } from './section.ts'

/**
 * The factor by which a figure must be worse to be a regression. Figures that depend on a clock vary by a tenth, and
 * sometimes by a fifth, even relative to the yardstick (decision 0010). Sizes do not vary, but a little more code in a bundle
 * is not a regression.
 */
export const THRESHOLDS = { clock: 1.25, size: 1.1 } as const

/** A figure and its record. `timesWorse` is 1 for a figure as good as recorded, and 2 for a figure half as good. */
export interface Compared {
  readonly section: string
  readonly name: string
  readonly unit: string
  readonly recorded: number
  readonly now: number
  /** The figure scaled to the pace that the machine had when the record was made. */
  readonly paced: number
  readonly timesWorse: number
  readonly threshold: number
  readonly regression: boolean
}

/**
 * The recorded value, the new value, and the threshold of their ratio. The values are relative to the yardstick if both runs measured it.
 */
const comparable = (recorded: Figure, now: Figure): readonly [number, number, number] =>
  recorded.perYardstick === undefined || now.perYardstick === undefined
    ? [recorded.value, now.value, THRESHOLDS.size]
    : [recorded.perYardstick, now.perYardstick, THRESHOLDS.clock]

const compareFigure = (section: string, recorded: Figure, now: Figure): Compared => {
  const [before, after, threshold] = comparable(recorded, now)
  const timesWorse = now.better === 'higher' ? before / after : after / before
  return {
    section,
    name: now.name,
    unit: now.unit,
    recorded: recorded.value,
    now: now.value,
    paced: (recorded.value * after) / before,
    timesWorse,
    threshold,
    // A figure that is now NaN is a regression.
    regression: !(timesWorse <= threshold),
  }
}

/** Compares every figure that is recorded and has the property `better`. */
export const compare = (recorded: readonly SectionResult[], now: readonly SectionResult[]): readonly Compared[] =>
  now.flatMap(({ section, figures }) =>
    figures.flatMap((figure) => {
      const before = recorded
        .find((outcome) => outcome.section === section)
        ?.figures.find(({ name }) => name === figure.name)
      return before === undefined || figure.better === undefined ? [] : [compareFigure(section, before, figure)]
    }),
  )

/** The better of two comparisons for each figure: a figure that is slower only once was disturbed. */
export const better = (first: readonly Compared[], second: readonly Compared[]): readonly Compared[] =>
  first.map((one) => {
    const other = second.find(({ section, name }) => section === one.section && name === one.name)
    return other !== undefined && !(other.timesWorse >= one.timesWorse) ? other : one
  })
