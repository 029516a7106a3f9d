/** Cuts the text of a card into words, numbers and signs, which the grammar reads one by one. */
import { ENERGY_TYPES } from 'ptcg-turn-engine/model'

const TYPE = new RegExp(`^(?:${ENERGY_TYPES.join('|')})`)

/** Splits Energy symbols, which are printed without spaces: `ColorlessColorless` is two words. */
const symbols = (word: string): readonly string[] => {
  const [first] = TYPE.exec(word) ?? []
  if (first === undefined || first === word) return [word]
  const rest = symbols(word.slice(first.length))
  return TYPE.test(rest[0] ?? '') ? [first, ...rest] : [word]
}

/** Matches a marked name, a word (with a full stop only between digits), or one sign. */
const WORD = /«[^»]*»|'s(?![A-Za-z])|[\p{L}\p{N}](?:[\p{L}\p{N}'&–-]|(?<=\d)\.(?=\d))*|\S/gu

const withoutGenitive = (word: string): readonly string[] =>
  word.length > 2 && word.endsWith("'s") ? [word.slice(0, -2), "'s"] : [word]

/** Returns the words of a text. All apostrophes are unified, and `'s` is a separate word. Upper case is kept, because names need it. */
export const tokensOf = (text: string): readonly string[] =>
  (text.replaceAll('’', "'").replaceAll('‑', '-').match(WORD) ?? []).flatMap(withoutGenitive).flatMap(symbols)

/** Marks a name as one word, which is not read further. */
export const markName = (name: string): string => `«${name}»`

/** Returns the name in a marked word, or null for any other word. */
export const unmarkName = (word: string): string | null => (word.startsWith('«') ? word.slice(1, -1) : null)
