/** Parses words by a grammar into all their possible meanings. If one text has two meanings, the grammar has an error. */
import { dequal } from 'dequal'
import nearley from 'nearley'
import type { Meanings } from './meanings.ts'
import { type Category, CONTRADICTORY, type Production, wordings } from './productions.ts'
import { tokensOf } from './tokens.ts'

/** For some categories, a function that recognizes a word by its form, such as a number or a name, and returns its meaning or null. */
export type Recognizers = { readonly [Name in Category]?: (word: string) => Meanings[Name] | null }

/** Returns every meaning of some words in a category; empty if the words are not understood. */
export type Parse = <Name extends Category>(category: Name, words: readonly string[]) => readonly Meanings[Name][]

/** The maximum number of words that are parsed; no card text has more. */
const MAX_WORDS = 120

const different = <Value>(values: readonly Value[]): readonly Value[] =>
  values.filter((one, index) => values.findIndex((other) => dequal(one, other)) === index)

const categoriesOf = (productions: readonly Production[]): ReadonlySet<string> =>
  new Set(productions.map(({ category }) => category))

/** Makes a parser for a grammar. The productions are compiled once. Throws if a slot has a category that nothing produces. */
export const parserOf = (productions: readonly Production[], recognizers: Recognizers): Parse => {
  const categories = categoriesOf(productions)
  const compiled: nearley.ParserRule[] = []
  for (const [category, recognize] of Object.entries(recognizers))
    compiled.push({
      name: category,
      symbols: [{ test: (word: string) => recognize(word) !== null }],
      postprocess: ([word]: readonly string[]) => recognize(word ?? ''),
    })
  for (const production of productions)
    for (const parts of wordings(production, tokensOf)) {
      const unknown = parts.find(
        (part) => 'slot' in part && !categories.has(part.category) && !(part.category in recognizers),
      )
      if (unknown !== undefined) throw new Error(`"${production.says}" has a slot that nothing fills.`)
      compiled.push({
        name: production.category,
        symbols: parts.map((part) =>
          'slot' in part ? part.category : { test: (word: string) => word.toLowerCase() === part.word },
        ),
        postprocess: (found: readonly unknown[], _at: number | undefined, reject: object | undefined) => {
          const slots: Record<string, unknown> = {}
          for (const [index, part] of parts.entries()) if ('slot' in part) slots[part.slot] = found[index]
          const meaning = (production.means as (slots: unknown) => unknown)(slots)
          return meaning === CONTRADICTORY ? reject : meaning
        },
      })
    }
  const grammars = new Map<string, nearley.Grammar>()
  const grammarFrom = (start: string): nearley.Grammar => {
    const known = grammars.get(start)
    if (known !== undefined) return known
    const grammar = nearley.Grammar.fromCompiled({ ParserRules: compiled, ParserStart: start })
    grammars.set(start, grammar)
    return grammar
  }
  return <Name extends Category>(category: Name, words: readonly string[]): readonly Meanings[Name][] => {
    if (words.length > MAX_WORDS) return []
    const parser = new nearley.Parser(grammarFrom(category))
    // Error reports are not needed, and take long to compose.
    ;(parser as unknown as { reportError: () => string }).reportError = () => ''
    try {
      parser.feed(words as unknown as string)
    } catch {
      return []
    }
    return different((parser.results ?? []) as readonly Meanings[Name][])
  }
}
