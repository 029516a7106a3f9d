/** The API reference tells of everything that the package exports, as the docstrings say it today. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Entry, entries, ROOT } from '../../scripts/documents/reference/entries.ts'
import { type Described, describeEntries, untold } from '../../scripts/documents/reference/items.ts'
import { anchors } from '../../scripts/documents/reference/markdown.ts'
import { referencePages } from '../../scripts/documents/reference/pages.ts'

/** To read every source takes seconds, and many of them while other tests run. */
const PATIENCE = 240_000
const FOLDER = 'docs/api'

describe('the reference of the package', () => {
  let all: readonly Described[] = []
  let pages: ReadonlyMap<string, string> = new Map()
  beforeAll(() => {
    all = describeEntries()
    pages = referencePages(all)
  }, PATIENCE)

  test('is fresh', () => {
    const written = readdirSync(join(ROOT, FOLDER)).map((name) => `${FOLDER}/${name}`)
    expect(written.toSorted(), 'npm run docs').toEqual([...pages.keys()].toSorted())
    const stale = written.filter((path) => readFileSync(join(ROOT, path), 'utf8') !== pages.get(path))
    expect(stale, 'These pages are stale: run npm run docs.').toEqual([])
  })

  test('has a page for every entry with code, and the index leads to each', () => {
    const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly exports: object }
    const code = Object.values(exports).filter((target) => typeof target === 'object')
    expect(entries()).toHaveLength(code.length)
    for (const { page } of entries()) {
      expect(pages.has(`${FOLDER}/${page}`), page).toBe(true)
      expect(pages.get(`${FOLDER}/README.md`)).toContain(`](${page})`)
    }
  })

  test('leaves nothing without a docstring', () => {
    expect(untold(all)).toEqual([])
  })

  test('has only links that lead somewhere', () => {
    const headings = (page: string): readonly string[] =>
      [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading)
    const targets = new Map([...pages].map(([path, page]) => [path, new Set(anchors(headings(page)))]))
    for (const [path, page] of pages)
      for (const [, file = '', anchor] of page.matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)) {
        const target = file === '' ? path : join(dirname(path), file)
        expect(pages.has(target) || existsSync(join(ROOT, target)), `${path}: ${file}`).toBe(true)
        if (anchor !== undefined) expect(targets.get(target)?.has(anchor), `${path}: ${file}#${anchor}`).toBe(true)
      }
  })

  test('says nothing of the machine that it was written on', () => {
    for (const page of pages.values()) expect(page).not.toContain(ROOT)
  })
})

describe('a page', () => {
  const entry: Entry = {
    name: 'some/entry',
    source: 'test/docs/reference/entry.ts',
    browserSource: null,
    page: 'entry.md',
  }
  let all: readonly Described[] = []
  let page = ''
  beforeAll(() => {
    all = describeEntries([entry])
    page = referencePages(all).get('docs/api/entry.md') ?? ''
  }, PATIENCE)

  test('shows a function without its body, and what may be left out', () => {
    expect(page).toContain('function act(options?: Options, word?: Word): string\n')
    expect(page).toContain('See [`Options`](#options), [`Word`](#word).')
  })

  test('shows what a type comes to that is computed from a list', () => {
    expect(page).toContain("type Word = 'heads' | 'tails'\n")
  })

  test('shows a type under the name by which it is exported', () => {
    expect(page).toContain('### Renamed\n\nWhat is told.\n\n```ts\ninterface Renamed {\n')
  })

  test('tells of types that are only named by others', () => {
    expect(page).toMatch(/## Further types.*### Options\n\nHow something is done\./s)
  })

  test('keeps to itself what is private in a class', () => {
    expect(page).toContain('class Shown {\n  /** Counts on. */\n  next(by: number): number\n}')
  })

  test('misses the docstring of what has none: what a file models is not what its first declaration is', () => {
    expect(untold(all)).toEqual([
      'bare of some/entry has no docstring (test/docs/reference/entry.ts).',
      'first of some/entry has no docstring (test/docs/reference/first.ts).',
    ])
  })
})

test('headings that GitHub would give the same anchor are numbered', () => {
  expect(anchors(['Request', 'some/entry', 'request', 'Further types'])).toEqual([
    'request',
    'someentry',
    'request-1',
    'further-types',
  ])
})
