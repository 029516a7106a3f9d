/** Defines the text styles of the chart on a page, and places words at a position. */
import { type Face, textWidth } from 'ptcg-turn-engine/chart'

/** The text styles, each with its class in the style sheet. */
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
  /** The position of the start of the baseline. */
  readonly x: number
  readonly y: number
  /** The index of the clause that the word names, if any. */
  readonly clause?: number
}

/** The maximum length of a drawn text: a foreign chart may have very long names. */
const MAX_LENGTH = 60

export const shorten = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text)

export const wordWidth = (lettering: PageLettering, text: string): number =>
  Math.ceil(textWidth(shorten(text), WORDS[lettering]))

/** A word in a line whose upper edge is at `top`. */
export const wordAt = (lettering: PageLettering, text: string, x: number, top: number): DrawnWord => {
  const { size, line } = WORDS[lettering]
  return { lettering, text: shorten(text), x, y: top + line / 2 + size * 0.35 }
}
