/** Writes the pages of the API reference: one for each entry of the package, and one that leads to them. */
import { relative } from 'node:path/posix'
import type ts from 'typescript'
import { dataEntries } from './entries.ts'
import { type Described, describeEntries, type Item } from './items.ts'
import { anchors, firstSentence, paragraph } from './markdown.ts'

const SECTIONS = [
  { title: 'Functions', kind: 'function' },
  { title: 'Classes', kind: 'class' },
  { title: 'Values', kind: 'value' },
  { title: 'Types', kind: 'type' },
] as const

const FURTHER = 'Further types'

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }) || (a.name < b.name ? 1 : -1)

interface Section {
  readonly title: string
  readonly items: readonly Item[]
}

/** What a page tells of, in its order. */
const sectionsOf = ({ items }: Described): readonly Section[] =>
  [
    ...SECTIONS.map(({ title, kind }) => ({
      title,
      items: items.filter((item) => item.isExported && item.kind === kind).toSorted(byName),
    })),
    { title: FURTHER, items: items.filter(({ isExported }) => !isExported).toSorted(byName) },
  ].filter((section) => section.items.length > 0)

const headingsOf = (described: Described): readonly (readonly [string, ts.Symbol | null])[] => [
  [described.entry.name, null],
  ...sectionsOf(described).flatMap(({ title, items }): readonly (readonly [string, ts.Symbol | null])[] => [
    [title, null],
    ...items.map(({ name, symbol }) => [name, symbol] as const),
  ]),
]

/** Where each symbol is told of, and by which name. */
interface Place {
  readonly page: string
  readonly anchor: string
  readonly name: string
  readonly docs: string
}

const placesOf = (all: readonly Described[]): ReadonlyMap<ts.Symbol, Place> => {
  const places = new Map<ts.Symbol, Place>()
  for (const described of all) {
    const headings = headingsOf(described)
    const slugs = anchors(headings.map(([heading]) => heading))
    for (const [index, [name, symbol]] of headings.entries()) {
      const docs = described.items.find((item) => item.symbol === symbol)?.docs ?? ''
      if (symbol) places.set(symbol, { page: described.entry.page, anchor: slugs[index] ?? '', name, docs })
    }
  }
  return places
}

type Link = (symbol: ts.Symbol) => string

const linkFrom =
  (page: string, places: ReadonlyMap<ts.Symbol, Place>): Link =>
  (symbol) => {
    const place = places.get(symbol)
    if (place === undefined) return `\`${symbol.name}\``
    return `[\`${place.name}\`](${place.page === page ? '' : place.page}#${place.anchor})`
  }

/** The name of a type in the source may be another one than that by which it is exported. */
const seeOf = (symbol: ts.Symbol, link: Link): string =>
  link(symbol).startsWith(`[\`${symbol.name}\``) ? link(symbol) : `${link(symbol)} (\`${symbol.name}\` in the source)`

const told = (item: Item, link: Link): string => {
  const named = item.named.length === 0 ? '' : `See ${item.named.map((symbol) => seeOf(symbol, link)).join(', ')}.\n\n`
  const docs = item.docs === '' ? '' : `${paragraph(item.docs)}\n\n`
  return `### ${item.name}\n\n${docs}\`\`\`ts\n${item.code}\n\`\`\`\n\n${named}`
}

const FURTHER_NOTE = `Parts of the types above that have no export of their own. Name them through what they are part of, such as \`Game['turn']\`.

`

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`

const contents = ({ title, items }: Section, link: Link): string =>
  row([title, '']) +
  row(['---', '---']) +
  items.map((item) => row([link(item.symbol), firstSentence(item.docs)])).join('')

const pageOf = (described: Described, places: ReadonlyMap<ts.Symbol, Place>): string => {
  const { entry, title, elsewhere, inBrowsers } = described
  const link = linkFrom(entry.page, places)
  const sections = sectionsOf(described)
  const others = elsewhere.map((symbol) => row([link(symbol), firstSentence(places.get(symbol)?.docs ?? '')]))
  return [
    `# ${entry.name}\n\n${paragraph(title)}\n\n`,
    inBrowsers === null
      ? ''
      : `In a bundle for browsers there is only ${inBrowsers.map((name) => `\`${name}\``).join(', ')}; the rest needs Node.\n\n`,
    ...sections.filter((section) => section.title !== FURTHER).map((section) => `${contents(section, link)}\n`),
    others.length === 0 ? '' : `${row(['Exported here too', ''])}${row(['---', '---'])}${others.join('')}\n`,
    ...sections.map(
      (section) =>
        `## ${section.title}\n\n${section.title === FURTHER ? FURTHER_NOTE : ''}${section.items.map((item) => told(item, link)).join('')}`,
    ),
  ]
    .join('')
    .replace(/\n+$/, '\n')
}

const INDEX_INTRO = `# API reference

What \`ptcg-turn-engine\` exports, written from the docstrings by \`npm run docs\`. There is a page for each entry of the package; its title is what you
import from.

`

const INDEX_NOTES = `
What holds everywhere:

- **Refused is data.** Where something can be refused, the answer is an \`Either\` of fp-ts (\`E.Either\` in the declarations): the reasons on the left, what was asked
  for on the right. What takes an event or JSON as \`unknown\` takes anything and never throws.
- **Nothing is changed.** A game is plain, readonly data. What plays an event gives a new game and leaves the old one as it is.
- **Numbers are whole.** Damage and HP are in points, 10 for each damage counter. A player is 0 or 1. A card or a Pokémon is a number that is its own within one game;
  what is printed on a card is its definition, which has an id such as \`swsh1-36\`.
- **Rules have ids**, such as \`T2C.1\`. [The rules](../rules.md) lists them with their sources; the [glossary](../glossary.md) explains the words of the game.

Declarations stand as they are written in the source, functions without their bodies. Types that are not exported, but are named by others, are told of as well.
`

const dataLinks = (): string => {
  const links = dataEntries().map(({ name, file }) => `- [\`${name}\`](${relative('docs/api', file)})\n`)
  return links.length === 0 ? '' : `\nThe package also exports data:\n\n${links.join('')}`
}

const indexPage = (all: readonly Described[]): string =>
  INDEX_INTRO +
  row(['Entry', 'What it is']) +
  row(['---', '---']) +
  all.map(({ entry, title }) => row([`[\`${entry.name}\`](${entry.page})`, firstSentence(title)])).join('') +
  INDEX_NOTES +
  dataLinks()

/** Every page by its path from the root of the project. */
export const referencePages = (all: readonly Described[] = describeEntries()): ReadonlyMap<string, string> => {
  const places = placesOf(all)
  return new Map([
    ['docs/api/README.md', indexPage(all)],
    ...all.map((described) => [`docs/api/${described.entry.page}`, pageOf(described, places)] as const),
  ])
}
