/** Splits a text into lines with their depth, and unifies spaces, quotes and bullets, which differ from copy to copy. */

/** 0 for an action, 1 for its consequence, 2 for a list under either. */
export type Depth = 0 | 1 | 2

export interface Line {
  /** Counted from 1. */
  readonly number: number
  readonly depth: Depth
  readonly text: string
}

/** Unifies the variants of quotes and spaces. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02BC\u00B4`]/g, "'")
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')

const CHILD = /^\s*[-–]\s+(?=\S)/
const BULLET = /^(?<indent>\s*)[•·]\s*(?=\S)/

/**
 * Returns the depth of a line. Some copies have bullets in place of dashes; there, an indented bullet marks a consequence, and a bullet at
 * the margin marks a list.
 */
const depthOf = (raw: string, dashes: boolean): Depth => {
  if (CHILD.test(raw)) return 1
  const indent = BULLET.exec(raw)?.groups?.indent
  if (indent === undefined) return 0
  return dashes || indent === '' ? 2 : 1
}

/** Returns the lines that are not empty. */
export const logLines = (text: string): readonly Line[] => {
  const raw = plain(text).split(/\r\n|[\n\r\u2028\u2029]/)
  const dashes = raw.some((line) => CHILD.test(line))
  return raw.flatMap((line, at) => {
    const said = line.replace(CHILD, '').replace(BULLET, '').trim()
    return said === '' ? [] : [{ number: at + 1, depth: depthOf(line, dashes), text: said }]
  })
}
