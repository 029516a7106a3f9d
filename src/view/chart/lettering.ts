/** Estimates how much room a text takes in a drawing, from its letters. The estimate is generous and needs no browser. */

/** The text styles of a drawing, each with its class in the style sheet. */
export const LETTERINGS = {
  title: { size: 22, lineHeight: 30, mono: false, bold: true },
  name: { size: 15, lineHeight: 21, mono: false, bold: true },
  rules: { size: 10, lineHeight: 15, mono: true, bold: false },
  says: { size: 12, lineHeight: 16, mono: false, bold: false },
  event: { size: 11, lineHeight: 16, mono: true, bold: true },
  clause: { size: 10.5, lineHeight: 14, mono: true, bold: false },
  reason: { size: 11, lineHeight: 14, mono: false, bold: false },
  action: { size: 10.5, lineHeight: 14, mono: true, bold: false },
  gap: { size: 6, lineHeight: 6, mono: false, bold: false },
} as const

export type Lettering = keyof typeof LETTERINGS

/** One line of text. */
export interface TextLine {
  readonly lettering: Lettering
  readonly text: string
  /** The tooltip of the line. */
  readonly hint?: string
  /** The rest of the same line, in another style. */
  readonly then?: TextLine
}

/** The space between two texts on the same line. */
export const WORD_GAP = 8

const letterWidth = (letter: string): number => {
  if (/[iljtfrI.,:;'’|!()[\]/ ]/.test(letter)) return 0.34
  if (/[mwMW@—→]/.test(letter)) return 0.92
  if (/\p{Lu}/u.test(letter)) return 0.7
  return 0.575
}

/** The properties of a typeface that decide how wide a letter is. */
export interface Face {
  readonly size: number
  readonly mono: boolean
  readonly bold: boolean
}

export const textWidth = (text: string, { size, mono, bold }: Face): number => {
  const letters = [...text]
  const width = mono ? letters.length * 0.615 : letters.reduce((sum, letter) => sum + letterWidth(letter), 0)
  return width * size * (bold && !mono ? 1.06 : 1)
}

export const widthOf = ({ lettering, text, then }: TextLine): number =>
  textWidth(text, LETTERINGS[lettering]) + (then ? WORD_GAP + widthOf(then) : 0)

export const heightOf = (line: TextLine): number => LETTERINGS[line.lettering].lineHeight

/** The size of several lines set below each other. */
export const extentOf = (lines: readonly TextLine[]): { readonly width: number; readonly height: number } => ({
  width: Math.ceil(Math.max(0, ...lines.map(widthOf))),
  height: lines.reduce((sum, line) => sum + heightOf(line), 0),
})

/** Breaks text into lines no wider than `width`, except that a single word may be wider. */
export const wrap = (lettering: Lettering, text: string, width: number): readonly TextLine[] => {
  const lines: TextLine[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = last && { lettering, text: `${last.text} ${word}` }
    if (longer && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push({ lettering, text: word })
  }
  return lines
}
