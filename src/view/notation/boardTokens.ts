/** Cuts a line of a board that is drawn as text into words, quoted names and marks, each with the column where it begins. */
import { unquote } from './names.ts'

/** A word, a quoted name, or one of the marks; `end` follows the last token of a line. */
export interface Token {
  readonly kind: 'word' | 'quoted' | 'mark' | 'end'
  /** For a quoted name, the text inside the quotes. */
  readonly text: string
  /** Counted from 1. */
  readonly column: number
}

const MARKS = new Set(['<', '{', '}', '[', ']', '(', ')', ',', ';'])
const isSpace = (sign: string): boolean => sign === ' ' || sign === '\t' || sign === '\r'

/** The position after a quoted name's last quote; the end of the line if the quote is not closed. */
const endOfQuoted = (line: string, from: number): number => {
  for (let at = from + 1; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1
    else if (line[at] === '"') return at + 1
  }
  return line.length
}

const endOfWord = (line: string, from: number): number => {
  let at = from
  while (at < line.length && !isSpace(line[at] as string) && !MARKS.has(line[at] as string) && line[at] !== '"') at += 1
  return at
}

/** The tokens of a line in order. A quoted name whose quote is not closed becomes a mark with the text `"`. */
export const boardTokens = (line: string): readonly Token[] => {
  const tokens: Token[] = []
  let at = 0
  while (at < line.length) {
    const sign = line[at] as string
    const column = at + 1
    if (isSpace(sign)) at += 1
    else if (MARKS.has(sign)) {
      tokens.push({ kind: 'mark', text: sign, column })
      at += 1
    } else if (sign === '"') {
      const end = endOfQuoted(line, at)
      const text = unquote(line.slice(at, end))
      tokens.push(text === null ? { kind: 'mark', text: '"', column } : { kind: 'quoted', text, column })
      at = end
    } else {
      const end = endOfWord(line, at)
      tokens.push({ kind: 'word', text: line.slice(at, end), column })
      at = end
    }
  }
  return [...tokens, { kind: 'end', text: '', column: line.length + 1 }]
}
