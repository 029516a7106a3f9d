/** The shape of a section of the benchmark: a measurement, its figures, and the targets that the figures should meet. */

/** A measured number. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The spread of the rounds: half the distance between their quartiles, relative to the median. */
  readonly spread?: number
}

/** A target for a figure. */
export interface FigureTarget {
  readonly figure: string
  readonly says: string
  readonly atLeast?: number
  readonly atMost?: number
}

/** The options for running a section. */
export interface SectionRun {
  /** True for a short run, which only tests that everything works. Its figures mean nothing. */
  readonly quick: boolean
  /** The number of games in the section about the heap, if one was given. */
  readonly games?: number
  /** Called with the finished part of the section, from 0 to 1. */
  readonly progress: (done: number) => void
}

export interface Section {
  readonly title: string
  /** A few sentences about how to read the figures. */
  readonly reading: string
  readonly targets: readonly FigureTarget[]
  readonly measure: (run: SectionRun) => Promise<readonly Figure[]>
}

/** The result of a section. */
export interface SectionResult {
  readonly section: string
  readonly title: string
  readonly reading: string
  readonly figures: readonly Figure[]
  readonly targets: readonly (FigureTarget & { readonly actual: number; readonly met: boolean })[]
}

/** Finds the figure with this name. Throws if there is none. */
export const figureNamed = (figures: readonly Figure[], name: string): Figure => {
  const found = figures.find((figure) => figure.name === name)
  if (found === undefined) throw new Error(`No figure is named ${name}.`)
  return found
}

/** The value with six significant digits, which are always enough. */
const rounded = (value: number): number => Number(value.toPrecision(6))

const roundedFigure = (figure: Figure): Figure => ({
  ...figure,
  value: rounded(figure.value),
  ...(figure.spread === undefined ? {} : { spread: rounded(figure.spread) }),
})

/** The result of a section: its figures, and whether they meet its targets. */
export const sectionOutcome = (
  section: string,
  { title, reading, targets }: Section,
  measured: readonly Figure[],
): SectionResult => {
  const figures = measured.map(roundedFigure)
  return {
    section,
    title,
    reading,
    figures,
    targets: targets.map((target) => {
      const actual = figureNamed(figures, target.figure).value
      const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = target
      return { ...target, actual, met: actual >= atLeast && actual <= atMost }
    }),
  }
}
