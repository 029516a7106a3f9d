/** Everything that the entries export, and the types that this names: each with its docstring, its declaration and its page. */
import ts from 'typescript'
import { type Declared, declared } from './declaration.ts'
import { type Entry, entries, ROOT } from './entries.ts'
import { readSources, type Sources } from './program.ts'

/** One thing that a page tells of. */
export interface Item extends Declared {
  readonly name: string
  /** Its name in the source, where it is exported under another one. */
  readonly local: string
  readonly docs: string
  readonly isExported: boolean
  readonly symbol: ts.Symbol
  /** Types of this project that its declaration names. */
  readonly named: readonly ts.Symbol[]
}

/** An entry with what its page tells of, and what it exports that another page tells of. */
export interface Described {
  readonly entry: Entry
  readonly title: string
  readonly items: readonly Item[]
  readonly elsewhere: readonly ts.Symbol[]
  /** What a bundle for browsers may import, where that is not everything. */
  readonly inBrowsers: readonly string[] | null
}

const resolvedBy =
  (checker: ts.TypeChecker) =>
  (symbol: ts.Symbol): ts.Symbol =>
    (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)

const isOurs = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some((node) => {
    const file = node.getSourceFile().fileName
    return file.startsWith(ROOT) && !file.includes('/node_modules/')
  })

const OWN_PAGE = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class

/** The types of this project that a piece of source names, each once. */
const namedIn = (checker: ts.TypeChecker, nodes: readonly ts.Node[]): readonly ts.Symbol[] => {
  const found = new Set<ts.Symbol>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node)
      const resolved = symbol && resolvedBy(checker)(symbol)
      if (resolved !== undefined && (resolved.flags & OWN_PAGE) !== 0 && isOurs(resolved)) found.add(resolved)
    }
    ts.forEachChild(node, visit)
  }
  for (const node of nodes) visit(node)
  return [...found]
}

/** The first comment of a file says what the file models, and not what its first declaration is. */
const isTitle = (doc: ts.Node): boolean => !/[^\s]/.test(doc.getSourceFile().text.slice(0, doc.getStart()))

const docsOf = (symbol: ts.Symbol): string =>
  (symbol.declarations ?? [])
    .flatMap((node) =>
      ts
        .getJSDocCommentsAndTags(node)
        .filter((doc) => !isTitle(doc))
        .slice(-1),
    )
    .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '')
    .join('\n\n')

const itemOf = ({ checker }: Sources, symbol: ts.Symbol, name: string, isExported: boolean): Item => {
  const parts = (symbol.declarations ?? []).flatMap((node) => declared(checker, name, node) ?? [])
  const shown = parts.flatMap((part) => part.shown)
  return {
    name,
    local: symbol.name,
    kind: parts[0]?.kind ?? 'value',
    code: parts.map(({ code }) => code).join('\n\n'),
    docs: docsOf(symbol),
    isExported,
    symbol,
    shown,
    named: namedIn(checker, shown).filter((one) => one !== symbol),
  }
}

/** Types that others name without their being exported, found from one to the next. */
const reachedFrom = (sources: Sources, items: readonly Item[], known: Set<ts.Symbol>): readonly Item[] => {
  const found: Item[] = []
  const visit = (item: Item): void => {
    for (const symbol of item.named) {
      if (known.has(symbol)) continue
      known.add(symbol)
      const reached = itemOf(sources, symbol, symbol.name, false)
      found.push(reached)
      visit(reached)
    }
  }
  for (const item of items) visit(item)
  return found
}

/** Every entry in order. What two entries export is told of on the page of the first. */
export const describeEntries = (of: readonly Entry[] = entries()): readonly Described[] => {
  const sources = readSources(of)
  const resolved = resolvedBy(sources.checker)
  const exportsOf = (file: string) => sources.exportsOf(file).map((one) => ({ name: one.name, symbol: resolved(one) }))
  const valuesOf = (of: readonly { readonly name: string; readonly symbol: ts.Symbol }[]) =>
    of.filter(({ symbol }) => (symbol.flags & ts.SymbolFlags.Value) !== 0).map(({ name }) => name)
  const known = new Set<ts.Symbol>()
  const exported = of.map((entry) => {
    const here = exportsOf(entry.source)
    const own = here.filter(({ symbol }) => !known.has(symbol))
    for (const { symbol } of own) known.add(symbol)
    const items = own.map(({ name, symbol }) => itemOf(sources, symbol, name, true))
    const elsewhere = here.filter((one) => !own.includes(one)).map(({ symbol }) => symbol)
    return { entry, items, elsewhere }
  })
  return exported.map(({ entry, items, elsewhere }) => ({
    entry,
    title: sources.titleOf(entry.source),
    items: [...items, ...reachedFrom(sources, items, known)],
    elsewhere,
    inBrowsers: entry.browserSource === null ? null : valuesOf(exportsOf(entry.browserSource)),
  }))
}

/** What a page would tell of without a word: it has no docstring, or it is something that no page can show. */
export const untold = (all: readonly Described[]): readonly string[] =>
  all
    .flatMap(({ entry, items }) =>
      items
        .filter(({ docs, code }) => docs === '' || code === '')
        .map(({ name, symbol }) => {
          const file = symbol.declarations?.[0]?.getSourceFile().fileName.replace(`${ROOT}/`, '')
          return `${name} of ${entry.name} has no docstring (${file}).`
        }),
    )
    .toSorted()
