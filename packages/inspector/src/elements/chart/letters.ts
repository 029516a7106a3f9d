/** The letterings of the chart on a page, and words set at a place. */
import { type Face, textWidth } from 'ptcg-turn-engine/chart'

/** Each style of writing, with the class that the style sheet knows. */
export const WORDS = {
  title: { size: 22, mono: false, bold: true, line: 30 },
  name: { size: 14, mono: false, bold: true, line: 21 },
  rules: { size: 9.5, mono: true, bold: false, line: 14 },
  event: { size: 11, mono: true, bold: true, line: 17 },
  clause: { size: 11, mono: false, bold: false, line: 15 },
  otherwise: { size: 11, mono: false, bold: false, line: 15 },
  inner: { size: 10.5, mono: false, bold: false, line: 18 },
} as const satisfies Readonly<Record<string, Face & { readonly line: number }>>

export type PageLettering = keyof typeof WORDS

export interface DrawnWord {
  readonly lettering: PageLettering
  readonly text: string
  /** Where it begins, on its baseline. */
  readonly x: number
  readonly y: number
  /** Which clause of the transition it names, if it does. */
  readonly clause?: number
}

/** The longest text that is written out: a chart from elsewhere may have names without end. */
const LONGEST = 60

export const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

export const wordWidth = (lettering: PageLettering, text: string): number =>
  Math.ceil(textWidth(shortened(text), WORDS[lettering]))

/** A word in a line that begins that far down. */
export const wordAt = (lettering: PageLettering, text: string, x: number, top: number): DrawnWord => {
  const { size, line } = WORDS[lettering]
  return { lettering, text: shortened(text), x, y: top + line / 2 + size * 0.35 }
}
