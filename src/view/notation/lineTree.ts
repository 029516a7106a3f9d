/** Writes nested lists as one word that needs no escaping in a URL, such as `3~(A~)~x!20y`, and reads it back. */

/** A text, or a list of trees. */
export type LineTree = string | readonly LineTree[]

/** Characters that are written as they are. */
const PLAIN = /^[\w.-]$/
const encoder = new TextEncoder()

/** Escapes a text: all other characters are written as their UTF-8 bytes, such as `!20` for a space. */
const escaped = (text: string): string =>
  [...text]
    .map((sign) =>
      PLAIN.test(sign)
        ? sign
        : [...encoder.encode(sign)].map((byte) => `!${byte.toString(16).padStart(2, '0')}`).join(''),
    )
    .join('')

const unescaped = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('!', '%'))
  } catch {
    return null
  }
}

const item = (tree: LineTree): string => {
  const inner = typeof tree === 'string' ? escaped(tree) : treeToText(tree)
  return typeof tree === 'string' || inner === '' ? inner : `(${inner})`
}

/** Writes a list as text. Empty items at the end are left out. */
export const treeToText = (list: readonly LineTree[]): string => {
  const items = list.map(item)
  while (items.at(-1) === '') items.pop()
  return items.join('~')
}

const DEEPEST = 6

/** A nested list being read: where it begins, and its items so far. */
interface Open {
  readonly list: LineTree[]
  readonly from: number
}

/** The list that a text stands for, or the position of the first error, counted from 0. */
export const treeFromText = (text: string): readonly LineTree[] | { readonly wrongAt: number } => {
  const open: Open[] = [{ list: [], from: 0 }]
  let at = 0
  // True if an item has been read since the last separator: a second one would be an error.
  let filled = false
  for (; at <= text.length; at += 1) {
    const sign = text[at]
    const here = open.at(-1)
    if (here === undefined) return { wrongAt: at }
    if (sign === '(') {
      if (filled || open.length === DEEPEST) return { wrongAt: at }
      open.push({ list: [], from: at })
    } else if (sign === '~' || sign === ')' || sign === undefined) {
      if (!filled) here.list.push('')
      filled = false
      if (sign === ')') {
        open.pop()
        if (open.length === 0) return { wrongAt: at }
        open.at(-1)?.list.push(here.list)
        filled = true
      }
    } else {
      if (filled) return { wrongAt: at }
      const end = endOfItem(text, at)
      const read = unescaped(text.slice(at, end))
      if (end === at || read === null) return { wrongAt: at }
      here.list.push(read)
      filled = true
      at = end - 1
    }
  }
  const [root, inner] = open
  return inner === undefined && root !== undefined ? root.list : { wrongAt: inner?.from ?? 0 }
}

const IN_ITEM = /[\w.!-]/

const endOfItem = (text: string, from: number): number => {
  let at = from
  while (at < text.length && IN_ITEM.test(text[at] as string)) at += 1
  return at
}
